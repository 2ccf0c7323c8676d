import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { ErrorState } from '@fakos/shared-kit/ui/error-state';
import { Skeleton, SkeletonText } from '@fakos/shared-kit/ui/skeleton';
import type { ReactNode } from 'react';
import { CartFailure } from '../../../parts/cart-check/cart-failure.tsx';
import { CartNotices } from '../../../parts/cart-check/cart-notices.tsx';
import type { CheckedCart } from '../../../parts/cart-check/use-checked-cart.ts';
import { useCheckoutText } from '../../../translations/checkout-text.ts';
import { ProgressSteps } from '../../../ui/progress-steps.tsx';
import styles from '../checkout.module.css';
import type { CheckoutDraft } from '../form/draft.ts';
import { useStepValidation } from '../form/use-step-validation.ts';
import type { OrderPlacement } from '../placing/use-place-order.ts';
import { ContactStep } from './contact-step.tsx';
import { OrderSummary } from './order-summary.tsx';
import { PaymentStep } from './payment-step.tsx';
import { ReviewStep } from './review-step.tsx';
import { ShippingStep } from './shipping-step.tsx';
import { HasMovedContext } from './step-title.tsx';
import { getStepAddress, type Step, steps } from './steps.ts';
import { useStep } from './use-step.ts';

interface StepsProps {
  cart: CheckedCart;
  draft: CheckoutDraft;
  placement: OrderPlacement;
  /** Shown above each step. */
  notice?: ReactNode;
}

/** The current step with the progress bar and the order summary. */
export function Steps({ cart, draft, placement, notice }: StepsProps) {
  const text = useCheckoutText();
  const kitText = useKitText();
  const { validation, hasFailed, retry } = useStepValidation();
  const { step, hasMoved } = useStep(draft, cart.quote?.payment_methods, validation);
  return (
    <HasMovedContext value={hasMoved}>
      {step !== 'review' && <CartNotices {...cart} />}
      <header className={styles.header}>
        <h1 className={styles.title}>{text('checkout.title')}</h1>
        <ProgressSteps
          label={text('checkout.steps')}
          current={step ?? 'contact'}
          doneLabel={text('checkout.done')}
          steps={steps.map((id) => ({ id, label: text(`checkout.short.${id}`), href: getStepAddress(id) }))}
        />
      </header>
      {notice}
      {cart.failure && !cart.isFetching && <CartFailure failure={cart.failure} retry={cart.retry} />}
      {hasFailed && (
        <ErrorState title={text('checkout.notReady')} retryLabel={kitText('actions.retry')} onRetry={retry} />
      )}
      {step === 'review' ? (
        <ReviewStep cart={cart} draft={draft} placement={placement} />
      ) : (
        <div className={styles.columns}>
          {step ? <StepContent key={step} step={step} cart={cart} draft={draft} /> : <FormSkeleton />}
          <OrderSummary cart={cart} draft={draft} />
        </div>
      )}
    </HasMovedContext>
  );
}

function FormSkeleton() {
  return (
    <div className={styles.form} aria-busy="true">
      <SkeletonText />
      <Skeleton variant="box" height="20rem" />
    </div>
  );
}

function StepContent({ step, cart, draft }: Pick<StepsProps, 'cart' | 'draft'> & { step: Exclude<Step, 'review'> }) {
  if (step === 'contact') return <ContactStep />;
  if (step === 'shipping') return <ShippingStep quote={cart.quote} />;
  return <PaymentStep shipping={draft.shipping_method} quote={cart.quote} />;
}
