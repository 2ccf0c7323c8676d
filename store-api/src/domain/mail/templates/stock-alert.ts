import { paths } from '@fakos/contracts/paths';
import type { Language } from '../../../text/translate.ts';
import { createStockAlertToken } from '../../catalogue/stock-alerts/stock-alert-token.ts';
import { VISIBLE_STATUSES } from '../../catalogue/visible-statuses.ts';
import type { EmailParams } from '../../outbox/email-params.ts';
import { defineTemplate } from './template.ts';

interface Requested {
  readonly product: string;
  readonly token: string;
}

/** Replaces the token in the link of a preview. */
const HIDDEN_TOKEN = '…';

const exampleNames: Readonly<Record<Language, string>> = { el: 'Γυαλιά ηλίου', en: 'Sunglasses' };

/** To an address that someone typed, to confirm or stop the request. Not sent where it was fulfilled or stopped meanwhile. */
export const stockAlertRequested = defineTemplate<EmailParams['stock_alert_requested'], Requested>({
  placeholders: ['product'],
  getKind: () => 'stock_alert_requested',
  async load(db, { id }, language) {
    const row = await db
      .selectFrom('stock_alerts')
      .innerJoin('products', 'products.id', 'stock_alerts.product_id')
      .select(['stock_alerts.id', 'stock_alerts.created_at', `products.name_${language} as product`])
      .where('stock_alerts.id', '=', id)
      .executeTakeFirst();
    return row && { product: row.product, token: await createStockAlertToken(db, row) };
  },
  write: ({ product, token }, { labels, link }) => ({
    values: { product },
    blocks: [{ kind: 'button', label: labels.confirmStockAlert, url: link(`${paths.stockAlert}?token=${token}`) }],
  }),
  example: (_kind, language) => ({ product: exampleNames[language], token: HIDDEN_TOKEN }),
});

interface Returned {
  readonly name: string;
  readonly slug: string;
}

/** To who waited for a product that is back. Not sent where the product was hidden meanwhile. */
export const stockAlertBack = defineTemplate<EmailParams['stock_alert_back'], Returned>({
  placeholders: ['product'],
  getKind: () => 'stock_alert_back',
  load: (db, { product_id: productId }, language) =>
    db
      .selectFrom('products')
      .select([`name_${language} as name`, 'slug'])
      .where('id', '=', productId)
      .where('status', 'in', VISIBLE_STATUSES)
      .executeTakeFirst(),
  write: ({ name, slug }, { labels, link }) => ({
    values: { product: name },
    blocks: [{ kind: 'button', label: labels.seeProduct, url: link(paths.product(slug)) }],
  }),
  example: (_kind, language) => ({ name: exampleNames[language], slug: 'example' }),
});
