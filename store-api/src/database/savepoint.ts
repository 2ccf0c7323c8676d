import { sql } from 'kysely';
import type { ShopDatabase } from './schema.ts';

/** Runs work in a savepoint of a transaction: if it fails, its writes are rolled back and the transaction continues. */
export async function withSavepoint<T>(transaction: ShopDatabase, work: () => Promise<T>): Promise<T> {
  await sql`savepoint part`.execute(transaction);
  try {
    const result = await work();
    await sql`release savepoint part`.execute(transaction);
    return result;
  } catch (error) {
    await undoPart(transaction).catch(() => {
      // The transaction is over, for example because the disk is full: the first error says why.
      throw error;
    });
    throw error;
  }
}

async function undoPart(transaction: ShopDatabase): Promise<void> {
  await sql`rollback to savepoint part`.execute(transaction);
  await sql`release savepoint part`.execute(transaction);
}
