import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { UserRow } from '../../../database/tables/people.ts';

/** Matches orders or bookings that the user made while signed in, or with the same verified address. */
export function belongsTo(person: UserRow): RawBuilder<SqlBool> {
  const bySession = sql<SqlBool>`${sql.ref('user_id')} = ${person.id}`;
  if (person.email_verified_at === null) return bySession;
  return sql<SqlBool>`(${bySession} or ${hasEmail(person)})`;
}

/** Matches rows without an owner, such as messages, by the user's verified address. */
export function hasEmail(person: UserRow): RawBuilder<SqlBool> {
  if (person.email_verified_at === null) return sql<SqlBool>`1 = 0`;
  return sql<SqlBool>`lower(${sql.ref('email')}) = ${person.email}`;
}
