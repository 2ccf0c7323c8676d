import { ResponsiveImage } from '@fakos/shared-kit/ui/image';
import { Lightbox } from '@fakos/shared-kit/ui/lightbox';
import { type KeyboardEvent, type PointerEvent, type UIEvent, useRef, useState } from 'react';
import { getProductImage } from '../../../parts/product-tile/product-image.ts';
import { useText } from '../../../text.ts';
import styles from './gallery.module.css';
import { GalleryThumbnails } from './gallery-thumbnails.tsx';

const LARGE_SIZES = '(min-width: 87rem) 46rem, (min-width: 56rem) 52vw, 100vw';
const ENLARGED_SIZES = '100vw';
const MAX_WIDTH = 1600;
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

interface GalleryProps {
  /** Name of the product. */
  name: string;
  /** File names. */
  images: readonly string[];
  /** Alternative texts by file name; an image without one is described by the product's name. */
  alts: ReadonlyMap<string, string>;
}

/** A product's images: one large image, changed by swiping, arrow keys or thumbnails, and enlarged on click. */
export function Gallery({ name, images, alts }: GalleryProps) {
  const text = useText();
  const strip = useRef<HTMLElement>(null);
  const [shown, setShown] = useState(0);
  const [enlarged, setEnlarged] = useState<number>();
  const writtenAlt = (index: number) => alts.get(images[index] ?? '');
  const alt = (index: number) =>
    writtenAlt(index) || text('gallery.image', { name, number: index + 1, total: images.length });

  function show(index: number) {
    setShown(index);
    if (strip.current) strip.current.scrollLeft = strip.current.clientWidth * index;
  }

  function updateShownImage({ currentTarget }: UIEvent<HTMLElement>) {
    if (currentTarget.clientWidth === 0) return;
    setShown(Math.round(currentTarget.scrollLeft / currentTarget.clientWidth));
  }

  function stepWithArrowKeys(event: KeyboardEvent<HTMLElement>) {
    const next = shown + (STEPS[event.key] ?? 0);
    if (next === shown || !images[next]) return;
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
        onScroll={updateShownImage}
        onKeyDown={stepWithArrowKeys}
      >
        {images.map((file, index) => (
          <button
            key={file}
            type="button"
            className={styles.slide}
            title={text('gallery.enlarge')}
            aria-haspopup="dialog"
            tabIndex={index === shown ? 0 : -1}
            onClick={() => setEnlarged(index)}
            onPointerMove={setZoomOrigin}
          >
            <ResponsiveImage {...getProductImage(file, alt(index), LARGE_SIZES)} priority={index === 0} fit="cover" />
          </button>
        ))}
      </section>
      {images.length > 1 && (
        <>
          <p className={styles.position} aria-hidden="true">
            {shown + 1} / {images.length}
          </p>
          <GalleryThumbnails images={images} shown={shown} onShow={show} onEnlarge={setEnlarged} />
        </>
      )}
      <Lightbox
        label={text('gallery.title', { name })}
        count={images.length}
        getImage={(index) => getProductImage(images[index] ?? '', writtenAlt(index) || name, ENLARGED_SIZES, MAX_WIDTH)}
        shown={enlarged}
        onClose={() => setEnlarged(undefined)}
      />
    </div>
  );
}

/** The style sheet zooms the image around the pointer. */
function setZoomOrigin({ currentTarget, nativeEvent: { offsetX, offsetY } }: PointerEvent<HTMLElement>) {
  currentTarget.style.setProperty('--zoom-at', `${offsetX}px ${offsetY}px`);
}
