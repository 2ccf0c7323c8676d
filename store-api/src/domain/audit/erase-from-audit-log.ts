import { type AuditEntry, HIDDEN_VALUE } from '@fakos/contracts/audit-log/contract';
import { type SqlBool, sql } from 'kysely';
import { readAuditChanges } from '../../database/json-columns.ts';
import type { ShopDatabase } from '../../database/schema.ts';
import type { UserRow } from '../../database/tables/people.ts';
import { toSearchText } from '../../text/normalise.ts';
import { belongsTo, hasEmail } from '../accounts/profile/person.ts';
import { isPersonal } from './hidden-fields.ts';

/**
 * Removes an erased person from the audit log: as the user who wrote, and as the subject of records. Call it before
 * the records are anonymised, because afterwards they can no longer be found.
 */
export async function eraseFromAuditLog(db: ShopDatabase, person: UserRow, name: string): Promise<void> {
  const orders = await db.selectFrom('orders').select('id').where(belongsTo(person)).execute();
  const bookings = await db.selectFrom('bookings').select('id').where(belongsTo(person)).execute();
  const messages = await db.selectFrom('contact_messages').select('id').where(hasEmail(person)).execute();
  await forgetRecords(db, 'users', [person.id]);
  await forgetRecords(db, 'orders', getIds(orders));
  await forgetRecords(db, 'bookings', getIds(bookings));
  await forgetRecords(db, 'contact_messages', getIds(messages));
  await forgetAddress(db, person.email);
  await db.updateTable('audit_log').set({ user_name: name, user_id: null }).where('user_id', '=', person.id).execute();
}

const getIds = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);

/** Hides data of persons in the entries about some records of a table. */
export async function forgetRecords(
  db: ShopDatabase,
  table: string,
  keys: readonly (string | number)[],
): Promise<void> {
  if (keys.length === 0) return;
  const entries = await db
    .selectFrom('audit_log')
    .select(['id', 'record_id', 'label', 'changes'])
    .where('record_table', '=', table)
    .where('record_id', 'in', keys.map(String))
    .execute();
  for (const { id, record_id: recordId, changes, ...entry } of entries) {
    // The number of an order is not personal.
    const label = table === 'orders' ? entry.label : '';
    const hidden = hide(readAuditChanges(changes), (field) => isPersonal(table, field));
    await db
      .updateTable('audit_log')
      .set({ label, changes: JSON.stringify(hidden), search_text: toSearchText(label, recordId) })
      .where('id', '=', id)
      .execute();
  }
}

/** Hides all values that contain an e-mail address, such as the recipient of a test e-mail. */
async function forgetAddress(db: ShopDatabase, email: string): Promise<void> {
  const pattern = `%${email.replace(/[\\%_]/g, String.raw`\$&`)}%`;
  const entries = await db
    .selectFrom('audit_log')
    .select(['id', 'changes'])
    .where(sql<SqlBool>`lower(changes) like ${pattern} escape '\\'`)
    .execute();
  for (const { id, changes } of entries) {
    const hidden = hide(readAuditChanges(changes), (_field, values) =>
      JSON.stringify(values).toLowerCase().includes(email),
    );
    await db
      .updateTable('audit_log')
      .set({ changes: JSON.stringify(hidden) })
      .where('id', '=', id)
      .execute();
  }
}

type Changes = AuditEntry['changes'];

function hide(changes: Changes, isHidden: (field: string, values: Changes[string]) => boolean): Changes {
  const hideOne = (value: unknown) => (value === null ? null : HIDDEN_VALUE);
  const entries = Object.entries(changes).map(([field, values]) =>
    isHidden(field, values) ? [field, values.map(hideOne)] : [field, values],
  );
  return Object.fromEntries(entries) as Changes;
}
