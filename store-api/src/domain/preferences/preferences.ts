import {
  type ListColumn,
  MAX_PREFERENCES,
  type mergePreferences,
  type Preferences,
} from '@fakos/contracts/preferences/contract';
import type { z } from 'zod';
import { readListColumns, readPreference } from '../../database/json-columns.ts';
import type { ShopDatabase } from '../../database/schema.ts';
import { Failure } from '../../errors/failure.ts';
import { findPreferences, putPreference, removePreferences } from './preferences.repo.ts';

/** The columns of a list are stored as a preference whose name no other preference can have. */
const COLUMNS = 'columns:';

/** A user's preferences, and the user's columns of a list; null if they were never changed. */
export interface OwnPreferences {
  readonly columns: ListColumn[] | null;
  readonly preferences: Preferences;
}

/** Reads the preferences of a user. */
export async function readPreferences(
  db: ShopDatabase,
  userId: number,
  list: string | undefined,
): Promise<OwnPreferences> {
  const rows = await findPreferences(db, userId);
  const columns = rows.find(({ key }) => list !== undefined && key === COLUMNS + list);
  const others = rows.filter(({ key }) => !key.startsWith(COLUMNS));
  const entries = others.flatMap(({ key, value }) => {
    const preference = readPreference(value);
    return preference === undefined ? [] : [[key, preference] as const];
  });
  return { columns: columns ? readListColumns(columns.value) : null, preferences: Object.fromEntries(entries) };
}

/** Merges changes into the preferences of a user, inside a transaction. */
export async function merge(
  db: ShopDatabase,
  userId: number,
  { list, columns, preferences = {} }: z.output<typeof mergePreferences.body>,
): Promise<OwnPreferences> {
  const changes = Object.entries({ ...preferences, ...(columns !== undefined && { [COLUMNS + list]: columns }) });
  const removed = changes.filter(([, value]) => value === null).map(([key]) => key);
  await removePreferences(db, userId, removed);
  for (const [key, value] of changes) {
    if (value !== null) await putPreference(db, userId, key, JSON.stringify(value));
  }
  if ((await findPreferences(db, userId)).length > MAX_PREFERENCES) {
    throw new Failure('CONFLICT', { reason: 'tooManyPreferences', params: { max: MAX_PREFERENCES } });
  }
  return readPreferences(db, userId, list);
}
