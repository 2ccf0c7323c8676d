import {
  discardDraft,
  getDraft,
  getRevision,
  listRevisions,
  publishDraft,
  restoreRevision,
  saveDraft,
} from '@fakos/contracts/drafts/contract';
import { readSections } from '../../database/json-columns.ts';
import { builtTables, findBuiltRow } from '../../domain/content/drafts/built-records.repo.ts';
import { findRevision, findRevisions } from '../../domain/content/drafts/revisions.repo.ts';
import { discard, loadDraft, publish, restore, save, toContentDraft } from '../../domain/content/drafts/write-draft.ts';
import { sectionColumns } from '../../domain/content/pages/page-sections.ts';
import { getEditor } from '../../domain/writing/editor.ts';
import { writeTaxonomy } from '../../domain/writing/slugged-rows.ts';
import { requireFound } from '../../errors/failure.ts';
import { translate } from '../../text/translate.ts';
import { endpoint } from '../endpoint.ts';

/** drafts.php: drafts and revisions of pages and posts. */
export const draftEndpoints = [
  endpoint(getDraft, async ({ query, db }) => ({ data: toContentDraft(await loadDraft(db, query)) })),

  endpoint(saveDraft, async ({ body, db, ...context }) => {
    const editor = getEditor(context);
    const { kind, id, version } = body;
    // HTML is sanitised before the transaction, which would keep all other writers waiting.
    const wanted = {
      kind,
      id,
      version,
      sections_el: '[]',
      sections_en: '[]',
      ...sectionColumns(body, editor.language),
    };
    return { data: await writeTaxonomy(db, builtTables[kind], (transaction) => save(transaction, wanted, editor)) };
  }),

  endpoint(discardDraft, async ({ body, db }) => ({
    data: await writeTaxonomy(db, builtTables[body.kind], (transaction) => discard(transaction, body)),
  })),

  endpoint(publishDraft, async ({ body, db, ...context }) => {
    const editor = getEditor(context);
    const data = await writeTaxonomy(db, builtTables[body.kind], (transaction) => publish(transaction, body, editor));
    return { message: translate(editor.language, 'done.draftPublished'), data };
  }),

  endpoint(listRevisions, async ({ query: { kind, id }, db }) => {
    requireFound(await findBuiltRow(db, kind, id));
    return { data: await findRevisions(db, kind, id) };
  }),

  endpoint(getRevision, async ({ query: { kind, id, revision_id: revisionId }, db }) => {
    const found = await findRevision(db, kind, revisionId);
    const revision = requireFound(found?.record_id === id ? found : undefined);
    const { record_id: _record, sections_el: el, sections_en: en, ...head } = revision;
    return { data: { ...head, sections_el: readSections(el), sections_en: readSections(en) } };
  }),

  endpoint(restoreRevision, async ({ body, db, ...context }) => {
    const editor = getEditor(context);
    const data = await writeTaxonomy(db, builtTables[body.kind], (transaction) => restore(transaction, body, editor));
    return { message: translate(editor.language, 'done.revisionRestored'), data };
  }),
];
