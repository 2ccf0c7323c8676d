import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { PageHead } from '@fakos/shared-kit/page-meta';
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
import { storedCoupon } from '../../parts/coupon/stored-coupon.ts';
import { useCheckoutText } from '../../translations/checkout-text.ts';
import styles from './checkout.module.css';
import { storedDraft } from './form/draft.ts';
import { useDraftReset } from './form/use-draft-reset.ts';
import { storedAttempt } from './placing/attempt.ts';
import { getPaymentMethod, type OrderRequest } from './placing/order-request.ts';
import { UnconfirmedOrder } from './placing/unconfirmed-order.tsx';
import { type PlacedOrder, usePlaceOrder } from './placing/use-place-order.ts';
import { Steps } from './steps/steps-view.tsx';

const POSTCODE = /^\d{5}$/;

/** `/checkout?step=…`: the checkout, one step at a time. */
export function CheckoutPage() {
  const text = useCheckoutText();
  return (
    <Container className={styles.page}>
      <PageHead title={text('checkout.title')} noIndex />
      <Personal>
        <PersonalCheckout />
      </Personal>
    </Container>
  );
}

function PersonalCheckout() {
  const resetCount = useDraftReset();
  return resetCount === undefined ? null : <Checkout key={resetCount} />;
}

function Checkout() {
  const kitText = useKitText();
  const draft = storedDraft.useValue();
  const { isLeaving, openPlacedOrder } = useOpenPlacedOrder();
  const placement = usePlaceOrder(openPlacedOrder);
  const { unconfirmed, isPlacing, resend } = placement;
  const choice = {
    shipping_method: draft.shipping_method,
    payment_method: getPaymentMethod(draft),
    ...(POSTCODE.test(draft.postcode) ? { postcode: draft.postcode } : {}),
  };
  const cart = useCheckedCart(choice, unconfirmed !== undefined);

  if (isLeaving) return <Spinner size="lg" label={kitText('state.loading')} className={styles.leaving} />;
  if (unconfirmed) return <UnconfirmedOrder attempt={unconfirmed} isPlacing={isPlacing} onResend={resend} />;
  if (cart.items.length > 0) return <Steps cart={cart} draft={draft} placement={placement} />;
  return (
    <>
      <CartNotices {...cart} />
      <EmptyCart />
    </>
  );
}

/** Clears the cart and opens the placed order; `isLeaving` hides the empty cart during the navigation. */
function useOpenPlacedOrder() {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const trackEvent = useTrackEvent();
  const [isLeaving, setLeaving] = useState(false);
  function openPlacedOrder(
    { number, token, payment_url }: PlacedOrder,
    { items, expected_total: total }: OrderRequest,
  ) {
    setLeaving(true);
    dispatch(cartCleared());
    for (const stored of [storedDraft, storedAttempt, storedCoupon]) stored.reset();
    trackEvent('purchase', { total, items: items.map(toPurchasedItem) });
    if (payment_url) window.location.assign(payment_url);
    else navigate(paths.orderSuccess(number, token), { replace: true });
  }
  return { isLeaving, openPlacedOrder };
}

/** An order line as an analytics item. */
function toPurchasedItem({ product_id, quantity, shown_price = 0 }: OrderRequest['items'][number]) {
  return { id: Number(product_id), price: shown_price, quantity: Number(quantity) };
}
