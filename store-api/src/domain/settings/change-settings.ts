import { type Setting, settingDefinitions } from '@fakos/contracts/settings/contract';
import { parseJson, readChangedKeys } from '../../database/json-columns.ts';
import type { ShopDatabase } from '../../database/schema.ts';
import { Failure } from '../../errors/failure.ts';

/** The counter of changes; a transaction that changes settings locks its row until it commits. */
const COUNTER = 'settings';

/** A value in each language; a missing language stays unchanged. Null resets the setting to its default. */
export type StoredChange = { readonly el?: unknown; readonly en?: unknown } | null;

interface Change {
  readonly changes: ReadonlyMap<string, StoredChange>;
  /** The value of a language that was never set while the other one is. */
  readonly getFallback: (key: string) => { readonly el: unknown; readonly en: unknown };
  /** The revision that the editor loaded. */
  readonly seen: number | undefined;
  /** The e-mail of the user who makes the change. */
  readonly actor: string;
}

/**
 * Stores changes of settings, all or none, one write at a time, and logs who changed which. A setting that
 * another user changed after the revision that the editor loaded is STALE_VERSION.
 */
export function changeSettings(db: ShopDatabase, change: Change): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const revision = await nextRevision(transaction);
    const keys = [...change.changes.keys()];
    await refuseStale(transaction, keys, change.seen);
    const before = await findValues(transaction, keys);
    const changed = new Map<string, { before: Values | undefined; after: Values | undefined }>();
    for (const [key, value] of change.changes) {
      const old = before.get(key);
      const row = value === null ? undefined : merged(value, old, change.getFallback(key));
      if (row?.value_el === old?.value_el && row?.value_en === old?.value_en) continue;
      changed.set(key, { before: old, after: row });
      await transaction.deleteFrom('settings').where('key', '=', key).execute();
      if (row)
        await transaction
          .insertInto('settings')
          .values({ key, ...row })
          .execute();
    }
    if (changed.size > 0) {
      const entry = {
        revision,
        at: new Date().toISOString(),
        actor: change.actor,
        keys: JSON.stringify([...changed.keys()]),
        changes: JSON.stringify(toLoggedChanges(changed)),
      };
      await transaction.insertInto('settings_log').values(entry).execute();
    }
    return revision;
  });
}

/** The number of the last change. */
export async function findRevision(db: ShopDatabase): Promise<number> {
  const row = await db.selectFrom('counters').select('value').where('name', '=', COUNTER).executeTakeFirst();
  return row?.value ?? 0;
}

async function nextRevision(transaction: ShopDatabase): Promise<number> {
  const { value } = await transaction
    .insertInto('counters')
    .values({ name: COUNTER, value: 1 })
    .onConflict((conflict) => conflict.column('name').doUpdateSet((eb) => ({ value: eb('counters.value', '+', 1) })))
    .returning('value')
    .executeTakeFirstOrThrow();
  return value;
}

async function refuseStale(db: ShopDatabase, keys: readonly string[], seen: number | undefined): Promise<void> {
  if (seen === undefined) return;
  const later = await db.selectFrom('settings_log').select('keys').where('revision', '>', seen).execute();
  const changed = new Set(later.flatMap((entry) => readChangedKeys(entry.keys)));
  if (keys.some((key) => changed.has(key))) throw new Failure('STALE_VERSION');
}

interface Values {
  readonly value_el: string;
  readonly value_en: string;
}

async function findValues(db: ShopDatabase, keys: readonly string[]): Promise<Map<string, Values>> {
  if (keys.length === 0) return new Map();
  const rows = await db
    .selectFrom('settings')
    .select(['key', 'value_el', 'value_en'])
    .where('key', 'in', keys)
    .execute();
  return new Map(rows.map(({ key, ...values }) => [key, values]));
}

/** The log's entry of each change: its values, except those of secrets. */
function toLoggedChanges(changed: ReadonlyMap<string, { before: Values | undefined; after: Values | undefined }>) {
  const open = [...changed].filter(([key]) => !isSecretSetting(key));
  return Object.fromEntries(
    open.map(([key, { before, after }]) => [key, { before: parsed(before), after: parsed(after) }]),
  );
}

function isSecretSetting(key: string): boolean {
  const definitions: Readonly<Record<string, Setting>> = settingDefinitions;
  return definitions[key]?.visibility === 'secret';
}

function parsed(values: Values | undefined) {
  return values ? { el: parseJson(values.value_el), en: parseJson(values.value_en) } : null;
}

function merged(
  value: NonNullable<StoredChange>,
  old: Values | undefined,
  fallback: { readonly el: unknown; readonly en: unknown },
): Values {
  return {
    value_el: 'el' in value ? JSON.stringify(value.el) : (old?.value_el ?? JSON.stringify(fallback.el)),
    value_en: 'en' in value ? JSON.stringify(value.en) : (old?.value_en ?? JSON.stringify(fallback.en)),
  };
}
