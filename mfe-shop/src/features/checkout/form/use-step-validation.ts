import { useEffect, useState } from 'react';

type Validation = typeof import('./step-validation.ts');

let loadedValidation: Validation | undefined;

/** Loads the validation code; retries after a failed download. */
export async function loadValidation(): Promise<Validation> {
  loadedValidation ??= await import(/* webpackChunkName: "checkout-validation" */ './step-validation.ts');
  return loadedValidation;
}

/** The validation code once it has loaded, whether loading failed, and a retry. */
export function useStepValidation(): { validation: Validation | undefined; hasFailed: boolean; retry: () => void } {
  const [validation, setValidation] = useState(loadedValidation);
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(
    function fetchValidation() {
      if (validation || hasFailed) return;
      loadValidation().then(setValidation, () => setHasFailed(true));
    },
    [validation, hasFailed],
  );

  return { validation, hasFailed, retry: () => setHasFailed(false) };
}
