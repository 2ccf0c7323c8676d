import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { ErrorState } from '@fakos/shared-kit/ui/error-state';
import { ProgressSteps } from '@fakos/shared-kit/ui/progress-steps';
import { Skeleton, SkeletonText } from '@fakos/shared-kit/ui/skeleton';
import { CartFailure } from '../../parts/cart-check/cart-failure.tsx';
import { CartNotices } from '../../parts/cart-check/cart-notices.tsx';
import type { CheckedCart } from '../../parts/cart-check/use-checked-cart.ts';
import { useCheckoutText } from '../../words/checkout-text.ts';
import styles from './checkout.module.css';
import { ContactStep } from './contact-step.tsx';
import type { CheckoutDraft } from './draft.ts';
import { OrderSummary } from './order-summary.tsx';
import { PaymentStep } from './payment-step.tsx';
import { ReviewStep } from './review-step.tsx';
import { ShippingStep } from './shipping-step.tsx';
import { MovedContext } from './step-title.tsx';
import { addressOf, type Step, steps } from './steps.ts';
import { useChecks } from './use-checks.ts';
import type { Placing } from './use-place-order.ts';
import { useStep } from './use-step.ts';

interface StepsProps {
  cart: CheckedCart;
  draft: CheckoutDraft;
  placing: Placing;
}

/** The step that is asked now, with the way through all of them and what is being bought. */
export function Steps({ cart, draft, placing }: StepsProps) {
  const text = useCheckoutText();
  const kitText = useKitText();
  const { checks, failed, retry } = useChecks();
  const { step, moved } = useStep(draft, checks);
  return (
    <MovedContext value={moved}>
      {step !== 'review' && <CartNotices {...cart} />}
      <header className={styles.header}>
        <h1 className={styles.title}>{text('checkout.title')}</h1>
        <ProgressSteps
          label={text('checkout.steps')}
          current={step ?? 'contact'}
          doneLabel={text('checkout.done')}
          steps={steps.map((id) => ({ id, label: text(`checkout.short.${id}`), href: addressOf(id) }))}
        />
      </header>
      {cart.failure && !cart.isFetching && <CartFailure failure={cart.failure} retry={cart.retry} />}
      {failed && <ErrorState title={text('checkout.notReady')} retryLabel={kitText('actions.retry')} onRetry={retry} />}
      {step === 'review' ? (
        <ReviewStep cart={cart} draft={draft} placing={placing} />
      ) : (
        <div className={styles.columns}>
          {step ? <Questions key={step} step={step} cart={cart} draft={draft} /> : <PendingQuestions />}
          <OrderSummary cart={cart} draft={draft} />
        </div>
      )}
    </MovedContext>
  );
}

function PendingQuestions() {
  return (
    <div className={styles.form} aria-busy="true">
      <SkeletonText />
      <Skeleton variant="box" height="20rem" />
    </div>
  );
}

function Questions({ step, cart, draft }: Omit<StepsProps, 'placing'> & { step: Exclude<Step, 'review'> }) {
  if (step === 'contact') return <ContactStep />;
  if (step === 'shipping') return <ShippingStep quote={cart.quote} />;
  return <PaymentStep shipping={draft.shipping_method} />;
}
