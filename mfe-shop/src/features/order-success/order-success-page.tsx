import type { Order } from '@fakos/contracts/orders/contract';
import { useFormat } from '@fakos/shared-kit/i18n';
import { PageHead } from '@fakos/shared-kit/page-meta';
import { Personal } from '@fakos/shared-kit/personal';
import { paths, useSearchParams } from '@fakos/shared-kit/router';
import { ButtonLink } from '@fakos/shared-kit/ui/button';
import { Container } from '@fakos/shared-kit/ui/container';
import { LazyOrderActions } from '../../parts/order/actions/lazy-order-actions.tsx';
import { FoundOrder } from '../../parts/order/found-order.tsx';
import styles from '../../parts/order/order.module.css';
import { OrderFacts } from '../../parts/order/order-facts.tsx';
import { useOrderText } from '../../translations/order-text.ts';

/** `/order-success?n=…&t=…`: the placed order as it is now; the address can be reloaded and bookmarked. */
export function OrderSuccessPage() {
  const text = useOrderText();
  return (
    <Container size="narrow" className={styles.page}>
      <PageHead title={text('order.title')} noIndex />
      <Personal>
        <OrderFromAddress />
      </Personal>
    </Container>
  );
}

function OrderFromAddress() {
  const text = useOrderText();
  const [params] = useSearchParams();
  const number = params.get('n') ?? '';
  const token = params.get('t') ?? '';
  return (
    <FoundOrder orderKey={number !== '' && token !== '' ? { number, token } : undefined}>
      {(order, orderKey) => (
        <>
          <OrderHeader order={order} />
          <OrderFacts order={order} />
          <LazyOrderActions order={order} orderKey={orderKey} />
          <p className={styles.continueLink}>
            <ButtonLink href={paths.shop}>{text('cart.continueShopping')}</ButtonLink>
          </p>
        </>
      )}
    </FoundOrder>
  );
}

function OrderHeader({ order }: { order: Order }) {
  const text = useOrderText();
  const { longDate } = useFormat();
  const isCancelled = order.status === 'cancelled';
  return (
    <header className={styles.thanks}>
      <h1>{isCancelled ? text('order.cancelledTitle') : text('order.thanks')}</h1>
      <p className={styles.number}>
        {text('order.number')} <strong>{order.number}</strong>
      </p>
      {!isCancelled && <p>{text('order.intro', { date: longDate(order.created_at), email: order.contact.email })}</p>}
    </header>
  );
}
