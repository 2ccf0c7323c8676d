import { useFormat } from '@fakos/shared-kit/i18n';
import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { Button } from '@fakos/shared-kit/ui/button';
import { Field, TextField } from '@fakos/shared-kit/ui/field';
import { Notice } from '@fakos/shared-kit/ui/notice';
import { useToast } from '@fakos/shared-kit/ui/toast';
import { useEffect, useId, useRef } from 'react';
import { drawWorn, saveCanvas } from './images.ts';
import { type Point, placeFrame } from './place-frame.ts';
import { PupilMark } from './pupil-mark.tsx';
import { useFrameImage } from './use-frame-image.ts';
import { usePupilDistance } from './use-pupil-distance.ts';
import { useWearing } from './use-wearing.ts';
import styles from './wear-it.module.css';
import { useWearText } from './wear-text.ts';

/** How far the frame can be moved from its usual place, in millimetres. */
const MAX_OFFSET_MM = 15;
const OFFSET_STEP_MM = 0.5;

/** The frame that is worn. */
export interface WornFrame {
  readonly name: string;
  readonly slug: string;
  /** File of the front image. */
  readonly image: string;
  /** In millimetres. */
  readonly width: number;
}

interface WornPhotoProps {
  photo: HTMLCanvasElement;
  frame: WornFrame;
}

/** The photo with the frame, the marks of the pupils, and the fields that place the frame. */
export function WornPhoto({ photo, frame }: WornPhotoProps) {
  const text = useWearText();
  const kitText = useKitText();
  const { number } = useFormat();
  const toast = useToast();
  const hintId = useId();
  const area = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const { cutOut, hasFailed, retry } = useFrameImage(frame.image);
  const distance = usePupilDistance();
  const { wearing, begin, change, undo, canUndo } = useWearing(photo);
  const { pupils, offset } = wearing;
  const { pd } = distance;
  const placement = pd === undefined ? undefined : placeFrame(pupils, { pd, frameWidth: frame.width, offset });

  useEffect(function draw() {
    if (canvas.current) drawWorn(canvas.current, photo, cutOut, placement);
  });

  async function save() {
    if (!canvas.current) return;
    try {
      await saveCanvas(canvas.current, frame.slug);
      toast.success(text('saved'));
    } catch {
      toast.error(text('saveFailed'));
    }
  }

  const move = (index: 0 | 1) => (point: Point) =>
    change({ pupils: index === 0 ? [point, pupils[1]] : [pupils[0], point] });
  const mark = { photo, area, describedBy: hintId, onBegin: begin };
  return (
    <>
      <p id={hintId} className={styles.note}>
        {text('marksHint')}
      </p>
      <div ref={area} className={styles.photo}>
        <canvas
          ref={canvas}
          width={photo.width}
          height={photo.height}
          className={styles.canvas}
          role="img"
          aria-label={text('canvas', { name: frame.name })}
        />
        <PupilMark {...mark} label={text('marks.left')} at={pupils[0]} onMove={move(0)} />
        <PupilMark {...mark} label={text('marks.right')} at={pupils[1]} onMove={move(1)} />
      </div>
      {hasFailed && (
        <Notice
          tone="danger"
          action={
            <Button size="sm" variant="secondary" onClick={retry}>
              {kitText('actions.retry')}
            </Button>
          }
        >
          {text('frameFailed')}
        </Notice>
      )}
      {pd !== undefined && !placement && (
        <Notice tone="warning" announce="status">
          {text('tooNear')}
        </Notice>
      )}
      <TextField
        label={text('pd')}
        description={distance.person === undefined ? text('pdHint') : text('pdFromWallet', { person: distance.person })}
        inputMode="decimal"
        autoComplete="off"
        value={distance.text}
        error={pd === undefined ? text('pdError', distance.limits) : undefined}
        onChange={(event) => distance.setText(event.currentTarget.value)}
      />
      <Field label={text('offset')} description={text('size', { width: number(frame.width) })}>
        {(control) => (
          <input
            {...control}
            type="range"
            className={styles.range}
            min={-MAX_OFFSET_MM}
            max={MAX_OFFSET_MM}
            step={OFFSET_STEP_MM}
            value={offset}
            aria-valuetext={text('offsetValue', { value: number(offset) })}
            onPointerDown={begin}
            onKeyDown={begin}
            onChange={(event) => change({ offset: event.currentTarget.valueAsNumber })}
          />
        )}
      </Field>
      <div className={styles.actions}>
        <Button variant="secondary" disabled={!canUndo} onClick={undo}>
          {text('undo')}
        </Button>
        <Button disabled={!cutOut || !placement} onClick={() => void save()}>
          {text('save')}
        </Button>
      </div>
    </>
  );
}
