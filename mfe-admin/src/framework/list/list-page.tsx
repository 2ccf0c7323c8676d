import { useNavigate } from '@fakos/shared-kit/router';
import { Button, Center, Group, Paper, Stack, Text } from '@mantine/core';
import { type ReactNode, useMemo } from 'react';
import { useText } from '../../text.ts';
import type { BulkAction } from '../bulk/bulk-action.ts';
import { BulkBar } from '../bulk/bulk-bar.tsx';
import { useScreenTitle } from '../layout/screen-title.tsx';
import { FailureState } from '../states/failure-state.tsx';
import { PageSkeleton } from '../states/page-skeleton.tsx';
import { ColumnsMenu } from './columns-menu.tsx';
import { ExportButton, type ExportedFile } from './export-button.tsx';
import styles from './list.module.css';
import { type Column, selectColumns } from './list-columns.ts';
import { ActiveFilters, type ListFilter, ListFilters } from './list-filters.tsx';
import { useStoredList } from './list-memory.ts';
import { ListPagination } from './list-pagination.tsx';
import { ListSearch } from './list-search.tsx';
import { ListTable } from './list-table.tsx';
import { ListViews } from './list-views.tsx';
import { type RowDetails, useOpenRows } from './row-details.tsx';
import type { RowOrder } from './row-order.tsx';
import type { ListAddress } from './use-list-address.ts';
import { useListKeys } from './use-list-keys.ts';
import { useSelection } from './use-selection.ts';

