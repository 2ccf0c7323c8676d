import { useListOrdersQuery } from '@fakos/shared-kit/api/orders/hooks';
import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { PageHead } from '@fakos/shared-kit/page-meta';
import { Personal } from '@fakos/shared-kit/personal';
import { paths, useSearchParams } from '@fakos/shared-kit/router';
import { useKitSelector } from '@fakos/shared-kit/state';
import { selectEndedUser, selectUser } from '@fakos/shared-kit/state/session';
import { ButtonLink } from '@fakos/shared-kit/ui/button';
import { Container } from '@fakos/shared-kit/ui/container';
import { EmptyState } from '@fakos/shared-kit/ui/empty-state';
import { ErrorState } from '@fakos/shared-kit/ui/error-state';
import { LiveRegion } from '@fakos/shared-kit/ui/live-region';
import { Pagination, useListTop } from '@fakos/shared-kit/ui/pagination';
import { SectionHeading } from '@fakos/shared-kit/ui/section-heading';
import { Skeleton } from '@fakos/shared-kit/ui/skeleton';
import { useId } from 'react';
import { useOnline } from '../../parts/online/use-online.ts';
import { SignInFirst } from '../../parts/order/sign-in-first.tsx';
import { useOrderText } from '../../translations/order-text.ts';
import { OrderRow } from './order-row.tsx';
import styles from './orders-page.module.css';

/** Orders per page. */
const PAGE_SIZE = 10;

/** `/orders`: the orders of the signed-in customer, newest first. */
export function OrdersPage() {
  const text = useOrderText();
  return (
    <Container size="narrow" className={styles.page}>
      <PageHead title={text('orders.title')} noIndex />
      <Personal>
        <OwnOrders />
      </Personal>
    </Container>
  );
}

function OwnOrders() {
  const user = useKitSelector(selectUser);
  const endedUser = useKitSelector(selectEndedUser);
  return user ? <OrderList key={user.id} /> : <SignInFirst email={endedUser?.email} />;
}

function OrderList() {
  const text = useOrderText();
  const kitText = useKitText();
  const [params] = useSearchParams();
  const page = Math.max(1, Math.trunc(Number(params.get('page'))) || 1);
  const result = useListOrdersQuery({ page, limit: PAGE_SIZE }, { refetchOnMountOrArgChange: true });
  const { currentData, error, isFetching, refetch } = result;
  const listTop = useListTop<HTMLElement>({ list: paths.orders, page });
  useOnline(() => error && void refetch());
  const title = useId();
  const total = result.data?.meta.total;
  const pageCount = Math.ceil((total ?? 0) / PAGE_SIZE);
  return (
    <section ref={listTop} tabIndex={-1} aria-labelledby={title} className={styles.list}>
      <SectionHeading
        id={title}
        level={1}
        title={text('orders.title')}
        text={total ? text('orders.count', { count: total }) : undefined}
      />
      <LiveRegion>{currentData && pageCount > 1 ? text('orders.page', { page }) : ''}</LiveRegion>
      {currentData && currentData.data.length > 0 && (
        <ol aria-label={text('orders.list')} className={styles.orders}>
          {currentData.data.map((order) => (
            <OrderRow key={order.number} order={order} />
          ))}
        </ol>
      )}
      {currentData?.data.length === 0 && <NoOrders isPast={page > 1} />}
      {!currentData && error && (
        <ErrorState
          title={text('orders.failed')}
          text={error.message ?? kitText('errors.NETWORK')}
          retryLabel={kitText('actions.retry')}
          pending={isFetching}
          onRetry={refetch}
        />
      )}
      {!currentData && !error && <OrdersSkeleton />}
      <Pagination
        page={page}
        pageCount={pageCount}
        getHref={(target) => (target === 1 ? paths.orders : `${paths.orders}?page=${target}`)}
        labels={{
          nav: text('orders.pages'),
          previous: text('orders.previousPage'),
          next: text('orders.nextPage'),
          page: (target) => text('orders.page', { page: target }),
        }}
      />
    </section>
  );
}

function NoOrders({ isPast }: { isPast: boolean }) {
  const text = useOrderText();
  if (isPast) {
    return (
      <EmptyState
        icon="package"
        title={text('orders.noSuchPage')}
        action={<ButtonLink href={paths.orders}>{text('orders.firstPage')}</ButtonLink>}
      />
    );
  }
  return (
    <EmptyState
      icon="package"
      title={text('orders.empty')}
      text={text('orders.emptyText')}
      action={<ButtonLink href={paths.shop}>{text('cart.toShop')}</ButtonLink>}
    />
  );
}

function OrdersSkeleton() {
  const kitText = useKitText();
  return (
    <div className={styles.orders} aria-busy="true">
      <p role="status" className="visually-hidden">
        {kitText('state.loading')}
      </p>
      <Skeleton variant="box" height="9rem" />
      <Skeleton variant="box" height="9rem" />
      <Skeleton variant="box" height="9rem" />
    </div>
  );
}
