import { useEffect, useState } from 'react';

type Checks = typeof import('./checks.ts');

let known: Checks | undefined;

/** Fetches the checks of what is typed; again after a failed download. */
export async function loadChecks(): Promise<Checks> {
  known ??= await import(/* webpackChunkName: "checkout-checks" */ './checks.ts');
  return known;
}

/** The checks, once they are there; `failed` with a way to fetch them again where they could not be. */
export function useChecks(): { checks: Checks | undefined; failed: boolean; retry: () => void } {
  const [checks, setChecks] = useState(known);
  const [failed, setFailed] = useState(false);

  useEffect(
    function fetchChecks() {
      if (checks || failed) return;
      loadChecks().then(setChecks, () => setFailed(true));
    },
    [checks, failed],
  );

  return { checks, failed, retry: () => setFailed(false) };
}
