import type { ApiFailure } from '@fakos/shared-kit/api';
import { useParams } from '@fakos/shared-kit/router';

/** What a call for one row hands out. */
interface DetailQuery<Row> {
  readonly data?: { readonly data: Row } | undefined;
  readonly currentData?: { readonly data: Row } | undefined;
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

/** The row of a detail screen: there, on its way, or failed. */
export type DetailState<Row> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly failure: unknown; readonly pending: boolean; readonly reload: () => void }
  | { readonly state: 'ready'; readonly row: Row; readonly pending: boolean; readonly reload: () => void };

/**
 * Reads the `:id` of the address and calls for its row.
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
  if (!isRowId) return { state: 'failed', failure: notFound, pending: false, reload: () => undefined };
  // A row that is already shown stays while a reload fails: whoever reads it loses nothing.
  if (currentData) return { state: 'ready', row: currentData.data, pending: isFetching, reload };
  if (error) return { state: 'failed', failure: error, pending: isFetching, reload };
  return { state: 'loading' };
}

const notFound: ApiFailure = { code: 'NOT_FOUND', status: 404 };
