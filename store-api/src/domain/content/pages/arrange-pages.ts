import { LAST_MENU_ORDER, MAX_MENU_ORDER, type reorderPages } from '@fakos/contracts/pages/contract';
import type { z } from 'zod';
import type { ShopDatabase } from '../../../database/schema.ts';
import { Failure, requireFound } from '../../../errors/failure.ts';
import type { Language } from '../../../text/translate.ts';
import type { Editor } from '../../writing/editor.ts';
import { checkOrder } from '../../writing/row-order.ts';
import { changePage, findMenuPlaces, findPage } from './admin-pages.repo.ts';
import { renewIds } from './renew-ids.ts';
import { create } from './write-page.ts';

/** Copies a page as a draft outside the menu, under the next free slug and with new ids of sections and widgets; call it inside `writeTaxonomy`. */
export async function duplicate(db: ShopDatabase, id: number, editor: Editor) {
  const row = requireFound(await findPage(db, id));
  if (row.status === 'trash') throw new Failure('NOT_FOUND');
  const { id: _id, updated_at: _at, updated_by: _by, no_index: hidden, stale_en: _stale, slug, ...fields } = row;
  const own = { status: 'draft', show_in_menu: false, menu_order: LAST_MENU_ORDER, slug: '' } as const;
  return create(db, { ...fields, ...renewIds(row), ...own, no_index: hidden === 1 }, editor, [slug]);
}

/** Stores the order of the pages; call it inside `writeTaxonomy`. Versions stay: no field of a form changes. */
export async function order(db: ShopDatabase, { ids }: z.output<typeof reorderPages.body>, language: Language) {
  const places = await findMenuPlaces(db);
  checkOrder(ids, places, { rule: 'everyPage', language });
  const distinct = toDistinctPlaces(places.map(({ menu_order: place }) => place));
  for (const [index, id] of ids.entries()) await changePage(db, id, { menu_order: distinct[index] ?? LAST_MENU_ORDER });
}

/** Ascending places without repetition: pages that share one, as new pages do, take the next ones. */
export function toDistinctPlaces(ascending: readonly number[]): number[] {
  const places: number[] = [];
  for (const place of ascending) places.push(Math.max(place, (places.at(-1) ?? -1) + 1));
  // The last places are the largest that a page may have.
  return places.map((place, index) => Math.min(place, MAX_MENU_ORDER - (places.length - 1 - index)));
}
