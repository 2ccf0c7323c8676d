import { orderQueues } from '@fakos/contracts/admin-orders/rules';
import type { Dashboard } from '@fakos/contracts/dashboard/contract';
import { Link } from '@fakos/shared-kit/router';
import { Anchor, SimpleGrid, Text } from '@mantine/core';
import { AdminBadge } from '../../framework/admin-badge.tsx';
import { Section } from '../../framework/section.tsx';
import { useText } from '../../text.ts';
import styles from './dashboard.module.css';
import { StatCard } from './stat-card.tsx';

/** Pending work of staff; each number links to the list that it was counted from. */
export function WaitingWork({ figures }: { figures: Dashboard }) {
  return (
    <SimpleGrid cols={{ base: 1, md: 2 }} spacing="lg">
      <WaitingOrders figures={figures} />
      <AppointmentsToday appointments={figures.appointments} />
      <OtherWork figures={figures} />
    </SimpleGrid>
  );
}

function WaitingOrders({ figures: { next, open_withdrawals: withdrawals } }: { figures: Dashboard }) {
  const text = useText();
  // Withdrawals are counted apart, because an order with another next step may have one too.
  const queues = orderQueues
    .filter((queue) => queue !== 'withdrawal')
    .map((queue) => ({ queue, count: next[queue], to: `/admin/bookings?next=${queue}` }));
  const rows = [
    ...queues,
    { queue: 'withdrawal' as const, count: withdrawals, to: '/admin/bookings?withdrawal=open' },
  ].filter(({ count }) => count > 0);
  return (
    <Section title={text('dashboard.waitingOrders')}>
      {rows.length === 0 && <Text c="dimmed">{text('dashboard.nothingWaits')}</Text>}
      <ul className={styles.rows}>
        {rows.map(({ queue, count, to }) => (
          <li key={queue} className={styles.row}>
            <Anchor component={Link} to={to} fw={500} className={styles.rowLink}>
              {text(`dashboard.next.${queue}`)}
            </Anchor>
            <AdminBadge tone={queue === 'withdrawal' || queue === 'refund' ? 'warning' : 'info'}>{count}</AdminBadge>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function AppointmentsToday({ appointments: { count, first } }: Pick<Dashboard, 'appointments'>) {
  const text = useText();
  return (
    <Section
      title={text('dashboard.appointments')}
      aside={
        <Anchor component={Link} to="/admin/appointments" size="sm">
          {text('dashboard.allAppointments')}
        </Anchor>
      }
    >
      {count === 0 && <Text c="dimmed">{text('dashboard.noAppointments')}</Text>}
      <ul className={styles.rows}>
        {first.map(({ id, full_name: name, product_name: subject, status }) => (
          <li key={id} className={styles.row}>
            <div>
              <Anchor component={Link} to={`/admin/appointments/${id}`} fw={500} className={styles.rowLink}>
                {name}
              </Anchor>
              <Text size="sm" c="dimmed">
                {subject}
              </Text>
            </div>
            {status === 'requested' && <AdminBadge tone="warning">{text('dashboard.toConfirm')}</AdminBadge>}
          </li>
        ))}
      </ul>
      {count > first.length && (
        <Text size="sm" c="dimmed">
          {text('dashboard.moreAppointments', { count: count - first.length })}
        </Text>
      )}
    </Section>
  );
}

function OtherWork({ figures }: { figures: Dashboard }) {
  const text = useText();
  const { low_stock: lowStock } = figures;
  return (
    <SimpleGrid cols={{ base: 1, xs: 3 }} className={styles.wide}>
      <StatCard
        label={text('dashboard.unreadMessages')}
        hint={text('dashboard.unreadMessagesHint')}
        to="/admin/messages?status=new"
        value={figures.unread_messages}
      />
      <StatCard
        label={text('dashboard.lowStock')}
        hint={text('dashboard.lowStockHint', { count: lowStock.threshold })}
        to={`/admin/shop?status=published&stock_max=${lowStock.threshold}`}
        value={lowStock.count}
      />
      <StatCard
        label={text('dashboard.failedEmails')}
        hint={text('dashboard.failedEmailsHint')}
        value={figures.failed_emails}
      />
    </SimpleGrid>
  );
}
