import { sql } from 'kysely';
import type { MigrationDatabase } from './migration.ts';

/** Commits the stock of unpaid orders that staff had confirmed, and removes their reservation deadline. */
export async function up(db: MigrationDatabase): Promise<void> {
  await sql
    .raw(
      `update orders set stock_state = 'committed', reserved_until = null
        where stock_state = 'reserved' and status <> 'cancelled'
          and (status <> 'pending' or fulfilment_status <> 'unfulfilled')`,
    )
    .execute(db);
}
