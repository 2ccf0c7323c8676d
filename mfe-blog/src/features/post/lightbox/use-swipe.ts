import { type PointerEvent, useRef } from 'react';

/** How far a finger moves sideways before it means it, in pixels (spec section 9). */
const SWIPE_PX = 50;

/** Tells of swipes by one finger: to the left is forward. Props for the element that is swiped over. */
export function useSwipe(onSwipe: (by: 1 | -1) => void) {
  const start = useRef<number>(undefined);
  return {
    onPointerDown: ({ pointerType, isPrimary, clientX }: PointerEvent) => {
      start.current = isPrimary && pointerType !== 'mouse' ? clientX : undefined;
    },
    onPointerUp: ({ isPrimary, clientX }: PointerEvent) => {
      if (!isPrimary || start.current === undefined) return;
      const moved = clientX - start.current;
      start.current = undefined;
      if (Math.abs(moved) > SWIPE_PX) onSwipe(moved < 0 ? 1 : -1);
    },
    onPointerCancel: () => {
      start.current = undefined;
    },
  };
}
