import type { AddressInfo } from 'node:net';
import { DatabaseSync } from 'node:sqlite';
import express from 'express';

// The reference for the API: Express and prepared statements over the same SQLite file, without further layers.

const summary = `products.id, products.slug, sku, products.name_el as name, products.short_description_el, brand_id, brands.name as brand_name,
  category_id, categories.name_el as category_name, categories.slug as category_slug, price_cents, sale_price_cents,
  products.images, featured, rating_tenths, stock, product_type, status, created_at`;
const source = `products join brands on brands.id = products.brand_id join categories on categories.id = products.category_id`;

const database = new DatabaseSync(process.env.SHOP_FILE ?? '', { readOnly: true });
const list = database.prepare(
  `select ${summary} from ${source} where status = 'published' order by created_at desc limit ? offset ?`,
);
const detail = database.prepare(
  `select ${summary}, products.description_el, brands.slug as brand_slug, shape_el, colour_el, material_el, lens_width,
    bridge_width, temple_length, vat_rate from ${source} where products.slug = ? and status = 'published'`,
);

const app = express();
app.disable('x-powered-by');
app.get('/backend/api/products.php', (request, response) => {
  const { slug, limit = '12', page = '1' } = request.query as Record<string, string | undefined>;
  const data = slug === undefined ? list.all(Number(limit), (Number(page) - 1) * Number(limit)) : detail.get(slug);
  response.json({ success: true, data });
});
const server = app.listen(0, '127.0.0.1', () => {
  process.stdout.write(`Express on http://127.0.0.1:${(server.address() as AddressInfo).port}\n`);
});
process.once('SIGTERM', () => process.exit(0));
