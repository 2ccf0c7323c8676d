import { PageDescription } from '@fakos/shared-kit/page-meta';
import { Personal } from '@fakos/shared-kit/personal';
import { Container } from '@fakos/shared-kit/ui/container';
import { SectionHeading } from '@fakos/shared-kit/ui/section-heading';
import { CartFailure } from '../../parts/cart-check/cart-failure.tsx';
import { CartNotices } from '../../parts/cart-check/cart-notices.tsx';
import { EmptyCart } from '../../parts/cart-check/empty-cart.tsx';
import { type CheckedCart, useCheckedCart } from '../../parts/cart-check/use-checked-cart.ts';
import { useCartText } from '../../words/cart-text.ts';
import { CartLines } from './cart-lines.tsx';
import styles from './cart-page.module.css';
import { CartSummary } from './cart-summary.tsx';
import { ClearCart } from './clear-cart.tsx';

/** How a cart is priced before the visitor chose: sent home, paid without a fee. */
const USUAL_CHOICE = { shipping_method: 'courier', payment_method: 'bank_transfer' } as const;

/** `/cart`: what is in it, re-checked by the server, and the way to pay. */
export function CartPage() {
  const text = useCartText();
  return (
    <Container className={styles.page}>
      <PageDescription title={text('cart.title')} noIndex />
      <Personal>
        <Cart />
      </Personal>
    </Container>
  );
}

function Cart() {
  const text = useCartText();
  const cart = useCheckedCart(USUAL_CHOICE);
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
      <div className={styles.goods}>
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
