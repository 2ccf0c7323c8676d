import { getLineId } from '@fakos/contracts/line-configuration/rules';
import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { PageHead } from '@fakos/shared-kit/page-meta';
import { Personal } from '@fakos/shared-kit/personal';
import { useTrackEvent } from '@fakos/shared-kit/remote/host';
import { paths, useNavigate } from '@fakos/shared-kit/router';
import { type KitState, useDispatch, useStore } from '@fakos/shared-kit/state';
import { quantitySet, selectItems } from '@fakos/shared-kit/state/cart';
import { Container } from '@fakos/shared-kit/ui/container';
import { Spinner } from '@fakos/shared-kit/ui/spinner';
import { useToast } from '@fakos/shared-kit/ui/toast';
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
import { getPaymentMethod, isUnchangedOrder, type OrderRequest } from './placing/order-request.ts';
import { UnconfirmedOrder, useShopPhone } from './placing/unconfirmed-order.tsx';
import { usePlaceOrder } from './placing/use-place-order.ts';
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
  const postcode = draft.postcode.replaceAll(/\s/g, '');
  const choice = {
    shipping_method: draft.shipping_method,
    payment_method: getPaymentMethod(draft),
    ...(POSTCODE.test(postcode) ? { postcode } : {}),
  };
  const cart = useCheckedCart(choice);

  if (isLeaving) return <Spinner size="lg" label={kitText('state.loading')} className={styles.leaving} />;
  const unconfirmedOrder = unconfirmed && (
    <UnconfirmedOrder
      key={unconfirmed.sentAt}
      attempt={unconfirmed}
      isUnchanged={cart.items.length === 0 || isUnchangedOrder(unconfirmed.content, draft, cart.items)}
      isPlacing={isPlacing}
      onResend={resend}
      headingLevel={cart.items.length === 0 ? 1 : 2}
    />
  );
  if (cart.items.length > 0) {
    return <Steps cart={cart} draft={draft} placement={placement} notice={unconfirmedOrder} />;
  }
  return (
    <>
      <CartNotices {...cart} />
      {unconfirmedOrder ?? <EmptyCart />}
    </>
  );
}

/** Removes the ordered items from the cart and opens the order; `isLeaving` hides the cart during the navigation. */
function useOpenPlacedOrder() {
  const text = useCheckoutText();
  const toast = useToast();
  const phone = useShopPhone();
  const removeOrdered = useRemoveOrdered();
  const navigate = useNavigate();
  const trackEvent = useTrackEvent();
  const [isLeaving, setLeaving] = useState(false);
  const openPlacedOrder: Parameters<typeof usePlaceOrder>[0] = (placed, { order, isEarlier }) => {
    const { items, expected_total: total } = order;
    setLeaving(true);
    removeOrdered(items);
    for (const stored of [storedDraft, storedAttempt, storedCoupon]) stored.reset();
    trackEvent('purchase', { total, items: items.map(toPurchasedItem) });
    if (isEarlier) toast.info(text('checkout.earlierPlaced'), { description: phone, duration: 0 });
    if (placed.payment_url) window.location.assign(placed.payment_url);
    else navigate(paths.orderSuccess(placed.number, placed.token), { replace: true });
  };
  return { isLeaving, openPlacedOrder };
}

/** Removes ordered items from the cart; items added after the order was sent stay. */
function useRemoveOrdered() {
  const dispatch = useDispatch();
  const store = useStore<KitState>();
  return (ordered: OrderRequest['items']) => {
    for (const { product_id, options = [], configuration, quantity } of ordered) {
      const id = getLineId({ product_id: Number(product_id), options: options.map(Number), configuration });
      const line = selectItems(store.getState()).find((item) => item.id === id);
      if (line) dispatch(quantitySet({ id, quantity: line.quantity - Number(quantity) }));
    }
  };
}

/** An order line as an analytics item. */
function toPurchasedItem({ product_id, quantity, shown_price = 0 }: OrderRequest['items'][number]) {
  return { id: Number(product_id), price: shown_price, quantity: Number(quantity) };
}
