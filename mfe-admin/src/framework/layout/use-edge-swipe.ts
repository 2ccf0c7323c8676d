import { useEffect } from 'react';

/** Minimum length of a swipe and width of the left edge where it starts, in pixels (spec section 9). */
const SWIPE_PX = 50;
const EDGE_PX = 30;

/** Opens the sidebar on a swipe from the left edge and closes it on a swipe to the left. */
export function useEdgeSwipe(enabled: boolean, setOpen: (open: boolean) => void) {
  useEffect(
    function listenForSwipes() {
      if (!enabled) return;
      let start: { x: number; y: number } | undefined;
      const onTouchStart = ({ touches }: TouchEvent) => {
        const [touch] = touches;
        start = touch && touches.length === 1 ? { x: touch.clientX, y: touch.clientY } : undefined;
      };
      const onTouchEnd = ({ changedTouches: [touch] }: TouchEvent) => {
        if (!start || !touch) return;
        const x = touch.clientX - start.x;
        const isVertical = Math.abs(touch.clientY - start.y) > Math.abs(x);
        if (isVertical) return;
        if (x > SWIPE_PX && start.x < EDGE_PX) setOpen(true);
        if (x < -SWIPE_PX) setOpen(false);
      };
      window.addEventListener('touchstart', onTouchStart, { passive: true });
      window.addEventListener('touchend', onTouchEnd, { passive: true });
      return () => {
        window.removeEventListener('touchstart', onTouchStart);
        window.removeEventListener('touchend', onTouchEnd);
      };
    },
    [enabled, setOpen],
  );
}
