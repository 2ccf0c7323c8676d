import type { listAdminUsers } from '@fakos/contracts/admin-users/contract';
import { type SqlBool, sql } from 'kysely';
import type { z } from 'zod';
import type { ShopDatabase } from '../../../database/schema.ts';
import { searchPatterns } from '../../../text/normalise.ts';

type UserQuery = z.output<typeof listAdminUsers.query>;

const MAX_EVENTS = 50;

const columns = ['id', 'name', 'email', 'phone', 'role', 'email_verified_at', 'created_at', 'version'] as const;

/** One page of accounts and how many match. */
export async function findAdminUsers(db: ShopDatabase, query: UserQuery) {
  const matching = db
    .selectFrom('users')
    .$if(query.id !== undefined, (users) => users.where('id', '=', query.id ?? 0))
    .$if(query.role === 'admin', (users) => users.where('role', '=', 'admin'))
    // A missing role is a plain user.
    .$if(query.role === 'user', (users) =>
      users.where((eb) => eb.or([eb('role', 'is', null), eb('role', '!=', 'admin')])),
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

/** The numbers of rows that belong to an account. */
export async function findBelongings(db: ShopDatabase, userId: number) {
  const [orders, sessions, events] = await Promise.all([
    db
      .selectFrom('orders')
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('sessions')
      .select((eb) => [eb.fn.countAll<number>().as('total'), eb.fn.max('last_seen_at').as('last_seen_at')])
      .where('user_id', '=', userId)
      .where('expires_at', '>', new Date().toISOString())
      .executeTakeFirstOrThrow(),
    findAccountEvents(db, userId),
  ]);
  return { orders: orders.total, sessions: sessions.total, last_seen_at: sessions.last_seen_at, events };
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

interface AccountEvent {
  readonly userId: number;
  readonly kind: 'created' | 'role' | 'email' | 'password' | 'deleted';
  readonly detail?: string;
  readonly actor: string;
}

/** Logs a change of an account by staff. */
export async function insertAccountEvent(db: ShopDatabase, event: AccountEvent): Promise<void> {
  const { userId, kind, detail = '', actor } = event;
  await db
    .insertInto('account_events')
    .values({ user_id: userId, kind, detail, actor, at: new Date().toISOString() })
    .execute();
}
