import { placeholderUrl } from '@fakos/shared-kit/api/images/contract';
import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { Icon } from '@fakos/shared-kit/ui/icon';
import { IconButton } from '@fakos/shared-kit/ui/icon-button';
import { type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { useText } from '../../text.ts';
import styles from './lightbox.module.css';
import type { LightboxPicture } from './lightbox-pictures.ts';

/** A finger's way that turns to another picture, in pixels (spec section 9). */
const SWIPE_PX = 50;
const BROKEN = { width: 1200, height: 900 } as const;

interface LightboxProps {
  pictures: readonly LightboxPicture[];
  /** The picture that it opens with. */
  at: number;
  onClose: () => void;
}

/**
 * Pictures as large as the screen, one at a time (spec section 2). The browser's own dialog keeps the focus inside, gives
 * it back at the end and closes at Escape.
 */
export function Lightbox({ pictures, at, onClose }: LightboxProps) {
  const text = useText();
  const kitText = useKitText();
  const dialog = useRef<HTMLDialogElement>(null);
  const [index, setIndex] = useState(at);
  const picture = pictures[index];
  const goTo = (next: number) => next >= 0 && next < pictures.length && setIndex(next);
  const swipe = useSwipe((direction) => goTo(index + direction));

  useEffect(function open() {
    dialog.current?.showModal();
  }, []);
  useEffect(
    // At the ends a button goes, and the focus with it.
    function keepFocus() {
      if (index >= 0 && !dialog.current?.contains(document.activeElement)) dialog.current?.focus();
    },
    [index],
  );

  const turnByKey = (event: KeyboardEvent) => {
    if (event.key === 'ArrowLeft') goTo(index - 1);
    if (event.key === 'ArrowRight') goTo(index + 1);
  };
  const closeFromBackdrop = ({ target }: MouseEvent) => {
    const isContent = target instanceof Element && target.closest('img, button, figcaption') !== null;
    if (!isContent && !swipe.wasSwiped()) dialog.current?.close();
  };
  if (!picture) return null;
  return (
    <dialog
      ref={dialog}
      tabIndex={-1}
      aria-label={text('gallery.lightbox')}
      className={styles.lightbox}
      onClose={onClose}
      onKeyDown={turnByKey}
      onClick={closeFromBackdrop}
      {...swipe.watch}
    >
      <figure className={styles.stage}>
        <LargePicture key={picture.src} picture={picture} />
        <figcaption className={styles.words} aria-live="polite">
          <span className={styles.counter}>{text('gallery.at', { number: index + 1, total: pictures.length })}</span>
          {picture.title && <strong className={styles.title}>{picture.title}</strong>}
          {picture.text && picture.text !== picture.alt && <span>{picture.text}</span>}
        </figcaption>
      </figure>
      {index > 0 && (
        <IconButton
          className={`${styles.turn} ${styles.previous}`}
          label={kitText('actions.previous')}
          icon={<Icon name="arrow-left" />}
          onClick={() => goTo(index - 1)}
        />
      )}
      {index < pictures.length - 1 && (
        <IconButton
          className={`${styles.turn} ${styles.next}`}
          label={kitText('actions.next')}
          icon={<Icon name="arrow-right" />}
          onClick={() => goTo(index + 1)}
        />
      )}
      <IconButton
        className={`${styles.turn} ${styles.close}`}
        label={kitText('actions.close')}
        icon={<Icon name="close" />}
        onClick={() => dialog.current?.close()}
      />
    </dialog>
  );
}

function LargePicture({ picture: { src, srcSet, alt } }: { picture: LightboxPicture }) {
  const [failed, setFailed] = useState(false);
  return (
    <img
      src={failed ? placeholderUrl(BROKEN.width, BROKEN.height, 'Image Error') : src}
      srcSet={failed ? undefined : srcSet}
      sizes="100vw"
      alt={alt}
      draggable={false}
      className={styles.picture}
      onError={() => setFailed(true)}
    />
  );
}

/** A finger that goes left or right far enough. */
function useSwipe(onSwipe: (direction: 1 | -1) => void) {
  const from = useRef<number>(undefined);
  const swiped = useRef(false);
  return {
    /** Whether what just ended was a swipe: the click that follows it means nothing. */
    wasSwiped: () => swiped.current,
    watch: {
      onPointerDown: ({ clientX, isPrimary }: PointerEvent) => {
        from.current = isPrimary ? clientX : undefined;
        swiped.current = false;
      },
      onPointerUp: ({ clientX }: PointerEvent) => {
        if (from.current === undefined) return;
        const way = clientX - from.current;
        from.current = undefined;
        swiped.current = Math.abs(way) > SWIPE_PX;
        if (swiped.current) onSwipe(way < 0 ? 1 : -1);
      },
    },
  };
}
