import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { UserRow } from '../../../database/tables/people.ts';

/** Rows of orders or bookings that somebody left while signed in, or under their address where that is proved. */
export function isOf(person: UserRow): RawBuilder<SqlBool> {
  const bySession = sql<SqlBool>`${sql.ref('user_id')} = ${person.id}`;
  if (person.email_verified_at === null) return bySession;
  return sql<SqlBool>`(${bySession} or ${hasEmailOf(person)})`;
}

/** Rows without an owner, such as messages, that were left under somebody's proved address. */
export function hasEmailOf(person: UserRow): RawBuilder<SqlBool> {
  if (person.email_verified_at === null) return sql<SqlBool>`1 = 0`;
  return sql<SqlBool>`lower(${sql.ref('email')}) = ${person.email}`;
}
