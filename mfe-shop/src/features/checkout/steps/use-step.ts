import { useNavigate, useSearchParams } from '@fakos/shared-kit/router';
import { useEffect, useState } from 'react';
import { type CheckoutDraft, isUntouched } from '../form/draft.ts';
import type { OfferedMethods } from '../form/step-validation.ts';
import type { useStepValidation } from '../form/use-step-validation.ts';
import { getStepAddress, type Step } from './steps.ts';

/**
 * The step to show, and whether the visitor came from another step. An address of an unreachable step is corrected.
 * Reachability is known once the validation code has loaded; a new checkout starts without it.
 */
export function useStep(
  draft: CheckoutDraft,
  offered: OfferedMethods,
  validation: ReturnType<typeof useStepValidation>['validation'],
): { step: Step | undefined; hasMoved: boolean } {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const requestedStep = params.get('step');
  const [isNewCheckout] = useState(() => isUntouched(draft));
  const initialStep = isNewCheckout ? 'contact' : undefined;
  const step = validation ? validation.getReachableStep(requestedStep, draft, offered) : initialStep;
  const [lastSeen, setLastSeen] = useState({ step, moved: false });
  if (lastSeen.step !== step) setLastSeen({ step, moved: lastSeen.step !== undefined });

  useEffect(
    function correctAddress() {
      if (step && requestedStep !== step) navigate(getStepAddress(step), { replace: true });
    },
    [requestedStep, step, navigate],
  );

  return { step, hasMoved: lastSeen.moved };
}
