import type { Order } from '@fakos/contracts/orders/contract';
import { useGetOrderQuery } from '@fakos/shared-kit/api/orders/hooks';
import { paths } from '@fakos/shared-kit/router';
import { ButtonLink } from '@fakos/shared-kit/ui/button';
import { EmptyState } from '@fakos/shared-kit/ui/empty-state';
import { Skeleton, SkeletonText } from '@fakos/shared-kit/ui/skeleton';
import type { ReactNode } from 'react';
import { useOrderText } from '../../translations/order-text.ts';
import { FoundRecord } from '../found-record/found-record.tsx';
import type { OrderKey } from './order-key.ts';

interface FoundOrderProps {
  /** Undefined if the address contains none. */
  orderKey: OrderKey | undefined;
  children: (order: Order, orderKey: OrderKey) => ReactNode;
}

/** Loads an order; shows a skeleton, an empty state or an error with retry. */
export function FoundOrder({ orderKey, children }: FoundOrderProps) {
  const result = useGetOrderQuery(
    { ...(orderKey ?? { number: '' }) },
    { skip: !orderKey, refetchOnMountOrArgChange: true },
  );
  return (
    <FoundRecord
      result={result}
      hasKey={orderKey !== undefined}
      missing={<NoOrder />}
      skeleton={
        <>
          <Skeleton width="70%" height="3rem" />
          <SkeletonText />
          <Skeleton variant="box" height="10rem" />
          <Skeleton variant="box" height="16rem" />
        </>
      }
    >
      {(order) => orderKey && children(order, orderKey)}
    </FoundRecord>
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
