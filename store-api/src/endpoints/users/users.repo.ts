import type { ShopDatabase } from '../../database/schema.ts';

/** One page of accounts, newest first, and how many there are. */
export async function findUsers(db: ShopDatabase, { page, limit }: { page: number; limit: number }) {
  const [rows, { total }] = await Promise.all([
    db
      .selectFrom('users')
      .select(['id', 'name', 'role', 'created_at'])
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    db
      .selectFrom('users')
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
  ]);
  return { rows, total };
}
