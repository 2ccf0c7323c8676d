import type { EndpointResponse } from '@fakos/contracts/endpoint';
import type { getProductHistory, PriceChange, StockChange } from '@fakos/contracts/products/contract';
import { useGetProductHistoryQuery } from '@fakos/shared-kit/api/products/hooks';
import { useFormat } from '@fakos/shared-kit/i18n';
import { Link } from '@fakos/shared-kit/router';
import { Anchor, Button, Center, Pagination, Stack, Text } from '@mantine/core';
import { type ReactNode, useMemo, useState } from 'react';
import type { Column } from '../../../framework/list/list-columns.ts';
import { ListTable } from '../../../framework/list/list-table.tsx';
import { Section } from '../../../framework/section.tsx';
import { FailureState } from '../../../framework/states/failure-state.tsx';
import { PageSkeleton } from '../../../framework/states/page-skeleton.tsx';
import { useText } from '../../../text.ts';

const PAGE_SIZE = 10;

/** The changes of a product's price and of its stock, each requested when the user opens it. */
export function ProductHistory({ id }: { id: number }) {
  const text = useText();
  return (
    <>
      <OnDemand title={text('productHistory.prices')}>
        <HistoryTable
          id={id}
          label={text('productHistory.prices')}
          emptyText={text('productHistory.noPrices')}
          columns={usePriceColumns()}
          select={({ data, meta }) => ({ rows: data.prices, total: meta.prices })}
        />
      </OnDemand>
      <OnDemand title={text('productHistory.stock')}>
        <HistoryTable
          id={id}
          label={text('productHistory.stock')}
          emptyText={text('productHistory.noStock')}
          columns={useStockColumns()}
          select={({ data, meta }) => ({ rows: data.stock, total: meta.stock })}
        />
      </OnDemand>
    </>
  );
}

function OnDemand({ title, children }: { title: string; children: ReactNode }) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <Section
      title={title}
      aside={
        <Button
          variant="default"
          size="xs"
          aria-expanded={isOpen}
          aria-label={`${text(isOpen ? 'productHistory.hide' : 'productHistory.show')}: ${title}`}
          onClick={() => setOpen(!isOpen)}
        >
          {text(isOpen ? 'productHistory.hide' : 'productHistory.show')}
        </Button>
      }
    >
      {isOpen && children}
    </Section>
  );
}

interface HistoryTableProps<Row> {
  id: number;
  label: string;
  emptyText: string;
  columns: readonly Column<Row>[];
  select: (response: EndpointResponse<typeof getProductHistory>) => { rows: readonly Row[]; total: number };
}

function HistoryTable<Row>({ id, label, emptyText, columns, select }: HistoryTableProps<Row>) {
  const text = useText();
  const [page, setPage] = useState(1);
  const { data, error, isFetching, refetch } = useGetProductHistoryQuery({ id, page, limit: PAGE_SIZE });
  if (!data && error) return <FailureState failure={error} onRetry={refetch} isPending={isFetching} />;
  if (!data) return <PageSkeleton />;
  const { rows, total } = select(data);
  if (total === 0) {
    return (
      <Text size="sm" c="dimmed">
        {emptyText}
      </Text>
    );
  }
  return (
    <Stack>
      <ListTable label={label} columns={columns} rows={rows} rowKey={(row) => rows.indexOf(row)} isBusy={isFetching} />
      <Center>
        <Pagination
          total={Math.ceil(total / PAGE_SIZE)}
          value={page}
          onChange={setPage}
          size="sm"
          hideWithOnePage
          getItemProps={(number) => ({ 'aria-label': text('list.pageNumber', { page: number }) })}
        />
      </Center>
    </Stack>
  );
}

function usePriceColumns(): readonly Column<PriceChange>[] {
  const text = useText();
  const format = useFormat();
  return useMemo(() => {
    const toAmount = (amount: number | null | undefined) => (amount == null ? '—' : format.money(amount));
    return [
      { key: 'at', header: text('productHistory.since'), isRowTitle: true, cell: ({ at }) => format.dateTime(at) },
      {
        key: 'price',
        header: text('products.price'),
        cell: ({ before, after }) => toStep(toAmount(before?.price), toAmount(after.price), before !== null),
      },
      {
        key: 'salePrice',
        header: text('products.salePrice'),
        cell: ({ before, after }) => toStep(toAmount(before?.sale_price), toAmount(after.sale_price), before !== null),
      },
      { key: 'actor', header: text('productHistory.actor'), cell: ({ actor }) => actor || '—' },
    ];
  }, [text, format]);
}

function toStep(before: string, after: string, hasBefore: boolean): string {
  return hasBefore && before !== after ? `${before} → ${after}` : after;
}

function useStockColumns(): readonly Column<StockChange>[] {
  const text = useText();
  const format = useFormat();
  return useMemo(() => {
    const toActor = (actor: string) =>
      actor === 'customer' || actor === 'system' ? text(`orders.actor.${actor}`) : actor;
    return [
      { key: 'at', header: text('productHistory.at'), isRowTitle: true, cell: ({ at }) => format.dateTime(at) },
      {
        key: 'change',
        header: text('productHistory.change'),
        align: 'end',
        cell: ({ change }) => `${change > 0 ? '+' : ''}${format.number(change)}`,
      },
      {
        key: 'stock',
        header: text('productHistory.stockAfter'),
        align: 'end',
        cell: ({ stock }) => format.number(stock),
      },
      { key: 'reason', header: text('productHistory.reason'), cell: (row) => <StockReasonCell row={row} /> },
      { key: 'actor', header: text('productHistory.actor'), cell: ({ actor }) => toActor(actor) },
    ];
  }, [text, format]);
}

function StockReasonCell({ row: { reason, note, order } }: { row: StockChange }) {
  const text = useText();
  return (
    <span>
      {text(`productHistory.reasons.${reason}`)}
      {order && (
        <>
          {' '}
          <Anchor component={Link} to={`/admin/bookings/${order.id}`} size="sm">
            {order.number}
          </Anchor>
        </>
      )}
      {note && (
        <Text size="xs" c="dimmed">
          {note}
        </Text>
      )}
    </span>
  );
}
