import { useEffect, useState } from 'react';

/** Spec section 4: begins between these, rises by up to {@link MAX_STEP} and stops at the last. */
const LEAST = 65;
const MOST = 95;
const MAX_STEP = 2;
const STEP_MS = 3_000;

/**
 * How far the site is: the shop's own figure, else the specification's invented one. The server, and the first render
 * after it, say the least; only then chance begins.
 */
export function useConstructionProgress(real: number | null | undefined): number {
  const [invented, setInvented] = useState(LEAST);
  const isReal = typeof real === 'number';

  useEffect(
    function invent() {
      if (isReal) return;
      setInvented(LEAST + Math.floor(Math.random() * (MOST - LEAST + 1)));
      const timer = setInterval(
        () => setInvented((progress) => Math.min(MOST, progress + Math.ceil(Math.random() * MAX_STEP))),
        STEP_MS,
      );
      return () => clearInterval(timer);
    },
    [isReal],
  );

  return isReal ? real : invented;
}
