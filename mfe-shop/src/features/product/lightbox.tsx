import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { Dialog } from '@fakos/shared-kit/ui/dialog';
import { Icon } from '@fakos/shared-kit/ui/icon';
import { IconButton } from '@fakos/shared-kit/ui/icon-button';
import { Picture } from '@fakos/shared-kit/ui/picture';
import { type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { productPicture } from '../../parts/product-tile/product-picture.ts';
import { useText } from '../../text.ts';
import styles from './lightbox.module.css';

/** How far a finger moves sideways to turn the page, in pixels (spec section 9). */
const SWIPE_PX = 50;
const WIDEST = 1600;

interface LightboxProps {
  name: string;
  pictures: readonly string[];
  alt: (index: number) => string;
  /** Which picture fills the screen; undefined while none does. */
  index: number | undefined;
  onIndexChange: (index: number | undefined) => void;
}

/** One picture on the whole screen: arrow keys, buttons and a swipe turn to the others and stop at the ends. */
export function Lightbox({ name, pictures, alt, index, onIndexChange }: LightboxProps) {
  const text = useText();
  const kitText = useKitText();
  const stage = useRef<HTMLDivElement>(null);
  // While it fades out it shows the last picture.
  const [last, setLast] = useState(index ?? 0);
  if (index !== undefined && index !== last) setLast(index);
  return (
    <Dialog
      open={index !== undefined}
      onOpenChange={(open) => !open && onIndexChange(undefined)}
      title={<span className={styles.title}>{text('gallery.title', { name })}</span>}
      closeLabel={kitText('actions.close')}
      size="lg"
      initialFocus={stage}
    >
      <Stage stage={stage} pictures={pictures} alt={alt} index={last} onTurn={onIndexChange} />
    </Dialog>
  );
}

interface StageProps extends Pick<LightboxProps, 'pictures' | 'alt'> {
  stage: RefObject<HTMLDivElement | null>;
  index: number;
  onTurn: (index: number) => void;
}

function Stage({ stage, pictures, alt, index, onTurn }: StageProps) {
  const kitText = useKitText();
  const start = useRef<number>(null);
  const end = pictures.length - 1;

  function turnTo(next: number) {
    if (next < 0 || next > end) return;
    // At an end the button that was pressed goes away; the focus must not.
    if (next === 0 || next === end) stage.current?.focus();
    onTurn(next);
  }

  useTurningKeys({ ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: end }, turnTo);

  function finishSwipe({ clientX }: PointerEvent) {
    const moved = start.current === null ? 0 : clientX - start.current;
    start.current = null;
    if (Math.abs(moved) > SWIPE_PX) turnTo(moved > 0 ? index - 1 : index + 1);
  }

  return (
    <div
      ref={stage}
      className={styles.stage}
      // Takes the focus on opening and at the ends.
      tabIndex={-1}
      onPointerDown={({ clientX, pointerType }) => {
        start.current = pointerType === 'mouse' ? null : clientX;
      }}
      onPointerUp={finishSwipe}
    >
      <Picture
        key={pictures[index]}
        {...productPicture(pictures[index] ?? '', alt(index), '100vw', WIDEST)}
        priority
        fit="contain"
        className={styles.picture}
      />
      {index > 0 && (
        <IconButton
          className={styles.previous}
          variant="filled"
          size="lg"
          label={kitText('actions.previous')}
          icon={<Icon name="chevron-left" />}
          onClick={() => turnTo(index - 1)}
        />
      )}
      {index < end && (
        <IconButton
          className={styles.next}
          variant="filled"
          size="lg"
          label={kitText('actions.next')}
          icon={<Icon name="chevron-right" />}
          onClick={() => turnTo(index + 1)}
        />
      )}
      <p className={styles.position}>
        <span aria-hidden="true">
          {index + 1} / {end + 1}
        </span>
        <span role="status" className="visually-hidden">
          {alt(index)}
        </span>
      </p>
    </div>
  );
}

/** Keys work wherever the focus is, on the close button too; a dialog lets none of them out, so they are heard first. */
function useTurningKeys(targets: Readonly<Record<string, number>>, turnTo: (index: number) => void): void {
  const latest = useRef({ targets, turnTo });
  useEffect(function remember() {
    latest.current = { targets, turnTo };
  });
  useEffect(function listen() {
    const press = (event: KeyboardEvent) => {
      const target = latest.current.targets[event.key];
      if (target === undefined) return;
      event.preventDefault();
      latest.current.turnTo(target);
    };
    document.addEventListener('keydown', press, true);
    return () => document.removeEventListener('keydown', press, true);
  }, []);
}