/** Result of a list's query. */
export interface ListQuery<Row> {
  readonly data?: { readonly data: readonly Row[]; readonly meta: { total: number; limit: number } } | undefined;
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

/** Declaration of a list screen. */
export interface ListPageProps<Row> {
  /** Identifies the list in saved views. */
  readonly listKey: string;
  readonly title: string;
  readonly address: ListAddress;
  readonly query: ListQuery<Row>;
  readonly columns: readonly Column<Row>[];
  readonly filters?: readonly ListFilter[];
  readonly rowId: (row: Row) => number;
  /** The row's name, for example in the label of its checkbox. */
  readonly rowLabel: (row: Row) => string;
  /** Address of the row's record; Enter opens it. */
  readonly rowAddress?: (row: Row) => string;
  /** Makes the rows movable; undefined while the list is not in its stored order, for example when it is searched. */
  readonly rowOrder?: RowOrder<Row> | undefined;
  /** Details that a row expands to; Enter expands them if the rows have no address. */
  readonly rowDetails?: RowDetails<Row>;
  /** A list without it cannot be searched. */
  readonly searchLabel?: string;
  readonly emptyText: string;
  /** Title of the error state if the list's request fails; a general text by default. */
  readonly failureTitle?: string;
  /** The next step where there are no rows at all. */
  readonly emptyAction?: ReactNode;
  /** Buttons beside the list's own, such as "New". */
  readonly actions?: ReactNode;
  /** Shown above search and filters, such as links to common views. */
  readonly header?: ReactNode;
  readonly bulkActions?: readonly BulkAction[];
  /** Requests a CSV file of the rows that the filters match. */
  readonly requestExport?: () => Promise<ExportedFile>;
}

const noFilters: readonly ListFilter[] = [];
const noActions: readonly BulkAction[] = [];

/**
 * A list screen: views, search, filters, sorting, columns, selection with bulk actions, export, keyboard and pagination, with
 * its loading, empty and error states. All state but the selection is in the address.
 */
export function ListPage<Row>(props: ListPageProps<Row>) {
  const {
    listKey,
    title,
    address,
    query,
    columns,
    filters = noFilters,
    searchLabel,
    actions,
    header,
    requestExport,
  } = props;
  const text = useText();
  useScreenTitle(title);
  const total = query.data?.meta.total;
  return (
    <Stack gap="md">
      <div className={styles.bar}>
        <ListViews listKey={listKey} address={address} />
        <Group gap="xs">
          <ColumnsMenu columns={columns} address={address} />
          {requestExport && <ExportButton request={requestExport} />}
          {actions}
        </Group>
      </div>
      {header}
      <search className={styles.toolbar} aria-label={text('list.filters')}>
        {searchLabel !== undefined && <ListSearch address={address} label={searchLabel} />}
        <ListFilters filters={filters} address={address} />
      </search>
      <ActiveFilters filters={filters} address={address} />
      <Text size="sm" c="dimmed" role="status" className={styles.count}>
        {total === undefined || query.error ? '' : text('list.results', { count: total })}
      </Text>
      <ListBody {...props} />
    </Stack>
  );
}

function ListBody<Row>(props: ListPageProps<Row>) {
  const { query, failureTitle } = props;
  const { error, refetch, isFetching } = query;
  if (error) return <FailureState failure={error} onRetry={refetch} isPending={isFetching} title={failureTitle} />;
  if (!query.data) return <PageSkeleton />;
  const { data: rows, meta } = query.data;
  if (rows.length === 0) {
    const { address, emptyText, emptyAction } = props;
    return <EmptyList address={address} emptyText={emptyText} emptyAction={emptyAction} />;
  }
  return <ListRows {...props} rows={rows} total={meta.total} pageCount={Math.ceil(meta.total / meta.limit)} />;
}

interface ListRowsProps<Row> extends ListPageProps<Row> {
  rows: readonly Row[];
  total: number;
  pageCount: number;
}

function ListRows<Row>({ rows, total, pageCount, ...props }: ListRowsProps<Row>) {
  const { listKey, title, address, query, columns, rowId, rowLabel, rowAddress, bulkActions = noActions } = props;
  const { rowOrder, rowDetails } = props;
  const navigate = useNavigate();
  const scope = useMemo(() => getSelectionScope(address.view), [address.view]);
  const selection = useSelection(scope, total);
  const ids = useMemo(() => rows.map(rowId), [rows, rowId]);
  useStoredList(listKey, ids);
  const openRows = useOpenRows(rowDetails, rowId);
  const hasBulkActions = bulkActions.length > 0;
  const openRow = (row: Row) => (rowAddress ? navigate(rowAddress(row)) : openRows?.toggle(row));
  const { activeIndex, container } = useListKeys({
    listKey,
    ids,
    onOpen: (index) => rows[index] && openRow(rows[index]),
    onSelect: hasBulkActions ? (id) => selection.toggle(id, ids) : undefined,
  });
  return (
    <>
      <Paper withBorder className={styles.paper} ref={container} data-tour="list">
        <ListTable
          label={title}
          columns={selectColumns(columns, address.columns)}
          rows={rows}
          rowKey={rowId}
          isBusy={query.isFetching}
          sort={address.sort}
          onSort={address.setSort}
          selectable={hasBulkActions ? { selection, rowId, rowLabel } : undefined}
          activeIndex={activeIndex}
          order={rowOrder && { ...rowOrder, rowLabel }}
          openRows={openRows}
        />
      </Paper>
      <BulkBar
        selection={selection}
        actions={bulkActions}
        pageCount={rows.length}
        total={total}
        onChanged={query.refetch}
      />
      <ListPagination address={address} pageCount={pageCount} />
    </>
  );
}

/** Scope of a selection: rows stay selected when only sort order or columns change. */
export function getSelectionScope(view: string): string {
  const params = new URLSearchParams(view);
  for (const name of ['sort', 'order', 'columns']) params.delete(name);
  return params.toString();
}

interface EmptyListProps extends Pick<ListPageProps<never>, 'address' | 'emptyText' | 'emptyAction'> {
  /** Whether a search or a filter leaves rows out; that of the address if omitted. */
  readonly isFiltered?: boolean;
}

/** Empty state of a list: the next step, or a button that clears search and filters. */
export function EmptyList({ address, isFiltered = address.isFiltered, emptyText, emptyAction }: EmptyListProps) {
  const text = useText();
  const isNarrowed = isFiltered || address.page > 1;
  return (
    <Center mih="12rem">
      <Stack align="center">
        <Text c="dimmed">{isNarrowed ? text('list.nothingMatches') : emptyText}</Text>
        {isNarrowed ? (
          <Button variant="default" onClick={address.clear}>
            {text('list.clearFilters')}
          </Button>
        ) : (
          emptyAction
        )}
      </Stack>
    </Center>
  );
}
