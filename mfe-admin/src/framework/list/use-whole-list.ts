import { matchRanks, rankMatch } from '@fakos/contracts/search/greeklish';
import { useMemo } from 'react';
import type { ListQuery } from './list-page.tsx';

/** Result of a query for a list that the API returns as a whole. */
interface WholeListQuery<Row> extends Omit<ListQuery<Row>, 'data'> {
  readonly data?: { readonly data: readonly Row[] } | undefined;
}

/**
 * A list that the API returns as a whole, as one page, searched in the browser, in Greeklish too.
 *
 * @param prepare sorts the rows as the list shows them; must keep its identity
 * @param listTexts the texts of a row that are searched; must keep its identity
 */
export function useWholeList<Row, Prepared>(
  query: WholeListQuery<Row>,
  prepare: (rows: readonly Row[]) => readonly Prepared[],
  search: string,
  listTexts: (row: Prepared) => readonly string[],
): ListQuery<Prepared> {
  const { data, error, isFetching, refetch } = query;
  const page = useMemo(() => {
    if (!data) return undefined;
    const matches = (text: string) => rankMatch(text, search) > matchRanks.none;
    const rows = prepare(data.data).filter((row) => search === '' || listTexts(row).some(matches));
    return { data: rows, meta: { total: rows.length, limit: Math.max(1, rows.length) } };
  }, [data, prepare, search, listTexts]);
  return { data: page, error, isFetching, refetch };
}
