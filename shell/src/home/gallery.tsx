import type { GalleryImage, HomeContent } from '@fakos/shared-kit/api/settings/contract';
import { Slot } from '@fakos/shared-kit/remote/slot';
import { Skeleton } from '@fakos/shared-kit/ui/skeleton';
import styles from './gallery.module.css';

interface GalleryProps {
  content: Partial<HomeContent>;
  images: readonly GalleryImage[];
}

/** The shop's pictures, drawn by whichever remote shows galleries. The home page's own style goes before the gallery's. */
export function Gallery({ content, images }: GalleryProps) {
  const look = content.gallery_homepage_style || content.gallery_style || 'grid';
  return <Slot name="home.gallery" images={images} look={look} skeleton={<GallerySkeleton look={look} />} />;
}

/** Rows of pictures have a height of their own; walls of tiles are higher than the screen. */
function GallerySkeleton({ look }: { look: HomeContent['gallery_style'] }) {
  return (
    <div className={styles.toCome} data-look={look} aria-busy="true">
      <Skeleton variant="box" height="100%" />
    </div>
  );
}
