import { type RefObject, useEffect, useRef } from 'react';

/** A point of the window, in pixels. */
interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where the pointer is. The distance that `@dnd-kit/core` reports also contains what was scrolled during the drag. */
export function useDragPointer(): RefObject<Point> {
  const point = useRef<Point>({ x: 0, y: 0 });
  useEffect(function followPointer() {
    const follow = ({ clientX: x, clientY: y }: PointerEvent) => {
      point.current = { x, y };
    };
    // In the capture phase: before the library reports the move or the end.
    for (const type of ['pointermove', 'pointerup'] as const)
      window.addEventListener(type, follow, { capture: true, passive: true });
    return () => {
      for (const type of ['pointermove', 'pointerup'] as const)
        window.removeEventListener(type, follow, { capture: true });
    };
  }, []);
  return point;
}
