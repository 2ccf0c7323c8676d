import {
  createSavedSection,
  deleteSavedSection,
  listSavedSections,
  listSavedSectionUses,
  updateSavedSection,
} from '@fakos/contracts/saved-sections/contract';
import { create, list, listUses, remove, update } from '../../domain/content/saved-sections/write-saved-section.ts';
import { getEditor } from '../../domain/writing/editor.ts';
import { writeTaxonomy } from '../../domain/writing/slugged-rows.ts';
import { translate } from '../../text/translate.ts';
import { endpoint } from '../endpoint.ts';

/** saved-sections.php: sections for use on other pages. */
export const savedSectionEndpoints = [
  endpoint(listSavedSections, async ({ db }) => ({ data: await list(db) })),

  endpoint(listSavedSectionUses, async ({ query, db, language }) => {
    const uses = await listUses(db, query.id);
    const data = uses.map(({ kind, id, draft_only, title_el, title_en }) => ({
      kind,
      id,
      title: (language === 'en' && title_en) || title_el,
      draft_only,
    }));
    return { data: data.sort((one, other) => one.title.localeCompare(other.title, language)) };
  }),

  endpoint(createSavedSection, async ({ body, db, ...context }) => {
    const data = await create(db, body, getEditor(context));
    return { message: translate(context.language, 'done.savedSectionSaved'), data };
  }),

  // Pages are locked, so that none can add a reference meanwhile.
  endpoint(updateSavedSection, async ({ body, db, ...context }) => {
    const data = await writeTaxonomy(db, 'pages', (transaction) => update(transaction, body, getEditor(context)));
    return { message: translate(context.language, 'done.savedSectionSaved'), data };
  }),

  endpoint(deleteSavedSection, async ({ body, db, language }) => {
    await writeTaxonomy(db, 'pages', (transaction) => remove(transaction, body.id));
    return { message: translate(language, 'done.savedSectionDeleted') };
  }),
];
