import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { Button, Center, Pagination, Paper, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useText } from '../../text.ts';
import { useScreenTitle } from '../layout/screen-title.tsx';
import { FailureState } from '../states/failure-state.tsx';
import { PageSkeleton } from '../states/page-skeleton.tsx';
import styles from './list.module.css';
import { ListSearch } from './list-search.tsx';
import { type Column, ListTable } from './list-table.tsx';
import type { ListAddress } from './use-list-address.ts';

/** Result of a list's query. */
export interface ListQuery<Row> {
  readonly data?: { readonly data: readonly Row[]; readonly meta: { total: number; limit: number } } | undefined;
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

interface ListPageProps<Row> {
  readonly title: string;
  readonly address: ListAddress;
  readonly query: ListQuery<Row>;
  readonly columns: readonly Column<Row>[];
  readonly rowKey: (row: Row) => number | string;
  readonly searchLabel: string;
  readonly filters?: ReactNode;
  readonly emptyText: string;
}

/** A list screen: search, filters, rows and pagination, with its loading, empty and error states. */
export function ListPage<Row>(props: ListPageProps<Row>) {
  const { title, address, query, searchLabel, filters } = props;
  const text = useText();
  useScreenTitle(title);
  const total = query.data?.meta.total;
  return (
    <Stack gap="md">
      <search className={styles.toolbar} aria-label={text('list.filters')}>
        <ListSearch address={address} label={searchLabel} />
        {filters}
      </search>
      <Text size="sm" c="dimmed" role="status" className={styles.count}>
        {total === undefined || query.error ? '' : text('list.results', { count: total })}
      </Text>
      <ListBody {...props} />
    </Stack>
  );
}

function ListBody<Row>({ title, address, query, columns, rowKey, emptyText }: ListPageProps<Row>) {
  if (query.error) return <FailureState failure={query.error} onRetry={query.refetch} isPending={query.isFetching} />;
  if (!query.data) return <PageSkeleton />;
  const { data: rows, meta } = query.data;
  if (rows.length === 0) return <EmptyList address={address} emptyText={emptyText} />;
  return (
    <>
      <Paper withBorder className={styles.paper}>
        <ListTable label={title} columns={columns} rows={rows} rowKey={rowKey} isBusy={query.isFetching} />
      </Paper>
      <ListPagination address={address} pageCount={Math.ceil(meta.total / meta.limit)} />
    </>
  );
}

function EmptyList({ address, emptyText }: { address: ListAddress; emptyText: string }) {
  const text = useText();
  return (
    <Center mih="12rem">
      <Stack align="center">
        <Text c="dimmed">{emptyText}</Text>
        {(address.isFiltered || address.page > 1) && (
          <Button variant="default" onClick={address.clear}>
            {text('list.clearFilters')}
          </Button>
        )}
      </Stack>
    </Center>
  );
}

function ListPagination({ address, pageCount }: { address: ListAddress; pageCount: number }) {
  const text = useText();
  const kitText = useKitText();
  return (
    <Center component="nav" aria-label={text('list.pages')}>
      <Pagination
        total={pageCount}
        value={address.page}
        onChange={address.goToPage}
        siblings={1}
        size="sm"
        hideWithOnePage
        getItemProps={(page) => ({ 'aria-label': text('list.pageNumber', { page }) })}
        getControlProps={(control) => ({
          'aria-label': kitText(control === 'next' ? 'actions.next' : 'actions.previous'),
        })}
      />
    </Center>
  );
}
