import { useNavigate, useSearchParams } from '@fakos/shared-kit/router';
import { useEffect, useState } from 'react';
import { type CheckoutDraft, isUntouched } from './draft.ts';
import { addressOf, type Step } from './steps.ts';
import type { useChecks } from './use-checks.ts';

/**
 * The step to show, and whether the visitor came to it from another. An address of a step out of reach is corrected.
 * Which step is within reach is known once the checks are there; a checkout that begins needs none to begin.
 */
export function useStep(
  draft: CheckoutDraft,
  checks: ReturnType<typeof useChecks>['checks'],
): { step: Step | undefined; moved: boolean } {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const wanted = params.get('step');
  const [isBeginning] = useState(() => isUntouched(draft));
  const beginning = isBeginning ? 'contact' : undefined;
  const step = checks ? checks.reachableStep(wanted, draft) : beginning;
  const [seen, setSeen] = useState({ step, moved: false });
  if (seen.step !== step) setSeen({ step, moved: seen.step !== undefined });

  useEffect(
    function correctAddress() {
      if (step && wanted !== step) navigate(addressOf(step), { replace: true });
    },
    [wanted, step, navigate],
  );

  return { step, moved: seen.moved };
}
