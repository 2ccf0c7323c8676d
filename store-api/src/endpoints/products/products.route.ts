import type { BodyOf } from '@fakos/shared-kit/api/contract';
import { getProduct, listAdminProducts, listProducts, updateProduct } from '@fakos/shared-kit/api/products/contract';
import type { ShopDatabase } from '../../database/schema.ts';
import { endpoint } from '../../http/endpoint.ts';
import { brokenRule, Failure } from '../../http/failure.ts';
import { toCents } from '../../money/cents.ts';
import type { Session } from '../../sessions/sessions.repo.ts';
import { laterThan } from '../../text/instants.ts';
import { type Language, translate } from '../../text/translate.ts';
import { toAdminProduct, toProductDetail, toProductSummary } from './product-answer.ts';
import { findFacets } from './product-facets.repo.ts';
import { VISIBLE_STATUSES } from './product-filters.ts';
import { changeProduct, findProductBySlug, findProductForChange, findProducts } from './products.repo.ts';

/** products.php: the shop's shelves, and their upkeep. */
export const productEndpoints = [
  endpoint(listProducts, async ({ query, db, language }) => {
    const [{ rows, total }, facets] = await Promise.all([
      findProducts(db, query, language, VISIBLE_STATUSES),
      findFacets(db, query, language),
    ]);
    const meta = { page: query.page, limit: query.limit, total, facets };
    return { data: rows.map(toProductSummary), meta };
  }),

  endpoint(getProduct, async ({ query, db, language, session }) => {
    const row = await findProductBySlug(db, query.slug, language, statusesFor(session));
    if (!row) throw new Failure('NOT_FOUND');
    return { data: toProductDetail(row) };
  }),

  endpoint(listAdminProducts, async ({ query, db, language }) => {
    const { rows, total } = await findProducts(db, query, language, query.status && [query.status]);
    return { data: rows.map(toAdminProduct), meta: { page: query.page, limit: query.limit, total } };
  }),

  endpoint(updateProduct, async ({ body, db, language }) => {
    const data = await db.transaction().execute((transaction) => change(transaction, body as Change, language));
    return { message: translate(language, 'done.productUpdated'), data };
  }),
];

type Change = BodyOf<typeof updateProduct> & { id: number };

async function change(db: ShopDatabase, wanted: Change, language: Language) {
  const row = await findProductForChange(db, wanted.id);
  if (!row) throw new Failure('NOT_FOUND');
  if (wanted.version !== undefined && wanted.version !== row.updated_at) throw new Failure('STALE_VERSION');
  const price = wanted.price === undefined ? row.price_cents : toCents(wanted.price);
  const salePrice = wanted.sale_price === undefined ? row.sale_price_cents : centsOrNull(wanted.sale_price);
  if (salePrice !== null && salePrice >= price) throw brokenRule(language, 'sale_price', 'salePrice');
  const version = laterThan(row.updated_at);
  const isDone = await changeProduct(db, row.id, row.updated_at, {
    price_cents: price,
    sale_price_cents: salePrice,
    stock: wanted.stock,
    featured: wanted.featured,
    status: wanted.status,
    updated_at: version,
  });
  if (!isDone) throw new Failure('STALE_VERSION');
  return { id: row.id, version };
}

function centsOrNull(euros: number | null): number | null {
  return euros === null ? null : toCents(euros);
}

/** Staff preview drafts by their address; nobody else sees them. */
function statusesFor(session: Session | null): string[] | undefined {
  return session?.user.role === 'admin' ? undefined : VISIBLE_STATUSES;
}
