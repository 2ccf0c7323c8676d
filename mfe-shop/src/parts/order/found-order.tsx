import type { Order } from '@fakos/contracts/orders/contract';
import { useGetOrderQuery } from '@fakos/shared-kit/api/orders/hooks';
import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { paths } from '@fakos/shared-kit/router';
import { ButtonLink } from '@fakos/shared-kit/ui/button';
import { EmptyState } from '@fakos/shared-kit/ui/empty-state';
import { ErrorState } from '@fakos/shared-kit/ui/error-state';
import { Skeleton, SkeletonText } from '@fakos/shared-kit/ui/skeleton';
import type { ReactNode } from 'react';
import { useOrderText } from '../../translations/order-text.ts';
import { useOnline } from '../online/use-online.ts';
import type { OrderKey } from './order-key.ts';

/** Statuses for an order that does not exist or belongs to someone else. */
const NOT_FOUND_STATUSES: readonly number[] = [400, 403, 404, 422];

interface FoundOrderProps {
  /** Undefined if the address contains none. */
  orderKey: OrderKey | undefined;
  children: (order: Order, orderKey: OrderKey) => ReactNode;
}

/** Loads an order; shows a skeleton, an empty state or an error with retry. */
export function FoundOrder({ orderKey, children }: FoundOrderProps) {
  const kitText = useKitText();
  const result = useGetOrderQuery(
    { ...(orderKey ?? { number: '' }) },
    { skip: !orderKey, refetchOnMountOrArgChange: true },
  );
  const { data, error, isFetching, refetch } = result;
  useOnline(() => error && void refetch());
  const isMissing = error && 'status' in error && NOT_FOUND_STATUSES.includes(error.status);
  if (!orderKey || isMissing) return <NoOrder />;
  if (data) return children(data.data, orderKey);
  if (!error) return <OrderSkeleton />;
  return (
    <ErrorState
      headingLevel={1}
      title={kitText('state.errorTitle')}
      text={error.message ?? kitText('errors.NETWORK')}
      retryLabel={isFetching ? kitText('actions.retrying') : kitText('actions.retry')}
      pending={isFetching}
      onRetry={refetch}
    />
  );
}

function OrderSkeleton() {
  const kitText = useKitText();
  return (
    <>
      <p role="status" className="visually-hidden">
        {kitText('state.loading')}
      </p>
      <Skeleton width="70%" height="3rem" />
      <SkeletonText />
      <Skeleton variant="box" height="10rem" />
      <Skeleton variant="box" height="16rem" />
    </>
  );
}

function NoOrder() {
  const text = useOrderText();
  return (
    <EmptyState
      headingLevel={1}
      icon="package"
      title={text('order.missing')}
      text={text('order.missingText')}
      action={
        <ButtonLink variant="secondary" href={paths.contact}>
          {text('order.contactUs')}
        </ButtonLink>
      }
    />
  );
}
