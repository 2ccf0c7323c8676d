import type {
  discardPostDraft,
  postDraftState,
  publishPostDraft,
  restorePostRevision,
  savePostDraft,
} from '@fakos/contracts/post-drafts/contract';
import type { z } from 'zod';
import { readImages, readTags, type StoredPostFields } from '../../../database/json-columns.ts';
import type { ShopDatabase } from '../../../database/schema.ts';
import type { PostRow } from '../../../database/tables/content.ts';
import { brokenRule, Failure, requireFound } from '../../../errors/failure.ts';
import { findChanges } from '../../audit/find-changes.ts';
import type { Editor } from '../../writing/editor.ts';
import { chooseSlug } from '../../writing/slugged-rows.ts';
import { getNextVersion } from '../../writing/versions.ts';
import { findPost } from './admin-posts.repo.ts';
import { toColumns, toFields } from './post-columns.ts';
import {
  deletePostDraft,
  findPostDraft,
  findPostRevision,
  getPostFields,
  type PostChanges,
  type StoredPostDraft,
  storePostDraft,
} from './post-drafts.repo.ts';
import { checkCategory, listNames, update } from './write-post.ts';

/** A post with its draft. */
interface Loaded {
  readonly row: PostRow;
  readonly draft: StoredPostDraft | undefined;
}

type State = z.output<typeof postDraftState>;

/** A post with its draft; throws NOT_FOUND for one in the trash. */
export async function loadPostDraft(db: ShopDatabase, id: number): Promise<Loaded> {
  const row = requireFound(await findPost(db, id));
  if (row.status === 'trash') throw new Failure('NOT_FOUND');
  return { row, draft: await findPostDraft(db, id) };
}

/** The row of a post as its draft changes it. */
export function getDraftedRow({ row, draft }: Loaded): PostRow {
  return { ...row, ...draft?.changes };
}

/** Saves a draft, inside a transaction that is the only one to write posts. */
export async function save(
  db: ShopDatabase,
  { id, version, slug: wished, ...changes }: z.output<typeof savePostDraft.body>,
  editor: Editor,
): Promise<State> {
  const loaded = await loadPostDraft(db, id);
  checkDraftVersion(version, loaded);
  const current = getDraftedRow(loaded);
  // A date of publication that is empty in the draft is set when the draft is published.
  const fields = { ...toFields(current), ...changes, status: 'draft' as const };
  await checkCategory(db, fields, editor.language);
  const wish = { slug: wished ?? current.slug, names: listNames(fields), ownId: id, language: editor.language };
  const after = { ...toColumns(fields), slug: await chooseSlug(db, 'posts', wish) };
  const different = getDifferences(loaded.row, after);
  if (Object.keys(different).length === 0) {
    await deletePostDraft(db, id);
    return toPostDraftState({ row: loaded.row, draft: undefined });
  }
  const newest = loaded.draft?.updated_at ?? loaded.row.updated_at;
  const draft = { changes: different, updated_at: getNextVersion(newest), updated_by: editor.user.name };
  await storePostDraft(db, id, draft);
  return toPostDraftState({ row: loaded.row, draft });
}

/** Discards the draft of a post. */
export async function discard(db: ShopDatabase, body: z.output<typeof discardPostDraft.body>): Promise<State> {
  const loaded = await loadPostDraft(db, body.id);
  checkDraftVersion(body.version, loaded);
  await deletePostDraft(db, body.id);
  return toPostDraftState({ row: loaded.row, draft: undefined });
}

/** Publishes a post with its draft. */
export async function publish(
  db: ShopDatabase,
  { id, version }: z.output<typeof publishPostDraft.body>,
  editor: Editor,
): Promise<State> {
  const loaded = await loadPostDraft(db, id);
  checkDraftVersion(version, loaded);
  if (!loaded.draft) return toPostDraftState(loaded);
  const drafted = getDraftedRow(loaded);
  await update(db, { ...toFields(drafted), id, slug: drafted.slug, status: 'published' }, editor);
  return withoutDraft(db, id);
}

/** Restores the fields of a revision, for visitors too, and discards the draft. */
export async function restore(
  db: ShopDatabase,
  { id, version, revision_id: revisionId }: z.output<typeof restorePostRevision.body>,
  editor: Editor,
): Promise<State> {
  const loaded = await loadPostDraft(db, id);
  checkDraftVersion(version, loaded);
  const revision = await findPostRevision(db, id, revisionId);
  if (!revision) throw brokenRule(editor.language, 'revision_id', 'unknownRevision');
  const { fields } = revision;
  const status = loaded.row.status === 'published' ? 'published' : 'draft';
  await update(db, { ...toFields({ ...loaded.row, ...fields }), id, slug: fields.slug, status }, editor);
  return withoutDraft(db, id);
}

/** What a revision of a post changed in the one before, by field. */
export function findRevisionChanges(before: StoredPostFields | undefined, after: StoredPostFields) {
  return before ? findChanges('posts', withLists(before), withLists(after)) : {};
}

/** The metadata of a draft, as the contract describes it. */
export function toPostDraftState({ row, draft }: Loaded): State {
  const { updated_at, updated_by } = draft ?? row;
  return { version: getDraftVersion({ row, draft }), has_draft: draft !== undefined, updated_at, updated_by };
}

async function withoutDraft(db: ShopDatabase, id: number): Promise<State> {
  await deletePostDraft(db, id);
  return toPostDraftState(await loadPostDraft(db, id));
}

/** Changes with the post and with its draft: who writes one has seen both. */
function getDraftVersion({ row, draft }: Loaded): string {
  return draft ? `${row.updated_at}~${draft.updated_at}` : row.updated_at;
}

function checkDraftVersion(seen: string | undefined, loaded: Loaded): void {
  if (seen !== undefined && seen !== getDraftVersion(loaded)) throw new Failure('STALE_VERSION');
}

function getDifferences(live: PostRow, after: StoredPostFields): PostChanges {
  // Written the same way, because rows of the demo shop or of an earlier sanitiser may be written differently.
  const before = getPostFields({ ...toColumns({ ...toFields(live), status: 'draft' }), slug: live.slug });
  const entries = Object.entries(getPostFields(after));
  return Object.fromEntries(entries.filter(([name, value]) => value !== before[name as keyof StoredPostFields]));
}

function withLists(fields: StoredPostFields) {
  const { images, tags_el, tags_en, ...others } = fields;
  return { ...others, images: readImages(images), tags_el: readTags(tags_el), tags_en: readTags(tags_en) };
}
