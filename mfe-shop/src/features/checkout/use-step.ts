import { useNavigate, useSearchParams } from '@fakos/shared-kit/router';
import { useEffect, useState } from 'react';
import type { CheckoutDraft } from './checkout.slice.ts';
import { addressOf, reachableStep, type Step } from './steps.ts';

/** The step to show, and whether the visitor came to it from another. An address of a step out of reach is corrected. */
export function useStep(draft: CheckoutDraft): { step: Step; moved: boolean } {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const wanted = params.get('step');
  const step = reachableStep(wanted, draft);
  const [seen, setSeen] = useState({ step, moved: false });
  if (seen.step !== step) setSeen({ step, moved: true });

  useEffect(
    function correctAddress() {
      if (wanted !== step) navigate(addressOf(step), { replace: true });
    },
    [wanted, step, navigate],
  );

  return { step, moved: seen.moved };
}
