import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { PageDescription } from '@fakos/shared-kit/page-meta';
import { Personal } from '@fakos/shared-kit/personal';
import { useTrackEvent } from '@fakos/shared-kit/remote/host';
import { paths, useNavigate } from '@fakos/shared-kit/router';
import { useDispatch } from '@fakos/shared-kit/state';
import { cartCleared } from '@fakos/shared-kit/state/cart';
import { Container } from '@fakos/shared-kit/ui/container';
import { Spinner } from '@fakos/shared-kit/ui/spinner';
import { useState } from 'react';
import { CartNotices } from '../../parts/cart-check/cart-notices.tsx';
import { EmptyCart } from '../../parts/cart-check/empty-cart.tsx';
import { useCheckedCart } from '../../parts/cart-check/use-checked-cart.ts';
import { keptCoupon } from '../../parts/coupon/kept-coupon.ts';
import { useCheckoutText } from '../../words/checkout-text.ts';
import { keptAttempt } from './attempt.ts';
import styles from './checkout.module.css';
import { keptDraft } from './draft.ts';
import { type OrderRequest, payingBy } from './order-of.ts';
import { Steps } from './steps-view.tsx';
import { Unanswered } from './unanswered.tsx';
import { useOwnDraft } from './use-own-draft.ts';
import { type PlacedOrder, usePlaceOrder } from './use-place-order.ts';

const POSTCODE = /^\d{5}$/;

/** `/checkout?step=…`: from a cart to an order, one question group at a time. */
export function CheckoutPage() {
  const text = useCheckoutText();
  return (
    <Container className={styles.page}>
      <PageDescription title={text('checkout.title')} noIndex />
      <Personal>
        <OwnCheckout />
      </Personal>
    </Container>
  );
}

function OwnCheckout() {
  const turn = useOwnDraft();
  return turn === undefined ? null : <Checkout key={turn} />;
}

function Checkout() {
  const kitText = useKitText();
  const draft = keptDraft.useValue();
  const { isLeaving, leave } = useLeaving();
  const placing = usePlaceOrder(leave);
  const { unanswered, isPlacing, resend } = placing;
  const choice = {
    shipping_method: draft.shipping_method,
    payment_method: payingBy(draft),
    ...(POSTCODE.test(draft.postcode) ? { postcode: draft.postcode } : {}),
  };
  const cart = useCheckedCart(choice, unanswered !== undefined);

  if (isLeaving) return <Spinner size="lg" label={kitText('state.loading')} className={styles.leaving} />;
  if (unanswered) return <Unanswered attempt={unanswered} isPlacing={isPlacing} onResend={resend} />;
  if (cart.items.length > 0) return <Steps cart={cart} draft={draft} placing={placing} />;
  return (
    <>
      <CartNotices {...cart} />
      <EmptyCart />
    </>
  );
}

/** Goes to the placed order. The cart is cleared only now, and the page must not call itself empty on the way. */
function useLeaving() {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const trackEvent = useTrackEvent();
  const [isLeaving, setLeaving] = useState(false);
  function leave({ number, token, payment_url }: PlacedOrder, { items, expected_total: total }: OrderRequest) {
    setLeaving(true);
    dispatch(cartCleared());
    for (const kept of [keptDraft, keptAttempt, keptCoupon]) kept.forget();
    trackEvent('purchase', { total, items: items.map(boughtOf) });
    if (payment_url) window.location.assign(payment_url);
    else navigate(paths.orderSuccess(number, token), { replace: true });
  }
  return { isLeaving, leave };
}

/** A line of an order as it is counted. */
function boughtOf({ product_id, quantity, shown_price = 0 }: OrderRequest['items'][number]) {
  return { id: Number(product_id), price: shown_price, quantity: Number(quantity) };
}
