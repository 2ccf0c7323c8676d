import { useFormat } from '@fakos/shared-kit/i18n';
import { PageHead } from '@fakos/shared-kit/page-meta';
import { Personal } from '@fakos/shared-kit/personal';
import { Link, paths, useParams } from '@fakos/shared-kit/router';
import { useKitSelector } from '@fakos/shared-kit/state';
import { selectEndedUser, selectUser } from '@fakos/shared-kit/state/session';
import { Container } from '@fakos/shared-kit/ui/container';
import { SectionHeading } from '@fakos/shared-kit/ui/section-heading';
import { LazyOrderActions } from '../../parts/order/actions/lazy-order-actions.tsx';
import { FoundOrder } from '../../parts/order/found-order.tsx';
import styles from '../../parts/order/order.module.css';
import { OrderFacts } from '../../parts/order/order-facts.tsx';
import { SignInFirst } from '../../parts/order/sign-in-first.tsx';
import { useOrderText } from '../../translations/order-text.ts';

/** `/orders/{number}`: an order of the signed-in customer. */
export function OrderPage() {
  const text = useOrderText();
  return (
    <Container size="narrow" className={styles.page}>
      <PageHead title={text('order.title')} noIndex />
      <Personal>
        <OwnOrder />
      </Personal>
    </Container>
  );
}

function OwnOrder() {
  const text = useOrderText();
  const { longDate } = useFormat();
  // The router lowercases addresses; order numbers are upper case.
  const number = useParams().number?.toUpperCase();
  const user = useKitSelector(selectUser);
  const endedUser = useKitSelector(selectEndedUser);
  if (!user) return <SignInFirst email={endedUser?.email} />;
  return (
    <FoundOrder key={user.id} orderKey={number ? { number } : undefined}>
      {(order, orderKey) => (
        <>
          <p className={styles.hiddenInPrint}>
            <Link to={paths.orders}>{text('order.back')}</Link>
          </p>
          <SectionHeading
            level={1}
            title={text('orders.open', { number: order.number })}
            text={text('order.placedOn', { date: longDate(order.created_at) })}
          />
          <OrderFacts order={order} />
          <LazyOrderActions order={order} orderKey={orderKey} />
        </>
      )}
    </FoundOrder>
  );
}
