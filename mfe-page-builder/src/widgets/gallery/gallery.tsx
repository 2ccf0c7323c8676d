import { Lightbox, type LightboxPicture } from '@fakos/shared-kit/ui/lightbox';
import { Picture } from '@fakos/shared-kit/ui/picture';
import { useState } from 'react';
import { pictureOf } from '../../framework/image-source.ts';
import type { WidgetViewProps } from '../../framework/widget.ts';
import { useWidgetText } from '../../widget-text.ts';
import { type GalleryFields, type GalleryImage, readGalleryFields } from './gallery.fields.ts';
import styles from './gallery.module.css';

/** Pictures side by side, two at most on a phone; each opens large where the gallery has a lightbox. */
export function GalleryView({ stored }: WidgetViewProps) {
  const text = useWidgetText();
  const fields = readGalleryFields(stored);
  const [open, setOpen] = useState<number>();
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
                  onClick={() => setOpen(index)}
                >
                  <GalleryPicture image={{ ...image, alt: '' }} columns={columns} />
                </button>
              ) : (
                <div className={styles.frame}>
                  <GalleryPicture
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
          pictureAt={(index) => largeOf(images[index], text('gallery.image', { number: index + 1 }))}
          shown={open}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
}

/** A picture as the lightbox shows it; `unnamed` where nobody has described it. */
function largeOf(image: GalleryImage | undefined, unnamed: string): LightboxPicture {
  const { url = '', alt = '', caption = '' } = image ?? {};
  return { ...pictureOf(url), alt: alt || caption || unnamed, title: caption || alt };
}

function GalleryPicture({ image, columns }: { image: GalleryImage } & Pick<GalleryFields, 'columns'>) {
  const sizes = `auto, (min-width: 70rem) ${Math.round(62 / columns)}rem, ${columns === 1 ? 100 : 50}vw`;
  return <Picture {...pictureOf(image.url)} alt={image.alt} sizes={sizes} fit="cover" />;
}
