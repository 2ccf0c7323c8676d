import type { BuiltKind } from '@fakos/contracts/drafts/contract';
import { SAVED_SECTION_FIELD } from '@fakos/contracts/saved-sections/contract';
import type { Insertable, Updateable } from 'kysely';
import { readSections } from '../../../database/json-columns.ts';
import type { ShopDatabase } from '../../../database/schema.ts';
import type { SavedSectionRow, SavedSectionsTable } from '../../../database/tables/builder.ts';
import { builtTables, type SectionColumns } from '../drafts/built-records.repo.ts';

const MENTION = `%"${SAVED_SECTION_FIELD}"%`;

/** All saved sections by name. */
export function listSaved(db: ShopDatabase): Promise<SavedSectionRow[]> {
  return db.selectFrom('saved_sections').selectAll().orderBy('name').orderBy('id').execute();
}

/** Some of the saved sections. */
export async function findSavedSections(db: ShopDatabase, ids: readonly number[]): Promise<SavedSectionRow[]> {
  if (ids.length === 0) return [];
  return db.selectFrom('saved_sections').selectAll().where('id', 'in', ids).execute();
}

/** Inserts a saved section. */
export function insertSaved(db: ShopDatabase, values: Insertable<SavedSectionsTable>): Promise<SavedSectionRow> {
  return db.insertInto('saved_sections').values(values).returningAll().executeTakeFirstOrThrow();
}

/** Changes a saved section. */
export function changeSaved(
  db: ShopDatabase,
  id: number,
  values: Updateable<SavedSectionsTable>,
): Promise<SavedSectionRow> {
  return db.updateTable('saved_sections').set(values).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
}

/** Deletes a saved section. */
export async function deleteSaved(db: ShopDatabase, id: number): Promise<void> {
  await db.deleteFrom('saved_sections').where('id', '=', id).execute();
}

/** A page or a post that holds references. */
export interface SavedSectionUse {
  readonly kind: BuiltKind;
  readonly id: number;
  readonly title_el: string;
  readonly title_en: string;
  readonly draft_only: boolean;
  /** Ids of the saved sections. */
  readonly saved: ReadonlySet<number>;
}

/** The pages and posts outside the trash that hold references to saved sections, in public or in their drafts. */
export async function findUses(db: ShopDatabase): Promise<SavedSectionUse[]> {
  const uses = await Promise.all((['page', 'post'] as const).map((kind) => findUsesOfKind(db, kind)));
  return uses.flat();
}

async function findUsesOfKind(db: ShopDatabase, kind: BuiltKind): Promise<SavedSectionUse[]> {
  const table = builtTables[kind];
  const [rows, drafts] = await Promise.all([
    db
      .selectFrom(table)
      .select(['id', 'title_el', 'title_en', 'sections_el', 'sections_en'])
      .where('status', '!=', 'trash')
      .where((eb) => eb.or([eb('sections_el', 'like', MENTION), eb('sections_en', 'like', MENTION)]))
      .execute(),
    db
      .selectFrom('content_drafts')
      .select(['record_id', 'sections_el', 'sections_en'])
      .where('kind', '=', kind)
      .where((eb) => eb.or([eb('sections_el', 'like', MENTION), eb('sections_en', 'like', MENTION)]))
      .execute(),
  ]);
  const published = rows.map(({ sections_el, sections_en, ...row }) => ({
    ...row,
    kind,
    draft_only: false,
    saved: readReferences({ sections_el, sections_en }),
  }));
  const inDrafts = new Map(drafts.map((draft) => [draft.record_id, readReferences(draft)]));
  if (inDrafts.size === 0) return published;
  const titles = await db
    .selectFrom(table)
    .select(['id', 'title_el', 'title_en'])
    .where('id', 'in', [...inDrafts.keys()])
    .execute();
  const inPublic = new Map(published.map(({ id, saved }) => [id, saved]));
  const draftUses = titles.flatMap((row) => {
    const saved = new Set([...(inDrafts.get(row.id) ?? [])].filter((id) => !inPublic.get(row.id)?.has(id)));
    return saved.size === 0 ? [] : { ...row, kind, draft_only: true, saved };
  });
  return [...published, ...draftUses];
}

function readReferences({ sections_el: el, sections_en: en }: SectionColumns): Set<number> {
  return new Set([...readSections(el), ...readSections(en)].flatMap(({ saved_section_id: id }) => id ?? []));
}
