import { getPage, listPages, pageSection } from '@fakos/shared-kit/api/pages/contract';
import { z } from 'zod';
import { endpoint } from '../../http/endpoint.ts';
import { Failure } from '../../http/failure.ts';
import { findPageBySlug, findPages } from './pages.repo.ts';

/** pages.php */
export const pageEndpoints = [
  endpoint(listPages, async ({ query, db, language }) => {
    const rows = await findPages(db, language, query.menu_only === 'true');
    return { data: rows.map(toPageRecord) };
  }),

  endpoint(getPage, async ({ query, db, language }) => {
    const row = await findPageBySlug(db, query.slug, language);
    if (!row) throw new Failure('NOT_FOUND');
    const sections = z.array(pageSection).parse(JSON.parse(row.sections));
    return { data: { ...toPageRecord(row), meta_description: row.meta_description, sections } };
  }),
];

type RecordRow = Awaited<ReturnType<typeof findPages>>[number];

function toPageRecord(row: RecordRow) {
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    menu_title: row.menu_title || row.title,
    show_in_menu: row.show_in_menu === 1,
    menu_order: row.menu_order,
  };
}
