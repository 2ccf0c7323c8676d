import type { PageDetail } from '@fakos/contracts/pages/contract';
import type { ShopDatabase } from '../../../database/schema.ts';
import type { Language } from '../../../text/translate.ts';
import { readExpandedSections } from '../saved-sections/expand-sections.ts';
import type { findPageBySlug, findPages } from './pages.repo.ts';

/** Modification time of pages from before it was stored. */
const NEVER = '1970-01-01T00:00:00.000Z';

type RecordRow = Awaited<ReturnType<typeof findPages>>[number];
type DetailRow = NonNullable<Awaited<ReturnType<typeof findPageBySlug>>>;

/** A page with its content, as visitors read it. */
export async function toPageDetail(db: ShopDatabase, row: DetailRow, language: Language): Promise<PageDetail> {
  return {
    ...toPageRecord(row),
    meta_title: row.meta_title || row.title,
    meta_description: row.meta_description,
    no_index: row.no_index === 1,
    sections: await readExpandedSections(db, row.sections, language),
    ...(row.updated_at > NEVER && { updated_at: row.updated_at }),
  };
}

/** A page in a menu. */
export function toPageRecord(row: RecordRow) {
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    menu_title: row.menu_title || row.title,
    show_in_menu: row.show_in_menu === 1,
    menu_order: row.menu_order,
  };
}
