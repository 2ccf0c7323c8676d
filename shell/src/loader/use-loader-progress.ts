import { useEffect, useEffectEvent, useState } from 'react';

/** Spec section 9: steps of the progress, and delay before the full loader disappears. */
const STEP = 2;
const STEPS = 50;
const FULL = 100;
const HIDE_DELAY_MS = 200;

/**
 * Progress of the loader: advances in fifty steps over `duration`, and is full at once when the page is ready. The full
 * loader fades out and calls `onHidden` 200 ms later.
 */
export function useLoaderProgress(duration: number, isReady: boolean, onHidden: () => void): number {
  const [steps, setSteps] = useState(0);
  const progress = isReady ? FULL : Math.min(steps * STEP, FULL);
  const isFull = progress === FULL;
  const hide = useEffectEvent(onHidden);

  useEffect(
    function advance() {
      if (isFull) return;
      const timer = setInterval(() => setSteps((current) => current + 1), duration / STEPS);
      return () => clearInterval(timer);
    },
    [isFull, duration],
  );
  useEffect(
    function hideWhenFull() {
      if (!isFull) return;
      const timer = setTimeout(hide, HIDE_DELAY_MS);
      return () => clearTimeout(timer);
    },
    [isFull],
  );
  return progress;
}
