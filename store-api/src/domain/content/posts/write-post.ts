import type { createPost, deletePost, updatePost } from '@fakos/contracts/posts/contract';
import type { z } from 'zod';
import { isForeignKeyViolation } from '../../../database/constraint-errors.ts';
import type { ShopDatabase } from '../../../database/schema.ts';
import { brokenRule, Failure, requireFound } from '../../../errors/failure.ts';
import type { Language } from '../../../text/translate.ts';
import { followSlug, forgetSlug } from '../../redirects/follow-slug.ts';
import type { Editor } from '../../writing/editor.ts';
import { chooseSlug } from '../../writing/slugged-rows.ts';
import { checkVersion, getNextVersion } from '../../writing/versions.ts';
import { deleteDraftParts } from '../drafts/drafts.repo.ts';
import { changePost, findPost, insertPost, isPostCategory } from './admin-posts.repo.ts';
import { getTags, type PostFields, toColumns, toFields } from './post-columns.ts';
import { deletePostDraft, recordPostRevision } from './post-drafts.repo.ts';

/** Inserts a post, inside a transaction that is the only one to write posts. */
export async function create(db: ShopDatabase, wanted: z.output<typeof createPost.body>, editor: Editor) {
  const fields = { ...wanted, author_name: wanted.author_name ?? editor.user.name };
  await checkFields(db, fields, editor.language);
  const slug = await chooseSlug(db, 'posts', {
    slug: wanted.slug,
    names: listNames(fields),
    language: editor.language,
  });
  const version = new Date().toISOString();
  const columns = toColumns(fields);
  const stamps = { slug, views: 0, created_at: version, updated_at: version, updated_by: editor.user.email };
  const id = await orLostCategory(insertPost(db, { ...columns, ...stamps }, storedTags(columns)));
  await followSlug(db, { kind: 'post', id, after: slug, actor: editor.user.email });
  return { id, slug, version };
}

/** Updates a post; changed fields create a new revision. */
export async function update(db: ShopDatabase, wanted: z.output<typeof updatePost.body>, editor: Editor) {
  const { id, version: seen, slug: wished, ...changes } = wanted;
  const row = requireFound(await findPost(db, id));
  checkVersion(seen, row.updated_at);
  const fields: PostFields = { ...toFields(row), ...changes };
  await checkFields(db, fields, editor.language);
  const wish = { slug: wished ?? row.slug, names: listNames(fields), ownId: id, language: editor.language };
  const slug = await chooseSlug(db, 'posts', wish);
  const version = getNextVersion(row.updated_at);
  const columns = toColumns(fields);
  const values = { ...columns, slug, updated_at: version, updated_by: editor.user.email };
  await orLostCategory(changePost(db, id, values, storedTags(columns)));
  await recordPostRevision(db, { before: row, after: values, at: version, actor: editor.user.email });
  const wasPublic = row.status === 'published' && (row.published_at ?? '') <= new Date().toISOString();
  await followSlug(db, { kind: 'post', id, before: row.slug, after: slug, wasPublic, actor: editor.user.email });
  return { id, slug, version };
}

/** Moves a post to the trash, without its drafts; setting a status restores it. */
export async function discard(db: ShopDatabase, wanted: z.output<typeof deletePost.body>, editor: Editor) {
  const row = await findPost(db, wanted.id);
  const { id, slug, updated_at: newest } = requireFound(row?.status === 'trash' ? undefined : row);
  checkVersion(wanted.version, newest);
  await changePost(db, id, { status: 'trash', updated_at: getNextVersion(newest), updated_by: editor.user.email });
  await deleteDraftParts(db, 'post', id);
  await deletePostDraft(db, id);
  await forgetSlug(db, 'post', slug);
}

async function checkFields(db: ShopDatabase, fields: PostFields, language: Language): Promise<void> {
  if (fields.status === 'published' && fields.title_en === '') throw brokenRule(language, 'title_en', 'bothTitles');
  await checkCategory(db, fields, language);
}

/** Fails with VALIDATION for a category that does not exist. */
export async function checkCategory(
  db: ShopDatabase,
  { category_id: id }: Pick<PostFields, 'category_id'>,
  language: Language,
): Promise<void> {
  if (!(await isPostCategory(db, id))) throw brokenRule(language, 'category_id', 'unknownParent');
}

async function orLostCategory<T>(stored: Promise<T>): Promise<T> {
  try {
    return await stored;
  } catch (error) {
    // Another user deleted the category after it was read.
    throw isForeignKeyViolation(error) ? new Failure('CONFLICT', { cause: error }) : error;
  }
}

/** The names of which a post's slug is derived. */
export function listNames(fields: Pick<PostFields, 'title_el' | 'title_en'>): string[] {
  return [fields.title_el, fields.title_en];
}

function storedTags(columns: { tags_el: string; tags_en: string }) {
  const { tags_el: el, tags_en: en } = getTags(columns);
  return { el, en };
}
