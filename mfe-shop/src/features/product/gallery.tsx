import { Picture } from '@fakos/shared-kit/ui/picture';
import { type UIEvent, useRef, useState } from 'react';
import { productPicture } from '../../parts/product-tile/product-picture.ts';
import { useText } from '../../text.ts';
import styles from './gallery.module.css';

/** Thumbnails under the large picture; the last one counts the rest (spec section 9). */
export const THUMBNAILS = 4;
const LARGE_SIZES = '(min-width: 87rem) 46rem, (min-width: 56rem) 52vw, 100vw';
const THUMBNAIL_SIZES = '7rem';
const THUMBNAIL_WIDEST = 320;

/** A product's pictures: one large at a time, swiped or scrolled sideways, chosen by its thumbnail. */
export function Gallery({ name, pictures }: { name: string; pictures: readonly string[] }) {
  const text = useText();
  const strip = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(0);
  const alt = (index: number) => text('gallery.picture', { name, number: index + 1, total: pictures.length });

  function show(index: number) {
    setShown(index);
    if (strip.current) strip.current.scrollLeft = strip.current.clientWidth * index;
  }

  function follow({ currentTarget }: UIEvent<HTMLElement>) {
    if (currentTarget.clientWidth === 0) return;
    setShown(Math.round(currentTarget.scrollLeft / currentTarget.clientWidth));
  }

  return (
    <div className={styles.gallery}>
      <section
        ref={strip}
        className={styles.strip}
        aria-label={text('gallery.title', { name })}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable, so that the arrow keys can scroll it
        tabIndex={0}
        onScroll={follow}
      >
        {pictures.map((file, index) => (
          <Picture
            key={file}
            {...productPicture(file, alt(index), LARGE_SIZES)}
            priority={index === 0}
            fit="cover"
            className={styles.large}
          />
        ))}
      </section>
      {pictures.length > 1 && (
        <>
          <p className={styles.position} aria-hidden="true">
            {shown + 1} / {pictures.length}
          </p>
          <Thumbnails pictures={pictures} shown={shown} onShow={show} />
        </>
      )}
    </div>
  );
}

interface ThumbnailsProps {
  pictures: readonly string[];
  shown: number;
  onShow: (index: number) => void;
}

function Thumbnails({ pictures, shown, onShow }: ThumbnailsProps) {
  const text = useText();
  const [all, setAll] = useState(false);
  const listed = all ? pictures : pictures.slice(0, THUMBNAILS);
  const rest = pictures.length - listed.length;
  return (
    <div className={styles.thumbnails}>
      {listed.map((file, index) => {
        const counts = rest > 0 && index === THUMBNAILS - 1;
        const open = () => {
          if (counts) setAll(true);
          onShow(index);
        };
        return (
          <button
            key={file}
            type="button"
            className={styles.thumbnail}
            aria-label={counts ? text('gallery.more', { count: rest }) : text('gallery.show', { number: index + 1 })}
            aria-current={index === shown ? 'true' : undefined}
            onClick={open}
          >
            <Picture {...productPicture(file, '', THUMBNAIL_SIZES, THUMBNAIL_WIDEST)} fit="cover" />
            {counts && <span className={styles.rest}>+{rest}</span>}
          </button>
        );
      })}
    </div>
  );
}
