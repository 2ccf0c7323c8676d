import { PageHead } from '@fakos/shared-kit/page-meta';
import { Personal } from '@fakos/shared-kit/personal';
import { Container } from '@fakos/shared-kit/ui/container';
import { SectionHeading } from '@fakos/shared-kit/ui/section-heading';
import { CartFailure } from '../../parts/cart-check/cart-failure.tsx';
import { CartNotices } from '../../parts/cart-check/cart-notices.tsx';
import { EmptyCart } from '../../parts/cart-check/empty-cart.tsx';
import { type CheckedCart, useCheckedCart } from '../../parts/cart-check/use-checked-cart.ts';
import { useCartText } from '../../translations/cart-text.ts';
import styles from './cart-page.module.css';
import { CartLines } from './lines/cart-lines.tsx';
import { ClearCart } from './lines/clear-cart.tsx';
import { CartSummary } from './summary/cart-summary.tsx';

/** Delivery and payment assumed for the quote before checkout: the payment method has no fee. */
const DEFAULT_CHOICE = { shipping_method: 'courier', payment_method: 'bank_transfer' } as const;

/** `/cart`: the cart lines, checked by the server, and the link to checkout. */
export function CartPage() {
  const text = useCartText();
  return (
    <Container className={styles.page}>
      <PageHead title={text('cart.title')} noIndex />
      <Personal>
        <Cart />
      </Personal>
    </Container>
  );
}

function Cart() {
  const text = useCartText();
  const cart = useCheckedCart(DEFAULT_CHOICE);
  const count = cart.items.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <>
      <CartNotices {...cart} />
      {cart.items.length === 0 ? (
        <EmptyCart />
      ) : (
        <>
          <SectionHeading level={1} title={text('cart.title')} text={text('cart.count', { count })} />
          <FullCart cart={cart} />
        </>
      )}
    </>
  );
}

function FullCart({ cart }: { cart: CheckedCart }) {
  const { items, quote, failure, isFetching, retry } = cart;
  return (
    <div className={styles.columns}>
      <div className={styles.items}>
        <CartLines items={items} quote={quote} />
        <ClearCart />
      </div>
      {failure && !isFetching ? (
        <CartFailure failure={failure} retry={retry} />
      ) : (
        <CartSummary items={items} quote={quote} pending={isFetching} />
      )}
    </div>
  );
}
