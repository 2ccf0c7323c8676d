import {
  type FoundKind,
  type FoundRecord,
  foundKindPermissions,
  MAX_ADMIN_RESULTS,
} from '@fakos/contracts/admin-search/contract';
import { hasPermission } from '@fakos/contracts/permissions';
import { matchRanks, rankMatch } from '@fakos/contracts/search/greeklish';
import type { ShopDatabase } from '../../database/schema.ts';
import type { Editor } from '../writing/editor.ts';
import { findProducts } from './found-catalogue.repo.ts';
import { findPages, findPosts } from './found-content.repo.ts';
import { findMessages } from './found-messages.repo.ts';
import { findCoupons, findCustomers, findOrders } from './found-sales.repo.ts';

/** A record that a search may have found, with the texts by which its rank is determined. */
export interface Candidate extends Omit<FoundRecord, 'kind'> {
  readonly texts: readonly string[];
  /** Its number or code equals the search. */
  readonly isExact?: boolean;
}

type Find = (db: ShopDatabase, search: string, language: Editor['language']) => Promise<readonly Candidate[]>;

/** In the order of groups whose results match equally well. */
const finders: readonly (readonly [FoundKind, Find])[] = [
  ['order', findOrders],
  ['product', findProducts],
  ['customer', findCustomers],
  ['post', findPosts],
  ['page', findPages],
  ['message', findMessages],
  ['coupon', findCoupons],
];

interface Group {
  readonly kind: FoundKind;
  readonly results: FoundRecord[];
}

/** The records that a search finds, of all kinds that the user may read, the best matches first. */
export async function searchRecords(db: ShopDatabase, search: string, { user, language }: Editor): Promise<Group[]> {
  const readable = finders.filter(([kind]) => hasPermission(user.role, foundKindPermissions[kind]));
  const found = await Promise.all(
    readable.map(async ([kind, find]) => ({ kind, ranked: rank(await find(db, search, language), search) })),
  );
  return found
    .filter(({ ranked }) => ranked.length > 0)
    .sort((one, other) => getBestRank(other.ranked) - getBestRank(one.ranked))
    .map(({ kind, ranked }) => ({
      kind,
      results: ranked
        .slice(0, MAX_ADMIN_RESULTS)
        .map(({ candidate: { texts: _texts, isExact: _isExact, ...record } }) => ({ kind, ...record })),
    }));
}

interface Ranked {
  readonly candidate: Candidate;
  readonly rank: number;
}

/** The best matches first; equally good ones keep their order. */
function rank(candidates: readonly Candidate[], search: string): Ranked[] {
  const ranked = candidates.map((candidate) => ({ candidate, rank: getRank(candidate, search) }));
  return ranked.sort((one, other) => other.rank - one.rank);
}

function getRank({ texts, isExact = false }: Candidate, search: string): number {
  return isExact ? matchRanks.whole + 1 : Math.max(...texts.map((text) => rankMatch(text, search)));
}

function getBestRank([best]: readonly Ranked[]): number {
  return best?.rank ?? matchRanks.none;
}
