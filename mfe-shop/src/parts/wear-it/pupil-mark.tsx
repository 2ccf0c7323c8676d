import { type KeyboardEvent, type PointerEvent, type RefObject, useRef } from 'react';
import { type Box, clampPoint, type Point } from './place-frame.ts';
import styles from './wear-it.module.css';

/** How far an arrow key moves a mark, in pixels of the photo, alone and with Shift. */
const KEY_STEP = 1;
const FAST_KEY_STEP = 10;
const directions: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface PupilMarkProps {
  label: string;
  describedBy: string;
  at: Point;
  /** The photo, whose pixels the point has. */
  photo: Pick<Box, 'width' | 'height'>;
  /** The element that shows the whole photo. */
  area: RefObject<HTMLElement | null>;
  /** Called before the first change of a drag and before each key. */
  onBegin: () => void;
  onMove: (point: Point) => void;
}

/** A mark on a pupil, moved by pointer, touch or arrow keys. */
export function PupilMark({ label, describedBy, at, photo, area, onBegin, onMove }: PupilMarkProps) {
  /** From the pointer to the middle of the mark, in CSS pixels, so that the mark does not jump. */
  const grip = useRef<Point>(undefined);

  function press(event: PointerEvent<HTMLButtonElement>) {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    grip.current = { x: left + width / 2 - event.clientX, y: top + height / 2 - event.clientY };
    event.currentTarget.setPointerCapture(event.pointerId);
    onBegin();
  }

  function drag(event: PointerEvent<HTMLButtonElement>) {
    const shown = area.current?.getBoundingClientRect();
    if (!grip.current || !shown) return;
    const scale = photo.width / shown.width;
    const x = (event.clientX + grip.current.x - shown.left) * scale;
    const y = (event.clientY + grip.current.y - shown.top) * scale;
    onMove(clampPoint({ x, y }, photo));
  }

  function release() {
    grip.current = undefined;
  }

  function step(event: KeyboardEvent) {
    const direction = directions[event.key];
    if (!direction) return;
    event.preventDefault();
    const size = event.shiftKey ? FAST_KEY_STEP : KEY_STEP;
    onBegin();
    onMove(clampPoint({ x: at.x + direction[0] * size, y: at.y + direction[1] * size }, photo));
  }

  return (
    <button
      type="button"
      className={styles.mark}
      style={{ left: `${(at.x / photo.width) * 100}%`, top: `${(at.y / photo.height) * 100}%` }}
      aria-label={label}
      aria-describedby={describedBy}
      onPointerDown={press}
      onPointerMove={drag}
      onPointerUp={release}
      onPointerCancel={release}
      onKeyDown={step}
    />
  );
}
