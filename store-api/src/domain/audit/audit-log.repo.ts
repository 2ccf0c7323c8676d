import { AUDIT_RETENTION_DAYS, type AuditEntry, type listAuditLog } from '@fakos/contracts/audit-log/contract';
import type { StaffPermission } from '@fakos/contracts/permissions';
import { type Insertable, type SqlBool, sql } from 'kysely';
import type { z } from 'zod';
import { readAuditChanges } from '../../database/json-columns.ts';
import type { ShopDatabase } from '../../database/schema.ts';
import type { AuditLogTable } from '../../database/tables/audit.ts';
import { searchPatterns, toSearchText } from '../../text/normalise.ts';
import { addDays, getShopDay, getStartOfDay } from '../shop-days.ts';

/** Old entries are deleted after this number of new ones. */
const PRUNE_EVERY = 100;
/** Entries that one statement stores. */
const BATCH = 100;

/** An entry to store. */
export type NewAuditEntry = Omit<Insertable<AuditLogTable>, 'at' | 'changes' | 'search_text'> & {
  readonly changes: AuditEntry['changes'];
};

/** Stores entries. */
export async function insertAuditEntries(db: ShopDatabase, entries: readonly NewAuditEntry[]): Promise<void> {
  const now = new Date();
  const rows = entries.map(({ changes, ...entry }) => ({
    ...entry,
    at: now.toISOString(),
    changes: JSON.stringify(changes),
    search_text: toSearchText(entry.label, entry.record_id),
  }));
  for (let from = 0; from < rows.length; from += BATCH) {
    const batch = rows.slice(from, from + BATCH);
    const stored = await db.insertInto('audit_log').values(batch).returning('id').execute();
    if (stored.some(({ id }) => id % PRUNE_EVERY === 0)) await pruneAuditLog(db, now);
  }
}

/** Deletes entries older than {@link AUDIT_RETENTION_DAYS}. */
export async function pruneAuditLog(db: ShopDatabase, now: Date): Promise<void> {
  const oldest = getStartOfDay(addDays(getShopDay(now), -AUDIT_RETENTION_DAYS));
  await db.deleteFrom('audit_log').where('at', '<', oldest).execute();
}

interface Page {
  readonly page: number;
  readonly limit: number;
}

/** A page of the matching entries, newest first, and how many there are. */
export function findAuditEntries(db: ShopDatabase, query: z.output<typeof listAuditLog.query>) {
  const { user, resource, record_id: recordId, from, to, search = '' } = query;
  const matching = db
    .selectFrom('audit_log')
    .$if(user !== undefined, (entries) => entries.where('user_id', '=', user ?? null))
    .$if(resource !== undefined, (entries) => entries.where('resource', '=', resource ?? ''))
    .$if(recordId !== undefined, (entries) => entries.where('record_id', '=', recordId ?? ''))
    .$if(from !== undefined, (entries) => entries.where('at', '>=', getStartOfDay(from ?? '')))
    .$if(to !== undefined, (entries) => entries.where('at', '<', getStartOfDay(addDays(to ?? '', 1))))
    .where((eb) =>
      eb.and(
        searchPatterns(search).map((pattern) => sql<SqlBool>`${eb.ref('search_text')} like ${pattern} escape '\\'`),
      ),
    );
  return findPage(matching, query);
}

/** The accounts with entries under their latest name, and the resources with entries. */
export async function findAuditFilters(db: ShopDatabase) {
  const latest = db
    .selectFrom('audit_log')
    .where('user_id', 'is not', null)
    .groupBy('user_id')
    .select((eb) => eb.fn.max('id').as('id'));
  const [users, resources] = await Promise.all([
    db
      .selectFrom('audit_log')
      .where('id', 'in', latest)
      .where('user_id', 'is not', null)
      .select(['user_id as id', 'user_name as name'])
      .$narrowType<{ id: number }>()
      .orderBy('user_name')
      .orderBy('user_id')
      .execute(),
    db.selectFrom('audit_log').select('resource').distinct().orderBy('resource').execute(),
  ]);
  return { users, resources: resources.map(({ resource }) => resource) };
}

interface HistoryQuery extends Page {
  readonly resource: string;
  readonly record_id: string;
  /** The permissions of the reader. */
  readonly permissions: readonly StaffPermission[];
}

/**
 * A page of a record's history, newest first. It begins with the last deletion: SQLite gives the number of a deleted row to
 * the next one.
 */
export function findRecordHistory(db: ShopDatabase, query: HistoryQuery) {
  const { resource, record_id: recordId, permissions } = query;
  const history = db.selectFrom('audit_log').where('resource', '=', resource).where('record_id', '=', recordId);
  const deletion = history
    .where('action', '=', 'delete')
    .select((eb) => eb.fn.coalesce(eb.fn.max('id'), eb.lit(0)).as('id'));
  const visible = history
    .where('id', '>=', deletion)
    .$if(!permissions.includes('administration'), (entries) => entries.where('permission', 'in', permissions));
  return findPage(visible, query);
}

type Matching = ReturnType<typeof selectEntries>;

function selectEntries(db: ShopDatabase) {
  return db.selectFrom('audit_log');
}

async function findPage(matching: Matching, { page, limit }: Page) {
  const [rows, { total }] = await Promise.all([
    matching
      .select(['id', 'at', 'user_id', 'user_name', 'user_role', 'resource', 'action', 'record_id', 'label', 'changes'])
      .orderBy('id', 'desc')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    matching.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { entries: rows.map(toEntry), total };
}

type EntryRow = Pick<
  AuditLogTable,
  'at' | 'user_id' | 'user_name' | 'user_role' | 'resource' | 'action' | 'record_id' | 'label' | 'changes'
> & { readonly id: number };

function toEntry({ user_id, user_name, user_role, changes, ...entry }: EntryRow): AuditEntry {
  const user = { id: user_id, name: user_name, role: user_role };
  return { ...entry, user, changes: readAuditChanges(changes) };
}
