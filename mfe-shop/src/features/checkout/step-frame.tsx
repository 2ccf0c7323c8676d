import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { useNavigate } from '@fakos/shared-kit/router';
import { Button, ButtonLink } from '@fakos/shared-kit/ui/button';
import { type ReactNode, useId } from 'react';
import { useCheckoutText } from '../../words/checkout-text.ts';
import styles from './checkout.module.css';
import { ErrorSummary } from './error-summary.tsx';
import { StepTitle } from './step-title.tsx';
import { addressOf, type Step, steps } from './steps.ts';
import type { StepForm } from './use-step-form.ts';

interface StepFrameProps {
  step: Exclude<Step, 'review'>;
  form: StepForm;
  children: ReactNode;
}

/** What surrounds a step's questions: its title, what is wrong with the answers, the ways back and on. */
export function StepFrame({ step, form, children }: StepFrameProps) {
  const text = useCheckoutText();
  const kitText = useKitText();
  const navigate = useNavigate();
  const id = useId();
  const at = steps.indexOf(step);
  const before = steps[at - 1];
  const next = steps[at + 1] ?? 'review';
  return (
    <form
      noValidate
      aria-labelledby={id}
      className={styles.form}
      onSubmit={form.handleSubmit(() => navigate(addressOf(next)))}
    >
      <StepTitle id={id} step={step} />
      <ErrorSummary form={form} />
      {children}
      <div className={styles.ways}>
        <Button type="submit" size="lg">
          {text(`checkout.next.${step}`)}
        </Button>
        {before && (
          <ButtonLink variant="quiet" size="lg" href={addressOf(before)}>
            {kitText('actions.back')}
          </ButtonLink>
        )}
      </div>
    </form>
  );
}
