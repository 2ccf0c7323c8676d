import type { AuditEntry } from '@fakos/contracts/audit-log/contract';
import type { Endpoint, WrittenRecord } from '@fakos/contracts/endpoint';
import type { StaffPermission } from '@fakos/contracts/permissions';
import type { ProductImportReport } from '@fakos/contracts/products/contract';
import { getGroupPermission, type Setting, settingDefinitions } from '@fakos/contracts/settings/contract';
import type { Logger } from 'pino';
import type { ShopDatabase } from '../../database/schema.ts';
import type { Session } from '../accounts/sessions/sessions.repo.ts';
import { insertAuditEntries, type NewAuditEntry } from './audit-log.repo.ts';
import { forgetRecords } from './erase-from-audit-log.ts';
import { type Fields, findChanges } from './find-changes.ts';
import { isPersonal, isPersonalTable } from './hidden-fields.ts';
import { readRecord, type StoredRecord } from './read-record.ts';

/** A write by staff, as the router describes it. */
interface StaffWrite {
  readonly endpoint: Pick<Endpoint, 'resource' | 'method' | 'action' | 'record'>;
  readonly permission: StaffPermission;
  readonly session: Session;
  readonly query: unknown;
  readonly body: unknown;
  /** Name of the uploaded file. */
  readonly file: string | undefined;
}

/** The record of a write before and after. */
interface Outcome {
  readonly key: string | number | undefined;
  readonly before: StoredRecord | undefined;
  readonly after: StoredRecord | undefined;
}

/**
 * Creates the function that runs a write of staff and records it: who wrote, which record, and what changed.
 *
 * The entry is stored directly after the write and not in its transaction, because handlers own their transactions: some
 * need several, with a payment provider or a file between them, and only the response names a created row. If an entry cannot
 * be stored, the process logs an error; the request has succeeded and must not be repeated.
 */
export function createWriteRecorder(db: ShopDatabase, log: Logger) {
  return async function recordWrite(write: StaffWrite, handle: () => Promise<object>): Promise<object> {
    const record = write.endpoint.record === 'none' ? undefined : write.endpoint.record;
    const requestKey = record?.keyIn === 'response' ? undefined : findKey(record, write.body, write.query);
    const before = record && (await readRecord(db, record, requestKey));
    const handled = await handle();
    try {
      if (record?.keyIn === 'rows' || record?.keyIn === 'report') {
        const rows = record.keyIn === 'rows' ? listDone(write, handled) : listImported(handled);
        await storeRows(db, write, record.table, rows);
        return handled;
      }
      const key = requestKey ?? findKey(record, 'data' in handled ? handled.data : undefined);
      const after = record && (await readRecord(db, record, key));
      await store(db, write, { key, before, after });
    } catch (error) {
      const { resource, action } = write.endpoint;
      const { message } = error as Error;
      log.error({ error: message, user: write.session.user.id, resource, action }, 'write not recorded');
    }
    return handled;
  };
}

/** The first of the values that has the record's key. Without a declared record, an `id` is the key. */
function findKey(record: WrittenRecord | undefined, ...values: readonly unknown[]): string | number | undefined {
  const field = record?.key ?? 'id';
  for (const value of values) {
    const key: unknown = (value as Fields | null | undefined)?.[field];
    if (typeof key === 'string' || typeof key === 'number') return key;
  }
  return undefined;
}

/** A row of a request that changes many. */
interface WrittenRow {
  readonly id: number;
  readonly label: string;
  readonly before: Fields;
  /** Null for a deleted row. */
  readonly after: Fields | null;
}

/** The rows of a bulk request (contracts/src/bulk). */
function listDone({ body }: StaffWrite, handled: object): readonly WrittenRow[] {
  const isPreview = (body as { readonly preview?: boolean }).preview === true;
  return isPreview ? [] : (handled as { readonly data: { readonly done: readonly WrittenRow[] } }).data.done;
}

/** The rows that an import wrote (contracts/src/products/import.ts). Values are texts, as the file has them. */
function listImported(handled: object): readonly WrittenRow[] {
  const { rows } = (handled as { readonly data: Pick<ProductImportReport, 'rows'> }).data;
  return rows.flatMap(({ id, is_written: isWritten, name: label, changes }) => {
    if (!isWritten || id === null) return [];
    const pick = (side: 'before' | 'after') =>
      Object.fromEntries(changes.map((change) => [change.field, change[side]]));
    return [{ id, label, before: pick('before'), after: pick('after') }];
  });
}

