import {
  type AdminPageSummary,
  getAdminPage,
  getPageRevision,
  listAdminPages,
  listPageRevisions,
  protectedPages,
} from '@fakos/contracts/pages/contract';
import { readSections } from '../../database/json-columns.ts';
import { findRevision, findRevisions } from '../../domain/content/drafts/revisions.repo.ts';
import { findAdminPages, findPage } from '../../domain/content/pages/admin-pages.repo.ts';
import { requireFound } from '../../errors/failure.ts';
import { endpoint } from '../endpoint.ts';

/** Reading endpoints of pages.php for the back office and the page builder. */
export const adminPageEndpoints = [
  endpoint(listAdminPages, async ({ query, db }) => ({
    data: (await findAdminPages(db, query.status)).map(toAdminSummary),
  })),

  endpoint(getAdminPage, async ({ query, db }) => {
    const row = requireFound(await findPage(db, query.id));
    const data = {
      ...toAdminSummary(row),
      meta_title_el: row.meta_title_el,
      meta_title_en: row.meta_title_en,
      meta_description_el: row.meta_description_el,
      meta_description_en: row.meta_description_en,
      no_index: row.no_index === 1,
      sections_el: readSections(row.sections_el),
      sections_en: readSections(row.sections_en),
    };
    return { data };
  }),

  endpoint(listPageRevisions, async ({ query, db }) => {
    requireFound(await findPage(db, query.id));
    return { data: await findRevisions(db, 'page', query.id) };
  }),

  endpoint(getPageRevision, async ({ query, db }) => {
    const {
      record_id: page,
      sections_el: el,
      sections_en: en,
      ...revision
    } = requireFound(await findRevision(db, 'page', query.id));
    return { data: { ...revision, page_id: page, sections_el: readSections(el), sections_en: readSections(en) } };
  }),
];

type AdminRow = Awaited<ReturnType<typeof findAdminPages>>[number];

function toAdminSummary(row: AdminRow): AdminPageSummary {
  return {
    id: row.id,
    slug: row.slug,
    title_el: row.title_el,
    title_en: row.title_en,
    menu_title_el: row.menu_title_el,
    menu_title_en: row.menu_title_en,
    show_in_menu: row.show_in_menu === 1,
    menu_order: row.menu_order,
    status: row.status,
    protected: protectedPages.includes(row.slug),
    version: row.updated_at,
    updated_by: row.updated_by,
  };
}
