import { type listRedirects, REDIRECTS_PER_RESPONSE } from '@fakos/contracts/redirects/contract';
import { type Insertable, type SqlBool, sql } from 'kysely';
import type { z } from 'zod';
import { omitUndefined } from '../../database/omit-undefined.ts';
import type { ShopDatabase } from '../../database/schema.ts';
import type { RedirectRow, RedirectsTable } from '../../database/tables/back-office.ts';
import { searchPatterns } from '../../text/normalise.ts';

type RedirectQuery = z.output<typeof listRedirects.query>;

/** One page of redirects, newest first, and how many match. */
export async function findRedirects(db: ShopDatabase, { page, limit, search = '', kind }: RedirectQuery) {
  const matching = db
    .selectFrom('redirects')
    .where((eb) => eb.and(omitUndefined({ kind })))
    .where((eb) =>
      eb.and(
        searchPatterns(search, (text) => text.trim().toLowerCase()).map(
          (pattern) =>
            sql<SqlBool>`(${eb.ref('from_path')} like ${pattern} escape '\\' or ${eb.ref('to_path')} like ${pattern} escape '\\')`,
        ),
      ),
    );
  const [rows, { total }] = await Promise.all([
    matching
      .selectAll()
      .orderBy('id', 'desc')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    matching.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { rows, total };
}

/** The redirects after an ID, at most as many as one response has. */
export function findRedirectsAfter(db: ShopDatabase, after: number) {
  return db
    .selectFrom('redirects')
    .select(['id', 'from_path', 'to_path'])
    .where('id', '>', after)
    .orderBy('id')
    .limit(REDIRECTS_PER_RESPONSE)
    .execute();
}

/** The redirect of an address. */
export function findRedirect(db: ShopDatabase, from: string): Promise<RedirectRow | undefined> {
  return db.selectFrom('redirects').selectAll().where('from_path', '=', from).executeTakeFirst();
}

/** Changes the target of the redirects to an address, so that redirects are never chained. */
export async function moveRedirects(db: ShopDatabase, before: string, after: string): Promise<void> {
  await db.updateTable('redirects').set({ to_path: after }).where('to_path', '=', before).execute();
}

/** Stores a redirect of an address that has none. */
export function insertRedirect(db: ShopDatabase, values: Insertable<RedirectsTable>): Promise<RedirectRow> {
  return db.insertInto('redirects').values(values).returningAll().executeTakeFirstOrThrow();
}

/** Removes the redirect of an address, because a page has it. */
export async function removeRedirectFrom(db: ShopDatabase, from: string): Promise<void> {
  await db.deleteFrom('redirects').where('from_path', '=', from).execute();
}

/** Removes all redirects to an address. */
export async function removeRedirectsTo(db: ShopDatabase, to: string): Promise<void> {
  await db.deleteFrom('redirects').where('to_path', '=', to).execute();
}

/** Removes the redirect with an ID; false if there is none. */
export async function removeRedirect(db: ShopDatabase, id: number): Promise<boolean> {
  const result = await db.deleteFrom('redirects').where('id', '=', id).executeTakeFirst();
  return result.numDeletedRows > 0n;
}
