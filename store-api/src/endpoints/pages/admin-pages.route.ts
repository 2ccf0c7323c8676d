import {
  type AdminPageSummary,
  getAdminPage,
  getPageRevision,
  listAdminPages,
  listPageRevisions,
  protectedPages,
} from '@fakos/shared-kit/api/pages/contract';
import { endpoint } from '../../http/endpoint.ts';
import { existing } from '../../taxonomy/write-taxonomy.ts';
import { findAdminPages, findPage, findRevision, findRevisions } from './admin-pages.repo.ts';
import { sectionsOf } from './page-sections.ts';

/** What the back office and the page builder read of pages.php. */
export const adminPageEndpoints = [
  endpoint(listAdminPages, async ({ query, db }) => ({
    data: (await findAdminPages(db, query.status)).map(toAdminSummary),
  })),

  endpoint(getAdminPage, async ({ query, db }) => {
    const row = existing(await findPage(db, query.id));
    const data = {
      ...toAdminSummary(row),
      menu_title_el: row.menu_title_el,
      menu_title_en: row.menu_title_en,
      meta_title_el: row.meta_title_el,
      meta_title_en: row.meta_title_en,
      meta_description_el: row.meta_description_el,
      meta_description_en: row.meta_description_en,
      sections_el: sectionsOf(row.sections_el),
      sections_en: sectionsOf(row.sections_en),
    };
    return { data };
  }),

  endpoint(listPageRevisions, async ({ query, db }) => {
    existing(await findPage(db, query.id));
    return { data: await findRevisions(db, query.id) };
  }),

  endpoint(getPageRevision, async ({ query, db }) => {
    const { sections_el: el, sections_en: en, ...revision } = existing(await findRevision(db, query.id));
    return { data: { ...revision, sections_el: sectionsOf(el), sections_en: sectionsOf(en) } };
  }),
];

type AdminRow = Awaited<ReturnType<typeof findAdminPages>>[number];

function toAdminSummary(row: AdminRow): AdminPageSummary {
  return {
    id: row.id,
    slug: row.slug,
    title_el: row.title_el,
    title_en: row.title_en,
    show_in_menu: row.show_in_menu === 1,
    menu_order: row.menu_order,
    status: row.status as AdminPageSummary['status'],
    protected: protectedPages.includes(row.slug),
    version: row.updated_at,
    updated_by: row.updated_by,
  };
}
