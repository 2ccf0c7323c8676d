import type { SystemInfo } from '@fakos/contracts/system-info/contract';
import { sql } from 'kysely';
import { type Engine, getEngine } from '../../database/engine.ts';
import type { ShopDatabase } from '../../database/schema.ts';

type Database = SystemInfo['database'];

const sqlitePragmas = ['journal_mode', 'synchronous', 'foreign_keys', 'busy_timeout', 'page_size', 'auto_vacuum'];
const postgresSettings = ['max_connections', 'shared_buffers', 'work_mem', 'TimeZone', 'server_encoding'];

/** The database, as it describes itself. */
export async function describeDatabase(db: ShopDatabase): Promise<Database> {
  const engine = getEngine(db);
  const [described, migration] = await Promise.all([describers[engine](db), findLastMigration(db)]);
  return { engine, ...described, last_migration: migration };
}

const describers: Readonly<
  Record<Engine, (db: ShopDatabase) => Promise<Pick<Database, 'version' | 'size' | 'settings'>>>
> = {
  async sqlite(db) {
    const version = await one<string>(db, sql`select sqlite_version() as value`);
    const pages = await one<number>(db, sql`select page_count as value from pragma_page_count()`);
    const pageSize = await one<number>(db, sql`select page_size as value from pragma_page_size()`);
    const settings: Record<string, string> = {};
    for (const name of sqlitePragmas) {
      const { rows } = await sql<Record<string, string | number>>`pragma ${sql.raw(name)}`.execute(db);
      settings[name] = String(Object.values(rows[0] ?? {})[0] ?? '');
    }
    return { version, size: pages * pageSize, settings };
  },
  async postgres(db) {
    const version = await one<string>(db, sql`select current_setting('server_version') as value`);
    const size = await one<string>(db, sql`select pg_database_size(current_database())::text as value`);
    const settings: Record<string, string> = {};
    for (const name of postgresSettings) {
      settings[name] = await one<string>(db, sql`select current_setting(${name}) as value`);
    }
    return { version, size: Number(size), settings };
  },
};

async function one<T>(db: ShopDatabase, query: ReturnType<typeof sql<{ value: T }>>): Promise<T> {
  const { rows } = await query.execute(db);
  return (rows[0] as { value: T }).value;
}

async function findLastMigration(db: ShopDatabase): Promise<Database['last_migration']> {
  const { rows } = await sql<{
    name: string;
    applied_at: string;
  }>`select name, applied_at from migrations order by name desc limit 1`.execute(db);
  return rows[0] ?? null;
}

/** How many rows the main tables hold. */
export async function countRows(db: ShopDatabase): Promise<SystemInfo['counts']> {
  return db
    .selectNoFrom((eb) => {
      const all = eb.fn.countAll<number>().as('count');
      return [
        eb.selectFrom('products').select(all).as('products'),
        eb.selectFrom('categories').select(all).as('categories'),
        eb.selectFrom('brands').select(all).as('brands'),
        eb.selectFrom('posts').select(all).as('posts'),
        eb.selectFrom('pages').select(all).as('pages'),
        eb.selectFrom('users').select(all).as('users'),
        eb.selectFrom('orders').select(all).as('orders'),
        eb.selectFrom('bookings').select(all).as('bookings'),
        eb.selectFrom('contact_messages').select(all).as('contact_messages'),
        eb.selectFrom('gallery_images').select(all).as('gallery_images'),
        eb.selectFrom('emails').select(all).as('emails'),
      ];
    })
    .$narrowType<SystemInfo['counts']>()
    .executeTakeFirstOrThrow();
}

/** How many e-mails wait, and how many could not be sent. */
export async function countEmails(db: ShopDatabase): Promise<{ waiting: number; failed: number }> {
  const rows = await db
    .selectFrom('emails')
    .select((eb) => ['status', eb.fn.countAll<number>().as('count')])
    .where('status', 'in', ['waiting', 'failed'])
    .groupBy('status')
    .execute();
  const counted = (status: string) => rows.find((row) => row.status === status)?.count ?? 0;
  return { waiting: counted('waiting'), failed: counted('failed') };
}
