import {
  createPage,
  deletePage,
  duplicatePage,
  getPage,
  listPages,
  reorderPages,
  restorePage,
  updatePage,
} from '@fakos/contracts/pages/contract';
import { duplicate, order } from '../../domain/content/pages/arrange-pages.ts';
import { toPageDetail, toPageRecord } from '../../domain/content/pages/page-detail.ts';
import { sectionColumns } from '../../domain/content/pages/page-sections.ts';
import { findPageBySlug, findPages } from '../../domain/content/pages/pages.repo.ts';
import { create, discard, restore, update } from '../../domain/content/pages/write-page.ts';
import { getEditor, isStaff } from '../../domain/writing/editor.ts';
import { writeTaxonomy } from '../../domain/writing/slugged-rows.ts';
import { requireFound } from '../../errors/failure.ts';
import { translate } from '../../text/translate.ts';
import { endpoint } from '../endpoint.ts';
import { adminPageEndpoints } from './admin-pages.route.ts';

/** pages.php: pages of the page builder for visitors and staff. */
export const pageEndpoints = [
  endpoint(listPages, async ({ query, db, language, session }) => {
    const rows = await findPages(db, query, language, isStaff(session));
    return { data: rows.map(toPageRecord) };
  }),

  endpoint(getPage, async ({ query, db, language, session }) => {
    const row = requireFound(await findPageBySlug(db, query.slug, language, isStaff(session)));
    return { data: await toPageDetail(db, row, language) };
  }),

  ...adminPageEndpoints,

  endpoint(createPage, async ({ body, db, ...context }) => {
    const editor = getEditor(context);
    const none = { sections_el: '[]', sections_en: '[]' };
    // HTML is sanitised before the transaction, which would keep all other writers waiting.
    const wanted = { ...body, ...none, ...sectionColumns(body, editor.language) };
    const data = await writeTaxonomy(db, 'pages', (transaction) => create(transaction, wanted, editor));
    return { message: translate(editor.language, 'done.pageSaved'), data };
  }),

  endpoint(updatePage, async ({ body, db, ...context }) => {
    const editor = getEditor(context);
    const { sections_el: _el, sections_en: _en, ...rest } = body;
    const wanted = { ...rest, ...sectionColumns(body, editor.language) };
    const data = await writeTaxonomy(db, 'pages', (transaction) => update(transaction, wanted, editor));
    return { message: translate(editor.language, 'done.pageSaved'), data };
  }),

  endpoint(duplicatePage, async ({ body, db, ...context }) => {
    const data = await writeTaxonomy(db, 'pages', (transaction) => duplicate(transaction, body.id, getEditor(context)));
    return { message: translate(context.language, 'done.pageDuplicated'), data };
  }),

  endpoint(reorderPages, async ({ body, db, language }) => {
    await writeTaxonomy(db, 'pages', (transaction) => order(transaction, body, language));
    return { message: translate(language, 'done.pagesOrdered') };
  }),

  endpoint(restorePage, async ({ body, db, ...context }) => {
    const data = await writeTaxonomy(db, 'pages', (transaction) => restore(transaction, body, getEditor(context)));
    return { message: translate(context.language, 'done.pageRestored'), data };
  }),

  endpoint(deletePage, async ({ body, db, ...context }) => {
    await writeTaxonomy(db, 'pages', (transaction) => discard(transaction, body, getEditor(context)));
    return { message: translate(context.language, 'done.pageDeleted') };
  }),
];
