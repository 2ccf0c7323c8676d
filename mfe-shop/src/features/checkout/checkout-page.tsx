import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { PageDescription } from '@fakos/shared-kit/page-meta';
import { Personal } from '@fakos/shared-kit/personal';
import { paths, useNavigate } from '@fakos/shared-kit/router';
import { useDispatch, useSelector } from '@fakos/shared-kit/state';
import { cartCleared } from '@fakos/shared-kit/state/cart';
import { Container } from '@fakos/shared-kit/ui/container';
import { ErrorState } from '@fakos/shared-kit/ui/error-state';
import { ProgressSteps } from '@fakos/shared-kit/ui/progress-steps';
import { Spinner } from '@fakos/shared-kit/ui/spinner';
import { useState } from 'react';
import { CartNotices } from '../../parts/cart-check/cart-notices.tsx';
import { EmptyCart } from '../../parts/cart-check/empty-cart.tsx';
import { type CheckedCart, useCheckedCart } from '../../parts/cart-check/use-checked-cart.ts';
import { useBuyingText } from '../../buying-text.ts';
import styles from './checkout.module.css';
import { type CheckoutDraft, orderPlaced, selectDraft } from './checkout.slice.ts';
import { ContactStep } from './contact-step.tsx';
import { payingBy } from './order-of.ts';
import { OrderSummary } from './order-summary.tsx';
import { PaymentStep } from './payment-step.tsx';
import { ReviewStep } from './review-step.tsx';
import { ShippingStep } from './shipping-step.tsx';
import { MovedContext } from './step-title.tsx';
import { addressOf, type Step, steps } from './steps.ts';
import type { PlacedOrder } from './use-place-order.ts';
import { useStep } from './use-step.ts';

const POSTCODE = /^\d{5}$/;

/** `/checkout?step=…`: from a cart to an order, one question group at a time. */
export function CheckoutPage() {
  const text = useBuyingText();
  return (
    <Container className={styles.page}>
      <PageDescription title={text('checkout.title')} noIndex />
      <Personal>
        <Checkout />
      </Personal>
    </Container>
  );
}

function Checkout() {
  const kitText = useKitText();
  const draft = useSelector(selectDraft);
  const cart = useCheckedCart({
    shipping_method: draft.shipping_method,
    payment_method: payingBy(draft),
    ...(POSTCODE.test(draft.postcode) ? { postcode: draft.postcode } : {}),
  });
  const { isLeaving, leave } = useLeaving();

  return (
    <>
      {isLeaving && <Spinner size="lg" label={kitText('state.loading')} className={styles.leaving} />}
      {!isLeaving && <CartNotices {...cart} />}
      {!isLeaving && cart.items.length === 0 && <EmptyCart />}
      {!isLeaving && cart.items.length > 0 && <Steps cart={cart} draft={draft} onPlaced={leave} />}
    </>
  );
}

/** Goes to the placed order. The cart is cleared only now, and the page must not call itself empty on the way. */
function useLeaving() {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const [isLeaving, setLeaving] = useState(false);
  function leave({ number, token }: PlacedOrder) {
    setLeaving(true);
    dispatch(cartCleared());
    dispatch(orderPlaced());
    navigate(paths.orderSuccess(number, token), { replace: true });
  }
  return { isLeaving, leave };
}

interface StepsProps {
  cart: CheckedCart;
  draft: CheckoutDraft;
  onPlaced: (order: PlacedOrder) => void;
}

function Steps({ cart, draft, onPlaced }: StepsProps) {
  const text = useBuyingText();
  const kitText = useKitText();
  const { step, moved } = useStep(draft);
  return (
    <MovedContext value={moved}>
      <header className={styles.header}>
        <h1 className={styles.title}>{text('checkout.title')}</h1>
        <ProgressSteps
          label={text('checkout.steps')}
          current={step}
          doneLabel={text('checkout.done')}
          steps={steps.map((id) => ({ id, label: text(`checkout.short.${id}`), href: addressOf(id) }))}
        />
      </header>
      {cart.failure && !cart.isFetching && (
        <ErrorState
          title={text('cart.checkFailed')}
          text={cart.failure.message}
          retryLabel={kitText('actions.retry')}
          onRetry={cart.retry}
        />
      )}
      {step === 'review' ? (
        <ReviewStep cart={cart} draft={draft} onPlaced={onPlaced} />
      ) : (
        <div className={styles.columns}>
          <Questions key={step} step={step} cart={cart} draft={draft} />
          <OrderSummary cart={cart} draft={draft} />
        </div>
      )}
    </MovedContext>
  );
}

function Questions({ step, cart, draft }: Omit<StepsProps, 'onPlaced'> & { step: Exclude<Step, 'review'> }) {
  if (step === 'contact') return <ContactStep />;
  if (step === 'shipping') return <ShippingStep quote={cart.quote} />;
  return <PaymentStep shipping={draft.shipping_method} />;
}
