import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { useNavigate } from '@fakos/shared-kit/router';
import { Button, ButtonLink } from '@fakos/shared-kit/ui/button';
import { type ReactNode, useId } from 'react';
import { useCheckoutText } from '../../../translations/checkout-text.ts';
import styles from '../checkout.module.css';
import type { StepForm } from '../form/use-step-form.ts';
import { ErrorSummary } from './error-summary.tsx';
import { StepTitle } from './step-title.tsx';
import { getStepAddress, type Step, steps } from './steps.ts';

interface StepLayoutProps {
  step: Exclude<Step, 'review'>;
  form: StepForm;
  children: ReactNode;
}

/** Layout of a step's form: title, error summary, fields, and the buttons to the next and previous step. */
export function StepLayout({ step, form, children }: StepLayoutProps) {
  const text = useCheckoutText();
  const kitText = useKitText();
  const navigate = useNavigate();
  const id = useId();
  const index = steps.indexOf(step);
  const previous = steps[index - 1];
  const next = steps[index + 1] ?? 'review';
  return (
    <form
      method="post"
      noValidate
      aria-labelledby={id}
      className={styles.form}
      onSubmit={form.handleSubmit(() => navigate(getStepAddress(next)))}
    >
      <StepTitle id={id} step={step} />
      <ErrorSummary form={form} />
      {children}
      <div className={styles.actions}>
        <Button type="submit" size="lg">
          {text(`checkout.next.${step}`)}
        </Button>
        {previous && (
          <ButtonLink variant="quiet" size="lg" href={getStepAddress(previous)}>
            {kitText('actions.back')}
          </ButtonLink>
        )}
      </div>
    </form>
  );
}
