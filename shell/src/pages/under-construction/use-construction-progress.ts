import { useEffect, useState } from 'react';

/** Spec section 4: starts at a random value between these, rises by up to {@link MAX_STEP} and stops at the maximum. */
const MIN_START = 65;
const MAX_PROGRESS = 95;
const MAX_STEP = 2;
const STEP_MS = 3_000;

/**
 * Progress of the construction: the shop's own value, otherwise the random one of the specification. The server and the
 * hydration render the minimum; the random value follows after it.
 */
export function useConstructionProgress(actual: number | null | undefined): number {
  const [simulated, setSimulated] = useState(MIN_START);
  const hasActual = typeof actual === 'number';

  useEffect(
    function simulate() {
      if (hasActual) return;
      setSimulated(MIN_START + Math.floor(Math.random() * (MAX_PROGRESS - MIN_START + 1)));
      const timer = setInterval(
        () => setSimulated((progress) => Math.min(MAX_PROGRESS, progress + Math.ceil(Math.random() * MAX_STEP))),
        STEP_MS,
      );
      return () => clearInterval(timer);
    },
    [hasActual],
  );

  return hasActual ? actual : simulated;
}
