import type { ApiFailure } from '@fakos/shared-kit/api';
import { useParams } from '@fakos/shared-kit/router';

/** Result of the query for one row. */
interface DetailQuery<Row> {
  readonly data?: { readonly data: Row } | undefined;
  readonly currentData?: { readonly data: Row } | undefined;
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

/** State of a detail screen's row. */
export type DetailState<Row> = {
  /** The row's id from the address; undefined if it is none. */
  readonly id: number | undefined;
} & (
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly failure: unknown; readonly pending: boolean; readonly reload: () => void }
  | { readonly state: 'ready'; readonly row: Row; readonly pending: boolean; readonly reload: () => void }
);

/**
 * Fetches the row whose `:id` is in the address.
 *
 * @example
 * const detail = useDetailPage(useGetAdminOrderQuery);
 */
export function useDetailPage<Row>(
  useQuery: (query: { id: number }, options: { skip: boolean }) => DetailQuery<Row>,
): DetailState<Row> {
  const id = Number(useParams().id);
  const isRowId = Number.isSafeInteger(id) && id > 0;
  const { currentData, error, isFetching, refetch } = useQuery({ id }, { skip: !isRowId });
  const reload = () => void refetch();
  if (!isRowId) return { id: undefined, state: 'failed', failure: notFound, pending: false, reload: () => undefined };
  // A row that is already shown stays visible when a reload fails.
  if (currentData) return { id, state: 'ready', row: currentData.data, pending: isFetching, reload };
  if (error) return { id, state: 'failed', failure: error, pending: isFetching, reload };
  return { id, state: 'loading' };
}

const notFound: ApiFailure = { code: 'NOT_FOUND', status: 404 };
