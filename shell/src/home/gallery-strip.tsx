import { imageUrl, placeholderUrl } from '@fakos/shared-kit/api/images/contract';
import type { GalleryImage } from '@fakos/shared-kit/api/settings/contract';
import { Container } from '@fakos/shared-kit/ui/container';
import { Picture } from '@fakos/shared-kit/ui/picture';
import { SectionHeading } from '@fakos/shared-kit/ui/section-heading';
import { useText } from '../text.ts';
import styles from './gallery-strip.module.css';

/** Spec section 9. */
const MAX_IMAGES = 12;
const PICTURE = { width: 640, height: 800 } as const;

/** The shop's pictures in a row that slides sideways. */
export function GalleryStrip({ images }: { images: readonly GalleryImage[] }) {
  const text = useText();
  return (
    <section aria-labelledby="home-gallery" className={styles.gallery}>
      <Container>
        <SectionHeading id="home-gallery" title={text('home.galleryTitle')} />
      </Container>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls must be reachable by keyboard */}
      <ul className={styles.strip} tabIndex={0} aria-labelledby="home-gallery">
        {images.slice(0, MAX_IMAGES).map((image) => (
          <li key={image.id} className={styles.item}>
            <figure>
              <Picture
                {...PICTURE}
                src={imageUrl('gallery', image.filename, 640)}
                srcSet={([320, 480, 640, 800] as const)
                  .map((width) => `${imageUrl('gallery', image.filename, width)} ${width}w`)
                  .join(', ')}
                sizes="(min-width: 48rem) 20rem, 70vw"
                fallbackSrc={placeholderUrl(PICTURE.width, PICTURE.height, 'Image Error')}
                alt={image.alt}
                fit="cover"
                className={styles.picture}
              />
              {image.title && <figcaption className={styles.caption}>{image.title}</figcaption>}
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