async function storeRows(
  db: ShopDatabase,
  write: StaffWrite,
  table: string,
  rows: readonly WrittenRow[],
): Promise<void> {
  const entries = rows.map(({ id, label, before, after }): NewAuditEntry => {
    const isDeleted = after === null;
    return {
      ...getActor(write),
      permission: write.permission,
      action: isDeleted ? 'delete' : (write.endpoint.action ?? 'update'),
      record_table: table,
      record_id: String(id),
      // The number of an order is not personal.
      label: isDeleted && isPersonalTable(table) && table !== 'orders' ? '' : label,
      changes: findChanges(table, before, after ?? {}),
    };
  });
  await insertAuditEntries(
    db,
    entries.filter(({ action, changes }) => action === 'delete' || Object.keys(changes).length > 0),
  );
  const deleted = entries.filter(({ action }) => action === 'delete').map(({ record_id: id }) => id);
  if (isPersonalTable(table)) await forgetRecords(db, table, deleted);
}

function getActor({ endpoint, session: { user } }: StaffWrite) {
  return { user_id: user.id, user_name: user.name, user_role: user.role, resource: endpoint.resource };
}

async function store(db: ShopDatabase, write: StaffWrite, outcome: Outcome): Promise<void> {
  const { endpoint } = write;
  const { key, before, after } = outcome;
  const table = endpoint.record === 'none' ? '' : (endpoint.record?.table ?? '');
  const isDeleted = before !== undefined && after === undefined;
  const known = after ?? before;
  const changes = getChanges(table, write, outcome);
  const entry: NewAuditEntry = {
    ...getActor(write),
    permission: getReadPermission(table, write.permission, outcome, changes),
    action: getAction(endpoint, outcome),
    record_table: table,
    record_id: key === undefined ? '' : String(key),
    label: known === undefined || (isDeleted && known.hasPersonalLabel) ? '' : known.label,
    changes,
  };
  await insertAuditEntries(db, [entry]);
  // Personal data in the log is deleted together with the record.
  if (isDeleted && key !== undefined && isPersonalTable(table)) await forgetRecords(db, table, [key]);
}

/** The action's name; for deletions, and where an endpoint has none, what happened to the record. */
function getAction({ method, action }: StaffWrite['endpoint'], { before, after }: Outcome): string {
  if (method === 'DELETE') return after === undefined ? 'delete' : 'discard';
  if (action !== undefined) return action;
  return method === 'POST' && before === undefined ? 'create' : 'update';
}

function getChanges(table: string, write: StaffWrite, { before, after }: Outcome): AuditEntry['changes'] {
  const { record, action } = write.endpoint;
  const requested = findChanges(table, {}, getRequestFields(write));
  const isKeyOfOther = typeof record === 'object' && record.keyIn === 'response';
  if (isKeyOfOther || (before === undefined && after === undefined)) return requested;
  const changes = findChanges(table, before?.fields ?? {}, after?.fields ?? {});
  if (after === undefined) return withoutPersonalData(table, changes);
  // The action changed other tables; only its request is known.
  return Object.keys(changes).length === 0 && action !== undefined ? requested : changes;
}

/** Fields of a request that identify the record and its version, or options of the request. */
const addressFields: readonly string[] = ['id', 'version', 'revision', 'action'];

function getRequestFields({ body, file }: StaffWrite): Fields {
  const fields = Object.entries(body as Fields).filter(([field]) => !addressFields.includes(field));
  return { ...Object.fromEntries(fields), ...(file !== undefined && { file }) };
}

function withoutPersonalData(table: string, changes: AuditEntry['changes']): AuditEntry['changes'] {
  return Object.fromEntries(Object.entries(changes).filter(([field]) => !isPersonal(table, field)));
}

/** Permission to see the entry in the record's history: the endpoint's, or that of the changed settings. */
function getReadPermission(
  table: string,
  permission: StaffPermission,
  { before, after }: Outcome,
  changes: AuditEntry['changes'],
): StaffPermission {
  const concernsStaff = [before, after].some((row) => row && (row.fields.role ?? 'user') !== 'user');
  if (table === 'users' && concernsStaff) return 'administration';
  const isClosed = (key: string) => {
    const setting = (settingDefinitions as Readonly<Record<string, Setting>>)[key];
    return setting !== undefined && getGroupPermission(setting.group) !== 'settings';
  };
  return table === 'settings' && Object.keys(changes).some(isClosed) ? 'administration' : permission;
}
