import type { StoredSection } from '@fakos/contracts/pages/contract';
import {
  type createSavedSection,
  MAX_SAVED_SECTIONS,
  type SavedSection,
  type updateSavedSection,
} from '@fakos/contracts/saved-sections/contract';
import type { z } from 'zod';
import { readSections } from '../../../database/json-columns.ts';
import type { ShopDatabase } from '../../../database/schema.ts';
import type { SavedSectionRow } from '../../../database/tables/builder.ts';
import { Failure, requireFound } from '../../../errors/failure.ts';
import { translate } from '../../../text/translate.ts';
import type { Editor } from '../../writing/editor.ts';
import { checkVersion, getNextVersion } from '../../writing/versions.ts';
import { sectionColumns } from '../pages/page-sections.ts';
import {
  changeSaved,
  deleteSaved,
  findSavedSections,
  findUses,
  insertSaved,
  listSaved,
  type SavedSectionUse,
} from './saved-sections.repo.ts';

/** All saved sections with the number of their uses. */
export async function list(db: ShopDatabase): Promise<SavedSection[]> {
  const [rows, uses] = await Promise.all([listSaved(db), findUses(db)]);
  return rows.map((row) => toSavedSection(row, uses));
}

/** The pages and posts that hold a reference to a saved section. */
export async function listUses(db: ShopDatabase, id: number): Promise<SavedSectionUse[]> {
  requireFound((await findSavedSections(db, [id]))[0]);
  return (await findUses(db)).filter(({ saved }) => saved.has(id));
}

/** Saves a section. */
export async function create(
  db: ShopDatabase,
  body: z.output<typeof createSavedSection.body>,
  { user, language }: Editor,
): Promise<SavedSection> {
  if ((await listSaved(db)).length >= MAX_SAVED_SECTIONS) {
    const message = translate(language, 'rules.tooManySavedSections', { max: MAX_SAVED_SECTIONS });
    throw new Failure('VALIDATION', { fields: { name: message } });
  }
  const row = await insertSaved(db, {
    name: body.name,
    reusable: body.reusable ? 1 : 0,
    section_el: toColumn(body.section_el, 'el', language),
    section_en: toColumn(body.section_en, 'en', language),
    updated_at: new Date().toISOString(),
    updated_by: user.name,
  });
  return toSavedSection(row, []);
}

/** Changes a saved section, and with it every page that holds a reference. */
export async function update(
  db: ShopDatabase,
  body: z.output<typeof updateSavedSection.body>,
  { user, language }: Editor,
): Promise<SavedSection> {
  const row = requireFound((await findSavedSections(db, [body.id]))[0]);
  checkVersion(body.version, row.updated_at);
  const uses = await findUses(db);
  if (body.reusable === false) checkUnused(row, uses);
  const changed = await changeSaved(db, row.id, {
    ...(body.name !== undefined && { name: body.name }),
    ...(body.reusable !== undefined && { reusable: body.reusable ? 1 : 0 }),
    ...(body.section_el && { section_el: toColumn(body.section_el, 'el', language) }),
    ...(body.section_en && { section_en: toColumn(body.section_en, 'en', language) }),
    updated_at: getNextVersion(row.updated_at),
    updated_by: user.name,
  });
  return toSavedSection(changed, uses);
}

/** Deletes a saved section that no page refers to. */
export async function remove(db: ShopDatabase, id: number): Promise<void> {
  const row = requireFound((await findSavedSections(db, [id]))[0]);
  checkUnused(row, await findUses(db));
  await deleteSaved(db, id);
}

function checkUnused(row: SavedSectionRow, uses: readonly SavedSectionUse[]): void {
  const { used_on: count } = toSavedSection(row, uses);
  if (count === 0) return;
  throw new Failure('STILL_IN_USE', { reason: 'savedSectionInUse', params: { count }, extra: { count } });
}

/** A saved section is not itself a reference, and takes the place of one as it is. */
function toColumn(section: StoredSection, language: 'el' | 'en', own: Editor['language']): string {
  const { saved_section_id: _reference, ...content } = section;
  const columns = sectionColumns({ [`sections_${language}`]: [content] }, own);
  const [stored] = readSections(columns[`sections_${language}`] ?? '[]');
  return JSON.stringify(stored);
}

function toSavedSection(row: SavedSectionRow, uses: readonly SavedSectionUse[]): SavedSection {
  const read = (column: string): StoredSection => {
    const [section] = readSections(`[${column}]`);
    if (!section) throw new Error('a saved section is empty');
    return section;
  };
  return {
    id: row.id,
    name: row.name,
    reusable: row.reusable === 1,
    section_el: read(row.section_el),
    section_en: read(row.section_en),
    version: row.updated_at,
    updated_by: row.updated_by,
    used_on: uses.filter(({ saved }) => saved.has(row.id)).length,
  };
}
