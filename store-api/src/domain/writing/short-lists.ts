import { matchRanks, rankMatch } from '@fakos/contracts/search/greeklish';
import type { Language } from '../../text/translate.ts';

/** Query of a list that is short enough to be read as a whole, as `optionalPageQuery` of the contracts has it. */
interface ShortListQuery<Sort extends string> {
  readonly search?: string | undefined;
  readonly sort: Sort;
  readonly order: 'asc' | 'desc';
  readonly page: number;
  readonly limit?: number | undefined;
}

interface ShortListRules<Row, Sort extends string> {
  /** The texts that a search looks in. */
  readonly texts: (row: Row) => readonly string[];
  /** The value that each sort order compares; rows without one come last. */
  readonly keys: Readonly<Record<Sort, (row: Row) => string | number | null>>;
  readonly language: Language;
}

/** The rows of one page that match a search, sorted, and the `meta` of the list. Equal rows keep their order. */
export function selectPage<Row, Sort extends string>(
  rows: readonly Row[],
  query: ShortListQuery<Sort>,
  { texts, keys, language }: ShortListRules<Row, Sort>,
) {
  const { search } = query;
  const matching = search ? rows.filter((row) => rankMatch(texts(row).join(' '), search) > matchRanks.none) : rows;
  const collator = new Intl.Collator(language, { numeric: true });
  const direction = query.order === 'asc' ? 1 : -1;
  const sorted = matching.toSorted((one, other) => {
    const [left, right] = [keys[query.sort](one), keys[query.sort](other)];
    if (left === null || right === null) return Number(left === null) - Number(right === null);
    const difference = typeof left === 'number' ? left - Number(right) : collator.compare(left, String(right));
    return difference * direction;
  });
  const total = sorted.length;
  const { page, limit = total } = query;
  return { rows: sorted.slice((page - 1) * limit, page * limit), meta: { page, limit, total } };
}
