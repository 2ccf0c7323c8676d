import { Lightbox } from '@fakos/shared-kit/ui/lightbox';
import { Picture } from '@fakos/shared-kit/ui/picture';
import { type KeyboardEvent, type PointerEvent, type UIEvent, useRef, useState } from 'react';
import { productPicture } from '../../parts/product-tile/product-picture.ts';
import { useText } from '../../text.ts';
import styles from './gallery.module.css';
import { GalleryThumbnails } from './thumbnails.tsx';

const LARGE_SIZES = '(min-width: 87rem) 46rem, (min-width: 56rem) 52vw, 100vw';
const ENLARGED_SIZES = '100vw';
const WIDEST = 1600;
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** A product's pictures: one large at a time, swiped or stepped sideways, chosen by its thumbnail, enlarged on a click. */
export function Gallery({ name, pictures }: { name: string; pictures: readonly string[] }) {
  const text = useText();
  const strip = useRef<HTMLElement>(null);
  const [shown, setShown] = useState(0);
  const [enlarged, setEnlarged] = useState<number>();
  const alt = (index: number) => text('gallery.picture', { name, number: index + 1, total: pictures.length });

  function show(index: number) {
    setShown(index);
    if (strip.current) strip.current.scrollLeft = strip.current.clientWidth * index;
  }

  function follow({ currentTarget }: UIEvent<HTMLElement>) {
    if (currentTarget.clientWidth === 0) return;
    setShown(Math.round(currentTarget.scrollLeft / currentTarget.clientWidth));
  }

  function step(event: KeyboardEvent<HTMLElement>) {
    const next = shown + (STEPS[event.key] ?? 0);
    if (next === shown || !pictures[next]) return;
    event.preventDefault();
    show(next);
    strip.current?.querySelectorAll('button')[next]?.focus({ preventScroll: true });
  }

  return (
    <div className={styles.gallery}>
      <section
        ref={strip}
        className={styles.strip}
        aria-label={text('gallery.title', { name })}
        onScroll={follow}
        onKeyDown={step}
      >
        {pictures.map((file, index) => (
          <button
            key={file}
            type="button"
            className={styles.slide}
            title={text('gallery.enlarge')}
            aria-haspopup="dialog"
            tabIndex={index === shown ? 0 : -1}
            onClick={() => setEnlarged(index)}
            onPointerMove={aimZoom}
          >
            <Picture {...productPicture(file, alt(index), LARGE_SIZES)} priority={index === 0} fit="cover" />
          </button>
        ))}
      </section>
      {pictures.length > 1 && (
        <>
          <p className={styles.position} aria-hidden="true">
            {shown + 1} / {pictures.length}
          </p>
          <GalleryThumbnails pictures={pictures} shown={shown} onShow={show} onEnlarge={setEnlarged} />
        </>
      )}
      <Lightbox
        label={text('gallery.title', { name })}
        count={pictures.length}
        pictureAt={(index) => productPicture(pictures[index] ?? '', name, ENLARGED_SIZES, WIDEST)}
        shown={enlarged}
        onClose={() => setEnlarged(undefined)}
      />
    </div>
  );
}

/** Under a mouse the picture grows around the pointer; the style sheet says how much, and for whom. */
function aimZoom({ currentTarget, nativeEvent: { offsetX, offsetY } }: PointerEvent<HTMLElement>) {
  currentTarget.style.setProperty('--zoom-at', `${offsetX}px ${offsetY}px`);
}
