import {
  type createPage,
  type deletePage,
  protectedPages,
  type restorePage,
  type updatePage,
} from '@fakos/contracts/pages/contract';
import type { z } from 'zod';
import type { ShopDatabase } from '../../../database/schema.ts';
import type { PageRow } from '../../../database/tables/content.ts';
import type { Flag } from '../../../database/tables/flag.ts';
import { brokenRule, Failure, requireFound } from '../../../errors/failure.ts';
import { followSlug, forgetSlug } from '../../redirects/follow-slug.ts';
import type { Editor } from '../../writing/editor.ts';
import { chooseSlug } from '../../writing/slugged-rows.ts';
import { checkVersion, getNextVersion } from '../../writing/versions.ts';
import { getSections, type SectionColumns } from '../drafts/built-records.repo.ts';
import { deleteDraftParts } from '../drafts/drafts.repo.ts';
import { findRevision, insertRevision, recordRevision } from '../drafts/revisions.repo.ts';
import { changePage, findPage, insertPage } from './admin-pages.repo.ts';

type Created = Omit<z.output<typeof createPage.body>, keyof SectionColumns> & SectionColumns;
type Changed = Omit<z.output<typeof updatePage.body>, keyof SectionColumns> & Partial<SectionColumns>;

/**
 * Inserts a page with its first revision, inside a transaction that is the only one to write pages. Without a slug, it is
 * derived from `names`.
 */
export async function create(
  db: ShopDatabase,
  wanted: Created,
  editor: Editor,
  names: readonly string[] = [wanted.title_el, wanted.title_en],
) {
  checkTitles(wanted, editor);
  const slug = await chooseSlug(db, 'pages', { slug: wanted.slug, names, language: editor.language });
  const version = new Date().toISOString();
  const stamps = { slug, updated_at: version, updated_by: editor.user.email };
  const flags = { show_in_menu: toFlag(wanted.show_in_menu), no_index: toFlag(wanted.no_index) };
  const id = await insertPage(db, { ...wanted, ...stamps, ...flags });
  await insertRevision(db, 'page', { record_id: id, at: version, actor: editor.user.email, ...getSections(wanted) });
  await followSlug(db, { kind: 'page', id, after: slug, actor: editor.user.email });
  return { id, slug, version };
}

/** Updates a page; changed sections create a new revision. */
export async function update(db: ShopDatabase, wanted: Changed, editor: Editor) {
  const { id, version: seen, slug: wished, show_in_menu: shown, no_index: hidden, ...changes } = wanted;
  const row = requireFound(await findPage(db, id));
  checkVersion(seen, row.updated_at);
  checkTitles({ ...row, ...changes }, editor);
  const isProtected = protectedPages.includes(row.slug);
  if (isProtected && wished !== undefined && wished !== row.slug) {
    throw brokenRule(editor.language, 'slug', 'protectedSlug');
  }
  const names = [changes.title_el ?? row.title_el, changes.title_en ?? row.title_en];
  const wish = { slug: wished ?? row.slug, names, ownId: id, language: editor.language };
  const slug = await chooseSlug(db, 'pages', wish);
  const flags = {
    ...(shown !== undefined && { show_in_menu: toFlag(shown) }),
    ...(hidden !== undefined && { no_index: toFlag(hidden) }),
  };
  const version = await change(db, row, { ...changes, slug, ...flags }, editor);
  const wasPublic = row.status === 'published';
  await followSlug(db, { kind: 'page', id, before: row.slug, after: slug, wasPublic, actor: editor.user.email });
  return { id, slug, version };
}

/** Restores the sections of one of a page's revisions. */
export async function restore(db: ShopDatabase, wanted: z.output<typeof restorePage.body>, editor: Editor) {
  const row = requireFound(await findPage(db, wanted.id));
  checkVersion(wanted.version, row.updated_at);
  const revision = await findRevision(db, 'page', wanted.revision_id);
  if (revision?.record_id !== row.id) throw brokenRule(editor.language, 'revision_id', 'unknownRevision');
  const version = await change(db, row, getSections(revision), editor);
  return { id: row.id, slug: row.slug, version };
}

/** Moves a page to the trash, without its draft; setting a status restores it. */
export async function discard(db: ShopDatabase, wanted: z.output<typeof deletePage.body>, editor: Editor) {
  const found = await findPage(db, wanted.id);
  const row = requireFound(found?.status === 'trash' ? undefined : found);
  checkVersion(wanted.version, row.updated_at);
  if (protectedPages.includes(row.slug)) {
    throw new Failure('CONFLICT', { reason: 'protectedPage', params: { name: row[`title_${editor.language}`] } });
  }
  await change(db, row, { status: 'trash' }, editor);
  await deleteDraftParts(db, 'page', row.id);
  await forgetSlug(db, 'page', row.slug);
}

async function change(db: ShopDatabase, row: PageRow, values: Parameters<typeof changePage>[2], editor: Editor) {
  const version = getNextVersion(row.updated_at);
  await changePage(db, row.id, { ...values, updated_at: version, updated_by: editor.user.email });
  const after = { ...getSections(row), ...given(values) };
  await recordRevision(db, { kind: 'page', before: row, after, at: version, actor: editor.user.email });
  return version;
}

function toFlag(value: boolean): Flag {
  return value ? 1 : 0;
}

function given({ sections_el, sections_en }: Partial<SectionColumns>): Partial<SectionColumns> {
  return { ...(sections_el !== undefined && { sections_el }), ...(sections_en !== undefined && { sections_en }) };
}

function checkTitles({ status, title_en: title }: { status: string; title_en: string }, { language }: Editor): void {
  if (status === 'published' && title === '') throw brokenRule(language, 'title_en', 'bothTitles');
}
