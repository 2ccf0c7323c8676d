import type { AccountEvent, listAdminUsers } from '@fakos/contracts/admin-users/contract';
import { isStaff, roles } from '@fakos/contracts/roles';
import { type SqlBool, sql } from 'kysely';
import type { z } from 'zod';
import type { ShopDatabase } from '../../../database/schema.ts';
import { searchPatterns } from '../../../text/normalise.ts';

type UserQuery = z.output<typeof listAdminUsers.query>;

const MAX_EVENTS = 50;
const staffRoles = roles.filter(isStaff);

const columns = [
  'id',
  'name',
  'email',
  'phone',
  'role',
  'email_verified_at',
  'created_at',
  'version',
  'disabled_at',
] as const;

/** One page of accounts and how many match. */
export async function findAdminUsers(db: ShopDatabase, query: UserQuery) {
  const matching = db
    .selectFrom('users')
    .$if(query.id !== undefined, (users) => users.where('id', '=', query.id ?? 0))
    .$if(query.role !== undefined && query.role !== 'user', (users) => users.where('role', '=', query.role ?? null))
    .$if(query.state === 'active', (users) => users.where('disabled_at', 'is', null))
    .$if(query.state === 'disabled', (users) => users.where('disabled_at', 'is not', null))
    // A missing role is a plain user.
    .$if(query.role === 'user', (users) =>
      users.where((eb) => eb.or([eb('role', 'is', null), eb('role', 'not in', staffRoles)])),
    )
    .where((eb) =>
      eb.and(
        searchPatterns(query.search ?? '').map(
          (pattern) => sql<SqlBool>`${eb.ref('search_text')} like ${pattern} escape '\\'`,
        ),
      ),
    );
  const direction = query.order === 'ASC' ? 'asc' : 'desc';
  const [rows, { total }] = await Promise.all([
    matching
      .select(columns)
      .orderBy(query.sort === 'name' ? 'search_text' : query.sort, direction)
      .orderBy('id', direction)
      .limit(query.limit)
      .offset((query.page - 1) * query.limit)
      .execute(),
    matching.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { rows, total };
}

/** The open sessions of an account and the log of changes by staff. */
export async function findSessionsAndEvents(db: ShopDatabase, userId: number) {
  const [sessions, events] = await Promise.all([
    db
      .selectFrom('sessions')
      .select((eb) => [eb.fn.countAll<number>().as('total'), eb.fn.max('last_seen_at').as('last_seen_at')])
      .where('user_id', '=', userId)
      .where('expires_at', '>', new Date().toISOString())
      .executeTakeFirstOrThrow(),
    findAccountEvents(db, userId),
  ]);
  return { sessions: sessions.total, last_seen_at: sessions.last_seen_at, events };
}

function findAccountEvents(db: ShopDatabase, userId: number) {
  return db
    .selectFrom('account_events')
    .select(['kind', 'detail', 'actor', 'at'])
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .limit(MAX_EVENTS)
    .execute();
}

interface NewAccountEvent {
  readonly userId: number;
  readonly kind: AccountEvent['kind'];
  readonly detail?: string;
  readonly actor: string;
}

/** Logs a change of an account by staff. */
export async function insertAccountEvent(db: ShopDatabase, event: NewAccountEvent): Promise<void> {
  const { userId, kind, detail = '', actor } = event;
  await db
    .insertInto('account_events')
    .values({ user_id: userId, kind, detail, actor, at: new Date().toISOString() })
    .execute();
}
