import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { Dialog } from '@fakos/shared-kit/ui/dialog';
import { Icon } from '@fakos/shared-kit/ui/icon';
import { IconButton } from '@fakos/shared-kit/ui/icon-button';
import { Picture } from '@fakos/shared-kit/ui/picture';
import { type TouchEvent, useEffect, useRef, useState } from 'react';
import { pictureOf } from '../../framework/image-source.ts';
import { useWidgetText } from '../../widget-text.ts';
import type { GalleryImage } from './gallery.fields.ts';
import styles from './gallery.module.css';

/** How far a finger moves to turn to another picture, in pixels (spec section 9). */
const SWIPE_PX = 50;

interface LightboxProps {
  images: readonly GalleryImage[];
  /** The picture that is shown; closed without. */
  index: number | undefined;
  onChange: (index: number | undefined) => void;
}

/** One picture at a time, large. Next and previous stop at the ends, Escape closes (spec section 4). */
export function Lightbox({ images, index, onChange }: LightboxProps) {
  const text = useWidgetText();
  const kitText = useKitText();
  const touchedAt = useRef(0);
  // While it closes it keeps what it showed.
  const [shown, setShown] = useState(index ?? 0);
  if (index !== undefined && index !== shown) setShown(index);
  const turn = (step: number) => {
    if (images[shown + step]) onChange(shown + step);
  };

  useEffect(
    function turnByKeys() {
      if (index === undefined) return;
      const onKeyDown = ({ key }: KeyboardEvent) => {
        const next = index + (key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0);
        if (next !== index && images[next]) onChange(next);
      };
      // Wherever in the dialog the focus is; the dialog keeps arrows to itself, so before it.
      window.addEventListener('keydown', onKeyDown, true);
      return () => window.removeEventListener('keydown', onKeyDown, true);
    },
    [images, index, onChange],
  );

  const image = images[shown];
  if (!image) return null;
  const onTouchEnd = ({ changedTouches }: TouchEvent) => {
    const moved = (changedTouches[0]?.clientX ?? touchedAt.current) - touchedAt.current;
    if (Math.abs(moved) > SWIPE_PX) turn(moved < 0 ? 1 : -1);
  };

  return (
    <Dialog
      open={index !== undefined}
      onOpenChange={(open) => !open && onChange(undefined)}
      title={text('gallery.position', { number: shown + 1, count: images.length })}
      closeLabel={kitText('actions.close')}
      size="lg"
    >
      <div
        className={styles.stage}
        onTouchStart={({ touches }) => {
          touchedAt.current = touches[0]?.clientX ?? 0;
        }}
        onTouchEnd={onTouchEnd}
      >
        <figure className={styles.large}>
          <Picture key={image.url} {...pictureOf(image.url)} alt="" sizes="90vw" fit="contain" priority />
          <figcaption className={styles.caption} aria-live="polite">
            {image.caption || image.alt}
          </figcaption>
        </figure>
        <Turn label={kitText('actions.previous')} icon="arrow-left" atEnd={shown === 0} onTurn={() => turn(-1)} />
        <Turn
          label={kitText('actions.next')}
          icon="arrow-right"
          atEnd={shown === images.length - 1}
          onTurn={() => turn(1)}
        />
      </div>
    </Dialog>
  );
}

function Turn(props: { label: string; icon: 'arrow-left' | 'arrow-right'; atEnd: boolean; onTurn: () => void }) {
  const { label, icon, atEnd, onTurn } = props;
  return (
    <IconButton
      label={label}
      icon={<Icon name={icon} size={20} />}
      variant="outline"
      // Not `disabled`: the focus would be lost at the last picture.
      aria-disabled={atEnd}
      className={styles.turn}
      onClick={onTurn}
    />
  );
}
