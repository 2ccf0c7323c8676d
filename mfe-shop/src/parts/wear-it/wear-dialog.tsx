import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { Dialog } from '@fakos/shared-kit/ui/dialog';
import { Field } from '@fakos/shared-kit/ui/field';
import { Notice } from '@fakos/shared-kit/ui/notice';
import { useRef, useState } from 'react';
import { FileInput } from '../file-input/file-input.tsx';
import { readPhoto } from './images.ts';
import styles from './wear-it.module.css';
import { useWearText } from './wear-text.ts';
import { type WornFrame, WornPhoto } from './worn-photo.tsx';

/** Props of {@link WearDialog}. */
export interface WearDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  frame: WornFrame;
}

/** The visitor's photo with a frame drawn to scale. The photo is read in the browser and never leaves it. */
export function WearDialog({ open, onOpenChange, frame }: WearDialogProps) {
  const text = useWearText();
  const kitText = useKitText();
  const [photo, setPhoto] = useState<{ readonly number: number; readonly canvas: HTMLCanvasElement }>();
  const [isOpening, setOpening] = useState(false);
  const [isUnreadable, setUnreadable] = useState(false);
  const [failedSource, setFailedSource] = useState<'choose' | 'take'>('choose');
  const latest = useRef(0);

  async function read(source: 'choose' | 'take', file: File | undefined) {
    if (!file) return;
    latest.current += 1;
    const current = latest.current;
    setOpening(true);
    setUnreadable(false);
    setFailedSource(source);
    const canvas = await readPhoto(file).catch(() => undefined);
    // Another file has been chosen in the meantime.
    if (current !== latest.current) return;
    setOpening(false);
    setUnreadable(!canvas);
    if (canvas) setPhoto({ number: current, canvas });
  }

  const sources = ['choose', 'take'] as const;
  return (
    <Dialog
      size="lg"
      open={open}
      onOpenChange={onOpenChange}
      title={text('title', { name: frame.name })}
      closeLabel={kitText('actions.close')}
    >
      <div className={styles.dialog}>
        <Notice>{text('privacy')}</Notice>
        {sources.map((source) => (
          <Field
            key={source}
            className={source === 'take' ? styles.camera : undefined}
            label={text(source)}
            description={source === 'choose' ? text('chooseHint') : undefined}
            error={isUnreadable && source === failedSource ? text('unreadable') : undefined}
          >
            {(control) => (
              <FileInput
                {...control}
                accept="image/*"
                {...(source === 'take' && { capture: 'user' })}
                onChange={(event) => void read(source, event.currentTarget.files?.[0])}
              />
            )}
          </Field>
        ))}
        <p role="status" className={styles.note}>
          {isOpening ? text('opening') : ''}
        </p>
        {photo && <WornPhoto key={photo.number} photo={photo.canvas} frame={frame} />}
      </div>
    </Dialog>
  );
}
