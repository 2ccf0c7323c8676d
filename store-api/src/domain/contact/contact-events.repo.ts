import type { ContactAssignee, ContactEvent } from '@fakos/contracts/contact/contract';
import { hasPermission } from '@fakos/contracts/permissions';
import { roles } from '@fakos/contracts/roles';
import type { ShopDatabase } from '../../database/schema.ts';

/** The history of a message, oldest first. */
export function findContactEvents(db: ShopDatabase, messageId: number) {
  return db
    .selectFrom('contact_events')
    .select(['id', 'kind', 'from_value as from', 'to_value as to', 'text', 'actor', 'at'])
    .where('message_id', '=', messageId)
    .orderBy('id')
    .execute();
}

/** An entry of a message's history; omitted texts are empty. */
export interface NewContactEvent {
  readonly kind: ContactEvent['kind'];
  readonly from?: string;
  readonly to?: string;
  readonly text?: string;
  readonly actor: string;
}

/** Adds an entry to the history of a message and returns its ID. */
export async function insertContactEvent(
  db: ShopDatabase,
  messageId: number,
  { kind, from = '', to = '', text = '', actor }: NewContactEvent,
): Promise<number> {
  const { id } = await db
    .insertInto('contact_events')
    .values({ message_id: messageId, kind, from_value: from, to_value: to, text, actor, at: new Date().toISOString() })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Members of staff by id, for the names of those who take care of messages. */
export async function findAssignees(db: ShopDatabase, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, never>();
  const rows = await db.selectFrom('users').select(['id', 'name', 'email', 'role']).where('id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/** The members of staff who may take care of messages, by name; without disabled accounts. */
export function findPossibleAssignees(db: ShopDatabase): Promise<ContactAssignee[]> {
  const permitted = roles.filter((role) => hasPermission(role, 'sales'));
  return db
    .selectFrom('users')
    .select(['id', 'name', 'email'])
    .where('role', 'in', permitted)
    .where('disabled_at', 'is', null)
    .orderBy('name')
    .orderBy('id')
    .execute();
}
