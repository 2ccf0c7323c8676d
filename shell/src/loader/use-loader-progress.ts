import { useEffect, useEffectEvent, useState } from 'react';

/** Spec section 9: the loader's steps, and how long it stays after the last one. */
const STEP = 2;
const STEPS = 50;
const FULL = 100;
const HIDE_MS = 200;

/**
 * The loader's progress: a step every fiftieth of its duration, full at once when home is ready. Full means over: the
 * loader fades and lets go of the page, and is gone 200 ms later.
 */
export function useLoaderProgress(duration: number, isReady: boolean, onGone: () => void): number {
  const [steps, setSteps] = useState(0);
  const progress = isReady ? FULL : Math.min(steps * STEP, FULL);
  const isFull = progress === FULL;
  const leave = useEffectEvent(onGone);

  useEffect(
    function stepOn() {
      if (isFull) return;
      const timer = setInterval(() => setSteps((before) => before + 1), duration / STEPS);
      return () => clearInterval(timer);
    },
    [isFull, duration],
  );
  useEffect(
    function hideWhenFull() {
      if (!isFull) return;
      const timer = setTimeout(leave, HIDE_MS);
      return () => clearTimeout(timer);
    },
    [isFull],
  );
  return progress;
}
