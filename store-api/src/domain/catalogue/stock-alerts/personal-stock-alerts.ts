import type { AccountExport } from '@fakos/contracts/profile/contract';
import type { ShopDatabase } from '../../../database/schema.ts';
import type { UserRow } from '../../../database/tables/people.ts';
import { hasEmail } from '../../accounts/profile/person.ts';

/** The products that a user waits for, oldest first. */
export function exportStockAlerts(db: ShopDatabase, person: UserRow): Promise<AccountExport['stock_alerts']> {
  return db
    .selectFrom('stock_alerts')
    .innerJoin('products', 'products.id', 'stock_alerts.product_id')
    .select(['products.name_el as product', 'stock_alerts.created_at', 'stock_alerts.confirmed_at'])
    .where(hasEmail(person))
    .orderBy('stock_alerts.id')
    .execute();
}

/** Deletes the requests of a user. */
export async function removeStockAlerts(db: ShopDatabase, person: UserRow): Promise<void> {
  await db.deleteFrom('stock_alerts').where(hasEmail(person)).execute();
}
