import { orderQueues } from '@fakos/contracts/admin-orders/rules';
import { useCountAdminOrdersQuery } from '@fakos/shared-kit/api/admin-orders/hooks';
import { useFormat } from '@fakos/shared-kit/i18n';
import { Button, Group } from '@mantine/core';
import type { ListAddress } from '../../framework/list/use-list-address.ts';
import { useText } from '../../text.ts';
import styles from './orders.module.css';

/** Name of the list's filter by queue. */
export const QUEUE_FILTER = 'next';

/** The queues of orders by the next step of staff, with the number of orders in each; a press filters the list. */
export function QueueBar({ address }: { address: ListAddress }) {
  const text = useText();
  const format = useFormat();
  const counts = useCountAdminOrdersQuery().data?.data.next;
  const chosen = address.filter(QUEUE_FILTER);
  return (
    <Group gap="xs" role="group" aria-label={text('orders.queues')} className={styles.queues} data-tour="order-queues">
      <QueueButton label={text('orders.allOrders')} isChosen={!chosen} onChoose={() => choose('')} />
      {orderQueues.map((queue) => (
        <QueueButton
          key={queue}
          label={text(`orders.queue.${queue}`)}
          count={counts && format.number(counts[queue] ?? 0)}
          isChosen={chosen === queue}
          onChoose={() => choose(queue)}
        />
      ))}
    </Group>
  );

  function choose(queue: string) {
    address.setFilters({ [QUEUE_FILTER]: queue });
  }
}

interface QueueButtonProps {
  label: string;
  count?: string | undefined;
  isChosen: boolean;
  onChoose: () => void;
}

function QueueButton({ label, count, isChosen, onChoose }: QueueButtonProps) {
  return (
    <Button size="compact-sm" variant={isChosen ? 'filled' : 'default'} aria-pressed={isChosen} onClick={onChoose}>
      {count === undefined ? label : `${label} (${count})`}
    </Button>
  );
}
