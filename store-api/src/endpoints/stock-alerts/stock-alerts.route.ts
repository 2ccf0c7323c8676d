import {
  confirmStockAlert,
  getOwnStockAlert,
  listAwaitedProducts,
  requestStockAlert,
  stopStockAlert,
} from '@fakos/contracts/stock-alerts/contract';
import { countAttempt, getBuckets } from '../../domain/accounts/sessions/throttle.ts';
import { findAwaitedProducts } from '../../domain/catalogue/stock-alerts/awaited-products.repo.ts';
import * as stockAlerts from '../../domain/catalogue/stock-alerts/stock-alerts.ts';
import { translate } from '../../text/translate.ts';
import { endpoint } from '../endpoint.ts';

/** stock-alerts.php: customers wait for products that are sold out. */
export const stockAlertEndpoints = [
  endpoint(requestStockAlert, async ({ body, db, language, request }) => {
    const email = body.email.toLowerCase();
    await countAttempt(db, getBuckets('stockAlert', { email, address: request.address() }));
    await db.transaction().execute((transaction) => stockAlerts.storeStockAlert(transaction, body, language));
    return { message: translate(language, 'done.stockAlertRequested') };
  }),

  endpoint(getOwnStockAlert, async ({ query, db, language }) => ({
    data: await stockAlerts.readStockAlert(db, query.token, language),
  })),

  endpoint(confirmStockAlert, async ({ body, db, language }) => {
    await stockAlerts.confirmStockAlert(db, body.token);
    return { message: translate(language, 'done.stockAlertConfirmed') };
  }),

  endpoint(stopStockAlert, async ({ body, db, language }) => {
    await stockAlerts.stopStockAlert(db, body.token);
    return { message: translate(language, 'done.stockAlertStopped') };
  }),

  endpoint(listAwaitedProducts, async ({ query, db, language }) => {
    const { rows, total } = await findAwaitedProducts(db, query, language);
    return { data: rows, meta: { page: query.page, limit: query.limit, total } };
  }),
];
