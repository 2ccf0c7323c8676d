import { RANKS } from './product-selection.ts';
import type { ProductView } from './product-view.ts';
import type { OrderKey, SortIndex } from './sort-index.ts';

/** The position of a page in a view, and its order. */
export interface Page {
  readonly key: OrderKey;
  readonly isRising: boolean;
  /** Sorts by search rank first. */
  readonly isByRank: boolean;
  readonly offset: number;
  readonly limit: number;
}

/**
 * Views with at most this number of products are sorted individually, larger ones are read in the sorted order of all
 * rows.
 */
const FEW = 1000;

/** The products of a page, in order. */
export function getPage(orders: SortIndex, view: ProductView, page: Page): number[] {
  const { columns, ranks, total } = view;
  if (page.offset >= total) return [];
  const rows = total <= FEW ? orders.few(page.key, listRows(view)) : orders.by(page.key);
  const ranksInTurn = page.isByRank && ranks ? (page.isRising ? RANKS : RANKS.toReversed()) : [undefined];
  const ids: number[] = [];
  let seen = 0;
  for (const rank of ranksInTurn) {
    for (let step = 0; step < rows.length && seen < total; step++) {
      const row = rows[page.isRising ? step : rows.length - 1 - step] ?? 0;
      if (view.failed[row] !== 0 || (rank !== undefined && ranks?.[row] !== rank)) continue;
      if (seen++ >= page.offset) ids.push(columns.id[row] ?? 0);
      if (ids.length === page.limit) return ids;
    }
  }
  return ids;
}

function listRows({ failed }: ProductView): number[] {
  const rows: number[] = [];
  for (let row = 0; row < failed.length; row++) if (failed[row] === 0) rows.push(row);
  return rows;
}
