import { type TouchEvent, useRef, useSyncExternalStore } from 'react';

/** Minimum distance of a swipe in pixels (spec section 9). */
const SWIPE_PX = 50;

/** Detects swipes with one finger; left is forward. Returns props for the element. */
export function useSwipe(onSwipe: (step: 1 | -1) => void) {
  const from = useRef<number>(undefined);
  const zoomed = useSyncExternalStore(watchZoom, isZoomed);
  return {
    // While zoomed, the style sheet leaves touch gestures to the browser.
    'data-zoomed': zoomed || undefined,
    onTouchStart: ({ touches }: TouchEvent) => {
      from.current = touches.length === 1 && !zoomed ? touches[0]?.clientX : undefined;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const start = from.current;
      const end = changedTouches[0]?.clientX;
      from.current = undefined;
      if (start === undefined || end === undefined || Math.abs(end - start) <= SWIPE_PX) return;
      onSwipe(end < start ? 1 : -1);
    },
    onTouchCancel: () => {
      from.current = undefined;
    },
  };
}

const isZoomed = () => (window.visualViewport?.scale ?? 1) > 1;

function watchZoom(onChange: () => void): () => void {
  window.visualViewport?.addEventListener('resize', onChange);
  return () => window.visualViewport?.removeEventListener('resize', onChange);
}
