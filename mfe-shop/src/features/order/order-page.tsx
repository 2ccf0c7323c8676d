import { useFormat } from '@fakos/shared-kit/i18n';
import { PageDescription } from '@fakos/shared-kit/page-meta';
import { Personal } from '@fakos/shared-kit/personal';
import { Link, paths, useParams } from '@fakos/shared-kit/router';
import { useKitSelector } from '@fakos/shared-kit/state';
import { selectEnded, selectUser } from '@fakos/shared-kit/state/session';
import { Container } from '@fakos/shared-kit/ui/container';
import { SectionHeading } from '@fakos/shared-kit/ui/section-heading';
import { FoundOrder } from '../../parts/order/found-order.tsx';
import { LateOrderActions } from '../../parts/order/late-actions.tsx';
import styles from '../../parts/order/order.module.css';
import { OrderFacts } from '../../parts/order/order-facts.tsx';
import { SignInFirst } from '../../parts/order/sign-in-first.tsx';
import { useOrderText } from '../../words/order-text.ts';

/** `/orders/{number}`: one of the signed-in visitor's own orders. */
export function OrderPage() {
  const text = useOrderText();
  return (
    <Container size="narrow" className={styles.page}>
      <PageDescription title={text('order.title')} noIndex />
      <Personal>
        <OwnOrder />
      </Personal>
    </Container>
  );
}

function OwnOrder() {
  const text = useOrderText();
  const { longDate } = useFormat();
  // Addresses are written small, numbers are not.
  const number = useParams().number?.toUpperCase();
  const user = useKitSelector(selectUser);
  const ended = useKitSelector(selectEnded);
  if (!user) return <SignInFirst email={ended?.email} />;
  return (
    <FoundOrder key={user.id} orderKey={number ? { number } : undefined}>
      {(order, orderKey) => (
        <>
          <p className={styles.notPrinted}>
            <Link to={paths.orders}>{text('order.back')}</Link>
          </p>
          <SectionHeading
            level={1}
            title={text('orders.open', { number: order.number })}
            text={text('order.placedOn', { date: longDate(order.created_at) })}
          />
          <OrderFacts order={order} />
          <LateOrderActions order={order} orderKey={orderKey} />
        </>
      )}
    </FoundOrder>
  );
}
