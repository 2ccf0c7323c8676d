import type { Order } from '@fakos/shared-kit/api/orders/contract';
import { useFormat } from '@fakos/shared-kit/i18n';
import { PageDescription } from '@fakos/shared-kit/page-meta';
import { Personal } from '@fakos/shared-kit/personal';
import { paths, useSearchParams } from '@fakos/shared-kit/router';
import { ButtonLink } from '@fakos/shared-kit/ui/button';
import { Container } from '@fakos/shared-kit/ui/container';
import { FoundOrder } from '../../parts/order/found-order.tsx';
import { LateOrderActions } from '../../parts/order/late-actions.tsx';
import styles from '../../parts/order/order.module.css';
import { OrderFacts } from '../../parts/order/order-facts.tsx';
import { useOrderText } from '../../words/order-text.ts';

/** `/order-success?n=…&t=…`: the order as the server has it now; may be refreshed and come back to. */
export function OrderSuccessPage() {
  const text = useOrderText();
  return (
    <Container size="narrow" className={styles.page}>
      <PageDescription title={text('order.title')} noIndex />
      <Personal>
        <NamedOrder />
      </Personal>
    </Container>
  );
}

function NamedOrder() {
  const text = useOrderText();
  const [params] = useSearchParams();
  const number = params.get('n') ?? '';
  const token = params.get('t') ?? '';
  return (
    <FoundOrder orderKey={number !== '' && token !== '' ? { number, token } : undefined}>
      {(order, orderKey) => (
        <>
          <Thanks order={order} />
          <OrderFacts order={order} />
          <LateOrderActions order={order} orderKey={orderKey} />
          <p className={styles.onward}>
            <ButtonLink href={paths.shop}>{text('cart.goOn')}</ButtonLink>
          </p>
        </>
      )}
    </FoundOrder>
  );
}

function Thanks({ order }: { order: Order }) {
  const text = useOrderText();
  const { longDate } = useFormat();
  return (
    <header className={styles.thanks}>
      <h1>{text('order.thanks')}</h1>
      <p className={styles.number}>
        {text('order.number')} <strong>{order.number}</strong>
      </p>
      <p>{text('order.intro', { date: longDate(order.created_at), email: order.contact.email })}</p>
    </header>
  );
}
