import { useEffect } from 'react';

/** Length of a swipe and width of the left edge where one begins, in pixels (spec section 9). */
const SWIPE_PX = 50;
const EDGE_PX = 30;

/** Opens on a swipe that starts at the left edge, closes on a swipe to the left. */
export function useEdgeSwipe(enabled: boolean, setOpen: (open: boolean) => void) {
  useEffect(
    function followSwipes() {
      if (!enabled) return;
      let start: { x: number; y: number } | undefined;
      const begin = ({ touches }: TouchEvent) => {
        const [touch] = touches;
        start = touch && touches.length === 1 ? { x: touch.clientX, y: touch.clientY } : undefined;
      };
      const end = ({ changedTouches: [touch] }: TouchEvent) => {
        if (!start || !touch) return;
        const x = touch.clientX - start.x;
        const isVertical = Math.abs(touch.clientY - start.y) > Math.abs(x);
        if (isVertical) return;
        if (x > SWIPE_PX && start.x < EDGE_PX) setOpen(true);
        if (x < -SWIPE_PX) setOpen(false);
      };
      window.addEventListener('touchstart', begin, { passive: true });
      window.addEventListener('touchend', end, { passive: true });
      return () => {
        window.removeEventListener('touchstart', begin);
        window.removeEventListener('touchend', end);
      };
    },
    [enabled, setOpen],
  );
}
