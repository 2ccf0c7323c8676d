import type { OwnStockAlert, requestStockAlert } from '@fakos/contracts/stock-alerts/contract';
import type { z } from 'zod';
import type { ShopDatabase } from '../../../database/schema.ts';
import { Failure, requireFound } from '../../../errors/failure.ts';
import type { Language } from '../../../text/translate.ts';
import { queueEmail } from '../../outbox/queue-email.ts';
import { VISIBLE_STATUSES } from '../visible-statuses.ts';
import { findByStockAlertToken } from './stock-alert-token.ts';

/**
 * Stores a request and sends the link that confirms it. An address that waits already gets the link again, so that neither
 * the response nor its timing reveals who waits.
 */
export async function storeStockAlert(
  transaction: ShopDatabase,
  { product_id: productId, email: given }: z.output<typeof requestStockAlert.body>,
  language: Language,
): Promise<void> {
  const email = given.toLowerCase();
  const product = await transaction
    .selectFrom('products')
    .select('stock')
    .where('id', '=', productId)
    .where('status', 'in', VISIBLE_STATUSES)
    .executeTakeFirst();
  if (requireFound(product).stock > 0) throw new Failure('CONFLICT', { reason: 'productInStock' });
  const { id } = await transaction
    .insertInto('stock_alerts')
    .values({ product_id: productId, email, language, created_at: new Date().toISOString(), confirmed_at: null })
    .onConflict((conflict) => conflict.columns(['product_id', 'email']).doUpdateSet({ language }))
    .returning('id')
    .executeTakeFirstOrThrow();
  await queueEmail(transaction, { template: 'stock_alert_requested', to: email, language, params: { id } });
}

/** The request of a link; NOT_FOUND for an invalid link, and once the request was fulfilled or stopped. */
export async function readStockAlert(db: ShopDatabase, token: string, language: Language): Promise<OwnStockAlert> {
  const alert = requireFound(await findByStockAlertToken(db, token));
  const product = await db
    .selectFrom('products')
    .select([`name_${language} as name`, 'slug', 'stock'])
    .where('id', '=', alert.product_id)
    .executeTakeFirst();
  const { name, slug, stock } = requireFound(product);
  return {
    product: { name, slug, in_stock: stock > 0 },
    status: alert.confirmed_at === null ? 'pending' : 'waiting',
  };
}

/** Confirms a request; the time of the first confirmation stays. */
export async function confirmStockAlert(db: ShopDatabase, token: string): Promise<void> {
  const { id } = requireFound(await findByStockAlertToken(db, token));
  await db
    .updateTable('stock_alerts')
    .set({ confirmed_at: new Date().toISOString() })
    .where('id', '=', id)
    .where('confirmed_at', 'is', null)
    .execute();
}

/** Deletes a request with its address. */
export async function stopStockAlert(db: ShopDatabase, token: string): Promise<void> {
  const { id } = requireFound(await findByStockAlertToken(db, token));
  await db.deleteFrom('stock_alerts').where('id', '=', id).execute();
}
