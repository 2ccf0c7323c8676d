import type { GalleryFields } from '@fakos/contracts/widgets';
import { ResponsiveImage } from '@fakos/shared-kit/ui/image';
import { Lightbox, type LightboxImage } from '@fakos/shared-kit/ui/lightbox';
import { useState } from 'react';
import { getImageProps } from '../../framework/image-props.ts';
import type { WidgetViewProps } from '../../framework/widget.tsx';
import { useWidgetText } from '../../widget-text.ts';
import styles from './gallery.module.css';

type GalleryImage = GalleryFields['images'][number];

/** Images in columns, at most two on a phone. */
export function GalleryView({ fields }: WidgetViewProps<GalleryFields>) {
  const text = useWidgetText();
  const [openIndex, setOpenIndex] = useState<number>();
  const { images, columns, spacing, lightbox } = fields;
  if (images.length === 0) return <p className={styles.empty}>{text('gallery.empty')}</p>;
  return (
    <>
      <ul className={styles.grid} style={{ '--gallery-columns': columns, '--gallery-gap': spacing }}>
        {images.map((image, index) => (
          <li key={`${image.url}-${index}`}>
            <figure>
              {lightbox ? (
                <button
                  type="button"
                  className={styles.frame}
                  aria-label={text('gallery.open', { name: image.alt || text('gallery.image', { number: index + 1 }) })}
                  aria-haspopup="dialog"
                  onClick={() => setOpenIndex(index)}
                >
                  <GalleryImageView image={{ ...image, alt: '' }} columns={columns} />
                </button>
              ) : (
                <div className={styles.frame}>
                  <GalleryImageView
                    image={image.caption === image.alt ? { ...image, alt: '' } : image}
                    columns={columns}
                  />
                </div>
              )}
              {image.caption && <figcaption className={styles.caption}>{image.caption}</figcaption>}
            </figure>
          </li>
        ))}
      </ul>
      {lightbox && (
        <Lightbox
          count={images.length}
          getImage={(index) => getLightboxImage(images[index], text('gallery.image', { number: index + 1 }))}
          shown={openIndex}
          onClose={() => setOpenIndex(undefined)}
        />
      )}
    </>
  );
}

function getLightboxImage(image: GalleryImage | undefined, fallbackName: string): LightboxImage {
  const { url = '', alt = '', caption = '' } = image ?? {};
  return { ...getImageProps(url), alt: alt || caption || fallbackName, title: caption || alt };
}

function GalleryImageView({ image, columns }: { image: GalleryImage } & Pick<GalleryFields, 'columns'>) {
  const sizes = `auto, (min-width: 90rem) ${Math.round(84 / columns)}rem, ${columns === 1 ? 100 : 50}vw`;
  return <ResponsiveImage {...getImageProps(image.url)} alt={image.alt} sizes={sizes} fit="cover" />;
}
