import type {
  ContentDraft,
  DraftState,
  discardDraft,
  publishDraft,
  restoreRevision,
  saveDraft,
} from '@fakos/contracts/drafts/contract';
import type { z } from 'zod';
import { readSections, readStaleIds } from '../../../database/json-columns.ts';
import type { ShopDatabase } from '../../../database/schema.ts';
import type { ContentDraftRow } from '../../../database/tables/builder.ts';
import { brokenRule, Failure, requireFound } from '../../../errors/failure.ts';
import type { Editor } from '../../writing/editor.ts';
import { type BuiltRow, findBuiltRow, getSections, type SectionColumns } from './built-records.repo.ts';
import { deleteDraft, findDraft, getContentVersion, storeDraft } from './drafts.repo.ts';
import { getStaleColumn, publishSections } from './publish-sections.ts';
import { findRevision } from './revisions.repo.ts';

type Target = Pick<z.output<typeof discardDraft.body>, 'kind' | 'id'>;

/** A record with its draft. */
interface Loaded {
  readonly row: BuiltRow;
  readonly draft: ContentDraftRow | undefined;
}

/** A record with its draft; throws NOT_FOUND for one in the trash. */
export async function loadDraft(db: ShopDatabase, { kind, id }: Target): Promise<Loaded> {
  const row = requireFound(await findBuiltRow(db, kind, id));
  return { row, draft: await findDraft(db, kind, id) };
}

/** Saves the draft, inside a transaction that is the only one to write such records. */
export async function save(
  db: ShopDatabase,
  { kind, id, version, ...sections }: Pick<z.output<typeof saveDraft.body>, 'kind' | 'id' | 'version'> & SectionColumns,
  editor: Editor,
): Promise<DraftState> {
  const loaded = await loadDraft(db, { kind, id });
  const next = getContentVersion(sections);
  // Saving the stored content again is not a conflict: the response to an earlier request may have been lost.
  if (next === getContentVersion(loaded.draft ?? loaded.row)) return toDraftState(loaded);
  checkContent(version, loaded);
  if (next === getContentVersion(loaded.row)) {
    await deleteDraft(db, kind, id);
    return toDraftState({ ...loaded, draft: undefined });
  }
  const draft: ContentDraftRow = {
    kind,
    record_id: id,
    ...getSections(sections),
    stale_en: getStaleColumn(loaded.draft ?? loaded.row, sections),
    updated_at: new Date().toISOString(),
    updated_by: editor.user.name,
  };
  await storeDraft(db, draft);
  return toDraftState({ ...loaded, draft });
}

/** Discards the draft. */
export async function discard(db: ShopDatabase, body: z.output<typeof discardDraft.body>): Promise<ContentDraft> {
  const loaded = await loadDraft(db, body);
  checkContent(body.version, loaded);
  await deleteDraft(db, body.kind, body.id);
  return toContentDraft({ ...loaded, draft: undefined });
}

/** Publishes the draft in both languages; without a draft, nothing changes. */
export async function publish(
  db: ShopDatabase,
  { kind, id, version, reason }: z.output<typeof publishDraft.body>,
  editor: Editor,
): Promise<DraftState> {
  const loaded = await loadDraft(db, { kind, id });
  const { row, draft } = loaded;
  checkContent(version, loaded);
  if (!draft) return toDraftState(loaded);
  const published = await publishSections(db, {
    kind,
    row,
    content: draft,
    publisher: editor.user,
    action: 'publish',
    reason,
  });
  await deleteDraft(db, kind, id);
  return toDraftState({ row: published, draft: undefined });
}

/** Publishes the sections of a revision of the record. */
export async function restore(
  db: ShopDatabase,
  { kind, id, version, revision_id: revisionId }: z.output<typeof restoreRevision.body>,
  editor: Editor,
): Promise<ContentDraft> {
  const loaded = await loadDraft(db, { kind, id });
  checkContent(version, loaded);
  const revision = await findRevision(db, kind, revisionId);
  if (revision?.record_id !== id) throw brokenRule(editor.language, 'revision_id', 'unknownRevision');
  const content = { ...getSections(revision), stale_en: getStaleColumn(loaded.row, revision) };
  const request = { kind, row: loaded.row, content, publisher: editor.user, action: 'restore' } as const;
  const row = await publishSections(db, request);
  await deleteDraft(db, kind, id);
  return toContentDraft({ row, draft: undefined });
}

/** A record's draft without its sections, as the contract describes it. */
export function toDraftState({ row, draft }: Loaded): DraftState {
  const current = draft ?? row;
  return {
    version: getContentVersion(current),
    published_version: getContentVersion(row),
    has_draft: draft !== undefined,
    updated_at: current.updated_at,
    updated_by: current.updated_by,
    stale_en: readStaleIds(current.stale_en),
  };
}

/** A record's draft, as the contract describes it. */
export function toContentDraft(loaded: Loaded): ContentDraft {
  const { sections_el: el, sections_en: en } = loaded.draft ?? loaded.row;
  return { ...toDraftState(loaded), sections_el: readSections(el), sections_en: readSections(en) };
}

function checkContent(seen: string | undefined, loaded: Loaded): void {
  if (seen === undefined || seen === getContentVersion(loaded.draft ?? loaded.row)) return;
  throw new Failure('STALE_VERSION', { extra: { data: toContentDraft(loaded) } });
}
