import type { GalleryImage, HomeContent } from '@fakos/contracts/settings/contract';
import { Slot } from '@fakos/shared-kit/remote/slot';
import { Skeleton } from '@fakos/shared-kit/ui/skeleton';
import styles from './gallery.module.css';

interface GalleryProps {
  content: Partial<HomeContent>;
  images: readonly GalleryImage[];
}

/**
 * The shop's image gallery, rendered by a remote. The home page's gallery style takes precedence over the general one.
 */
export function Gallery({ content, images }: GalleryProps) {
  const style = content.gallery_homepage_style || content.gallery_style || 'grid';
  return <Slot name="home.gallery" images={images} look={style} skeleton={<GallerySkeleton look={style} />} />;
}

/** Placeholder with the height of the gallery style. */
function GallerySkeleton({ look }: { look: HomeContent['gallery_style'] }) {
  return (
    <div className={styles.skeleton} data-look={look} aria-busy="true">
      <Skeleton variant="box" height="100%" />
    </div>
  );
}
