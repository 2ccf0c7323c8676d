import { hasPermission } from '@fakos/contracts/permissions';
import {
  type createListView,
  type deleteListView,
  type ListView,
  MAX_OWN_VIEWS,
  type updateListView,
} from '@fakos/contracts/preferences/contract';
import type { z } from 'zod';
import { readListColumns } from '../../database/json-columns.ts';
import type { ShopDatabase } from '../../database/schema.ts';
import { brokenRule, Failure, requireFound } from '../../errors/failure.ts';
import { normalise } from '../../text/normalise.ts';
import type { Editor } from '../writing/editor.ts';
import { checkVersion, getNextVersion } from '../writing/versions.ts';
import {
  changeView,
  countOwnViews,
  findView,
  findViewNames,
  findViews,
  insertView,
  removeView,
  type ViewRow,
} from './list-views.repo.ts';

/** The views of a list that a user sees. */
export async function listViews(db: ShopDatabase, list: string, editor: Editor): Promise<ListView[]> {
  return (await findViews(db, list, editor.user.id)).map((row) => toView(row, editor));
}

/** Stores a new view, inside a transaction. */
export async function create(
  db: ShopDatabase,
  { columns, ...wanted }: z.output<typeof createListView.body>,
  editor: Editor,
): Promise<ListView> {
  const ownerId = editor.user.id;
  if ((await countOwnViews(db, wanted.list, ownerId)) >= MAX_OWN_VIEWS) {
    throw new Failure('CONFLICT', { reason: 'tooManyViews', params: { max: MAX_OWN_VIEWS } });
  }
  await checkName(db, { ...wanted, owner_id: ownerId }, editor);
  const updatedAt = new Date().toISOString();
  const values = { ...wanted, columns: JSON.stringify(columns), owner_id: ownerId, updated_at: updatedAt };
  return getView(db, await insertView(db, values), editor);
}

/** Stores the changed fields of a view, inside a transaction. */
export async function update(
  db: ShopDatabase,
  { id, version, columns, ...changes }: z.output<typeof updateListView.body>,
  editor: Editor,
): Promise<ListView> {
  const row = await findChangeable(db, id, editor);
  checkVersion(version, row.updated_at);
  // A personal view of another user would disappear for the admin who changes it.
  if (changes.scope === 'personal' && row.scope === 'shared' && !isOwn(row, editor)) throw new Failure('FORBIDDEN');
  await checkName(db, { ...row, ...changes }, editor);
  await changeView(db, id, {
    ...changes,
    ...(columns && { columns: JSON.stringify(columns) }),
    updated_at: getNextVersion(row.updated_at),
  });
  return getView(db, id, editor);
}

/** Deletes a view, inside a transaction. */
export async function remove(
  db: ShopDatabase,
  { id, version }: z.output<typeof deleteListView.body>,
  editor: Editor,
): Promise<void> {
  const row = await findChangeable(db, id, editor);
  checkVersion(version, row.updated_at);
  await removeView(db, id);
}

async function getView(db: ShopDatabase, id: number, editor: Editor): Promise<ListView> {
  return toView(requireFound(await findView(db, id)), editor);
}

/** NOT_FOUND for another user's personal view, because nobody else may know of it. */
async function findChangeable(db: ShopDatabase, id: number, editor: Editor): Promise<ViewRow> {
  const row = requireFound(await findView(db, id));
  if (row.scope === 'personal' && !isOwn(row, editor)) throw new Failure('NOT_FOUND');
  if (!canChange(row, editor)) throw new Failure('FORBIDDEN');
  return row;
}

function isOwn(row: Pick<ViewRow, 'owner_id'>, { user }: Editor): boolean {
  return row.owner_id === user.id;
}

function canChange(row: Pick<ViewRow, 'owner_id' | 'scope'>, editor: Editor): boolean {
  return isOwn(row, editor) || (row.scope === 'shared' && hasPermission(editor.user.role, 'administration'));
}

/** Two views of one menu need different names. */
async function checkName(
  db: ShopDatabase,
  view: Pick<ViewRow, 'list' | 'name' | 'scope' | 'owner_id'> & { readonly id?: number },
  { language }: Editor,
): Promise<void> {
  const names = await findViewNames(db, view.list, view.scope, view.owner_id);
  const isTaken = names.some(({ id, name }) => id !== view.id && normalise(name) === normalise(view.name));
  if (isTaken) throw brokenRule(language, 'name', 'viewName');
}

function toView(row: ViewRow, editor: Editor): ListView {
  return {
    id: row.id,
    list: row.list,
    name: row.name,
    query: row.query,
    columns: readListColumns(row.columns),
    scope: row.scope,
    owner: row.owner ?? '',
    is_own: isOwn(row, editor),
    can_change: canChange(row, editor),
    version: row.updated_at,
  };
}
