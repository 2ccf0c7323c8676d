import type { ApiFailure } from '@fakos/shared-kit/api';

/** Result of a query for a whole list. */
interface WholeListQuery<Row> {
  readonly currentData?: { readonly data: readonly Row[] } | undefined;
  readonly error?: unknown;
  readonly isFetching: boolean;
  readonly refetch: () => unknown;
}

/** Result of a query for one row of a list that the API returns as a whole; NOT_FOUND without a row of that id. */
export function toRecordQuery<Row extends { readonly id: number }>(query: WholeListQuery<Row>, id: number) {
  const { currentData, error, isFetching, refetch } = query;
  const row = currentData?.data.find((candidate) => candidate.id === id);
  const isMissing = currentData !== undefined && !isFetching && row === undefined;
  return { currentData: row && { data: row }, error: error ?? (isMissing ? notFound : undefined), isFetching, refetch };
}

/** The row with an id; throws NOT_FOUND without one. */
export function findRecord<Row extends { readonly id: number }>(rows: readonly Row[], id: number): Row {
  const row = rows.find((candidate) => candidate.id === id);
  if (!row) throw notFound;
  return row;
}

const notFound: ApiFailure = { code: 'NOT_FOUND', status: 404 };
