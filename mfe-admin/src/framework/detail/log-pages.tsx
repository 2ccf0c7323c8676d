import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { Button, Group, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useText } from '../../text.ts';
import { FailureState } from '../states/failure-state.tsx';
import { isUnsupported } from '../states/is-unsupported.ts';
import { PageSkeleton } from '../states/page-skeleton.tsx';

/** The request for a page of a log. */
interface LogQuery<Entry> {
  readonly data?:
    | { readonly data: readonly Entry[]; readonly meta: { readonly total: number; readonly limit: number } }
    | undefined;
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => void;
}

interface LogPagesProps<Entry> {
  readonly query: LogQuery<Entry>;
  /** The page that `query` requests, from 1. */
  readonly page: number;
  readonly onPage: (page: number) => void;
  readonly emptyText: string;
  readonly children: (entries: readonly Entry[]) => ReactNode;
}

/** A log, one page at a time, with its loading, empty and error states. */
export function LogPages<Entry>({ query, page, onPage, emptyText, children }: LogPagesProps<Entry>) {
  const text = useText();
  const kitText = useKitText();
  const { data, error, isFetching, refetch } = query;
  if (isUnsupported(error)) return <Text size="sm">{text('history.unsupported')}</Text>;
  if (error) return <FailureState failure={error} onRetry={refetch} isPending={isFetching} />;
  if (!data) return <PageSkeleton rows={2} />;
  if (data.data.length === 0) {
    return (
      <Text size="sm" c="dimmed">
        {emptyText}
      </Text>
    );
  }
  const pageCount = Math.ceil(data.meta.total / data.meta.limit);
  return (
    <Stack aria-busy={isFetching}>
      {children(data.data)}
      {pageCount > 1 && (
        <Group gap="xs">
          <Button size="compact-sm" variant="default" disabled={page === 1} onClick={() => onPage(page - 1)}>
            {kitText('actions.previous')}
          </Button>
          <Text size="sm" c="dimmed">
            {text('history.page', { page, count: pageCount })}
          </Text>
          <Button size="compact-sm" variant="default" disabled={page === pageCount} onClick={() => onPage(page + 1)}>
            {kitText('actions.next')}
          </Button>
        </Group>
      )}
    </Stack>
  );
}
