import type { AdminOrder } from '@fakos/contracts/admin-orders/contract';
import { useFormat } from '@fakos/shared-kit/i18n';
import { Link, paths } from '@fakos/shared-kit/router';
import { Anchor, Text } from '@mantine/core';
import { useMemo } from 'react';
import type { Column } from '../../../framework/list/list-columns.ts';
import { ListTable } from '../../../framework/list/list-table.tsx';
import { ProductImage } from '../../../framework/product-image.tsx';
import { Section } from '../../../framework/section.tsx';
import { useText } from '../../../text.ts';
import styles from '../orders.module.css';
import { OrderTotals } from './order-totals.tsx';

type Line = AdminOrder['lines'][number];

/** The order's items, and the totals that the server calculated. */
export function OrderLines({ order }: { order: AdminOrder }) {
  const text = useText();
  const columns = useLineColumns();
  return (
    <Section title={text('orders.lines')}>
      <ListTable
        label={text('orders.lines')}
        columns={columns}
        rows={order.lines}
        rowKey={(line) => line.position ?? line.product_id}
      />
      <OrderTotals order={order} />
    </Section>
  );
}

function useLineColumns(): readonly Column<Line>[] {
  const text = useText();
  const format = useFormat();
  return useMemo<readonly Column<Line>[]>(
    () => [
      {
        key: 'product',
        header: text('orders.product'),
        isRowTitle: true,
        cell: (line) => (
          <div className={styles.lineName}>
            <ProductImage file={line.image} />
            <div>
              <Anchor component={Link} to={paths.product(line.slug)} size="sm">
                {line.name}
              </Anchor>
              <Text size="xs" c="dimmed">
                {line.brand_name}
              </Text>
              {line.options?.map((option) => (
                <Text key={option.id} size="xs" c="dimmed">
                  {`+ ${option.name} (${format.money(option.price)})`}
                </Text>
              ))}
              {line.configuration_texts?.map(({ label, value }) => (
                <Text key={label} size="xs">
                  {`${label}: ${value}`}
                </Text>
              ))}
            </div>
          </div>
        ),
      },
      { key: 'price', header: text('orders.unitPrice'), align: 'end', cell: (line) => format.money(line.unit_price) },
      { key: 'quantity', header: text('orders.quantity'), align: 'end', cell: (line) => format.number(line.quantity) },
      { key: 'total', header: text('orders.lineTotal'), align: 'end', cell: (line) => format.money(line.line_total) },
    ],
    [text, format],
  );
}
