import { Dialog as Base } from '@base-ui/react/dialog';
import { type MouseEvent, type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import el from '../../../../locales/lightbox/el.json';
import en from '../../../../locales/lightbox/en.json';
import { useKitText } from '../../../i18n/kit-text.ts';
import { createTextHook } from '../../../i18n/text-hook.ts';
import { Icon } from '../../icon/icon.tsx';
import { IconButton } from '../../icon-button/icon-button.tsx';
import { useShown } from '../../use-shown.ts';
import { VisuallyHidden } from '../../visually-hidden/visually-hidden.tsx';
import type { LightboxProps } from '../lightbox.tsx';
import { LargeImage } from './large-image.tsx';
import styles from './lightbox.module.css';
import { useCloseOnBack } from './use-close-on-back.ts';
import { useSwipe } from './use-swipe.ts';

const useLightboxText = createTextHook({ el, en });

/** The open lightbox, loaded lazily. */
export function LightboxPanel({ label, count, getImage, shown, onClose }: LightboxProps) {
  const text = useLightboxText();
  const kitText = useKitText();
  const isShown = useShown(shown !== undefined);
  const popup = useRef<HTMLDivElement>(null);
  const statusId = useId();
  const [index, setIndex] = useIndex(shown);
  const last = count - 1;
  const showImage = (next: number) => setIndex(Math.min(Math.max(next, 0), last));
  const swipe = useSwipe((step) => showImage(index + step));
  useKeepFocus(popup, index);
  useCloseOnBack(shown !== undefined, onClose);

  const targets: Readonly<Record<string, number>> = {
    ArrowLeft: index - 1,
    ArrowRight: index + 1,
    Home: 0,
    End: last,
  };
  useKeys(shown !== undefined, targets, showImage);
  const closeOnOutsideClick = ({ target }: MouseEvent) => {
    if (target instanceof Element && !target.closest('img, button, figcaption')) onClose();
  };

  const image = getImage(index);
  return (
    <Base.Root open={isShown} onOpenChange={(open) => !open && onClose()}>
      <Base.Portal>
        <Base.Popup
          ref={popup}
          data-theme="dark"
          aria-label={label ?? text('label')}
          aria-describedby={statusId}
          className={styles.lightbox}
          onClick={closeOnOutsideClick}
          {...swipe}
        >
          <LargeImage key={image.src} image={image} next={index < last ? getImage(index + 1) : undefined} />
          <p id={statusId} role="status" className={styles.position}>
            {count > 1 && text('position', { number: index + 1, total: count })}
            <VisuallyHidden>{` ${image.title || image.alt}`}</VisuallyHidden>
          </p>
          {index > 0 && (
            <IconButton
              variant="filled"
              label={text('previous')}
              icon={<Icon name="arrow-left" />}
              className={styles.previous}
              onClick={() => showImage(index - 1)}
            />
          )}
          {index < last && (
            <IconButton
              variant="filled"
              label={text('next')}
              icon={<Icon name="arrow-right" />}
              className={styles.next}
              onClick={() => showImage(index + 1)}
            />
          )}
          <IconButton
            variant="filled"
            label={kitText('actions.close')}
            icon={<Icon name="close" />}
            className={styles.close}
            onClick={onClose}
          />
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}

/** Calls `showImage` with the target of a pressed key; in the whole page, because the popup gets the focus only later. */
function useKeys(isOpen: boolean, targets: Readonly<Record<string, number>>, showImage: (index: number) => void): void {
  useLayoutEffect(function handleKeys() {
    if (!isOpen) return;
    const handleKey = (event: KeyboardEvent) => {
      const target = targets[event.key];
      // With a modifier, the keys belong to the browser, for example to go back.
      if (target === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      showImage(target);
    };
    // Captured, because the popup stops these keys.
    document.addEventListener('keydown', handleKey, true);
    return () => document.removeEventListener('keydown', handleKey, true);
  });
}

/** Index of the shown image: initially `shown`; unchanged while closing. */
function useIndex(shown: number | undefined) {
  const [index, setIndex] = useState(shown ?? 0);
  const [opened, setOpened] = useState(shown);
  if (shown !== opened) {
    setOpened(shown);
    if (shown !== undefined) setIndex(shown);
  }
  return [index, setIndex] as const;
}

/** Moves the focus to the popup when the focused button is removed at the ends, so that keys keep working. */
function useKeepFocus(popup: RefObject<HTMLDivElement | null>, index: number): void {
  useEffect(
    function keepFocus() {
      if (index >= 0 && !popup.current?.contains(document.activeElement)) popup.current?.focus();
    },
    [popup, index],
  );
}
