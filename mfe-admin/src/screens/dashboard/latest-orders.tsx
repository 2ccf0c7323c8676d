import type { AdminOrderSummary } from '@fakos/contracts/admin-orders/contract';
import { useListAdminOrdersQuery } from '@fakos/shared-kit/api/admin-orders/hooks';
import { useFormat } from '@fakos/shared-kit/i18n';
import { Link } from '@fakos/shared-kit/router';
import { Anchor, Group, Paper, Text, Title } from '@mantine/core';
import { StatusBadge } from '../../framework/order-status.tsx';
import { FailureState } from '../../framework/states/failure-state.tsx';
import { PageSkeleton } from '../../framework/states/page-skeleton.tsx';
import { useText } from '../../text.ts';
import styles from './dashboard.module.css';

const LATEST_ORDERS = 5;

/** The newest orders, linked to their details. */
export function LatestOrders() {
  const text = useText();
  return (
    <Paper component="section" withBorder p="md">
      <Group justify="space-between" mb="xs">
        <Title order={2} size="h4">
          {text('dashboard.latestOrders')}
        </Title>
        <Anchor component={Link} to="/admin/bookings" size="sm">
          {text('dashboard.allOrders')}
        </Anchor>
      </Group>
      <OrderRows />
    </Paper>
  );
}

function OrderRows() {
  const text = useText();
  const { data, error, isFetching, refetch } = useListAdminOrdersQuery({ limit: LATEST_ORDERS });
  if (error) return <FailureState failure={error} onRetry={refetch} isPending={isFetching} />;
  if (!data) return <PageSkeleton rows={LATEST_ORDERS} />;
  if (data.data.length === 0) return <Text c="dimmed">{text('dashboard.noOrders')}</Text>;
  return (
    <ul className={styles.orders}>
      {data.data.map((order) => (
        <OrderRow key={order.id} order={order} />
      ))}
    </ul>
  );
}

function OrderRow({ order }: { order: AdminOrderSummary }) {
  const format = useFormat();
  return (
    <li className={styles.order}>
      <div>
        <Anchor component={Link} to={`/admin/bookings/${order.id}`} fw={500} className={styles.orderLink}>
          {order.number}
        </Anchor>
        <Text size="sm" c="dimmed">{`${order.full_name} · ${format.dateTime(order.created_at)}`}</Text>
      </div>
      <div className={styles.orderEnd}>
        <Text fw={500}>{format.money(order.total)}</Text>
        <StatusBadge status={order.status} />
      </div>
    </li>
  );
}
