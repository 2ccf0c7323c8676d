import { getProduct, listAdminProducts, listProducts } from '@fakos/shared-kit/api/products/contract';
import { endpoint } from '../../http/endpoint.ts';
import { Failure } from '../../http/failure.ts';
import type { Session } from '../../sessions/sessions.repo.ts';
import { listProductsFor } from './list-products.ts';
import { toAdminProduct, toProductDetail, toProductSummary } from './product-answer.ts';
import { VISIBLE_STATUSES } from './product-filters.ts';
import { productUpkeepEndpoints } from './product-upkeep.route.ts';
import { findProductBySlug } from './products.repo.ts';

/** What staff see without asking for it: all but what was archived. */
const STAFF_STATUSES = [...VISIBLE_STATUSES, 'draft'];

/** products.php: the shop's shelves, and their upkeep. */
export const productEndpoints = [
  endpoint(listProducts, async ({ query, db, language }) => {
    const viewer = { language, statuses: VISIBLE_STATUSES, facets: 'shelves' } as const;
    const { rows, total, facets } = await listProductsFor(db, query, viewer);
    const meta = { page: query.page, limit: query.limit, total, ...(facets && { facets }) };
    return { data: rows.map(toProductSummary), meta };
  }),

  endpoint(getProduct, async ({ query, db, language, session }) => {
    const row = await findProductBySlug(db, query.slug, language, statusesFor(session));
    if (!row) throw new Failure('NOT_FOUND');
    return { data: toProductDetail(row) };
  }),

  endpoint(listAdminProducts, async ({ query, db, language }) => {
    const viewer = { language, statuses: query.status ? [query.status] : STAFF_STATUSES, facets: 'none' } as const;
    const { rows, total } = await listProductsFor(db, query, viewer);
    return { data: rows.map(toAdminProduct), meta: { page: query.page, limit: query.limit, total } };
  }),

  ...productUpkeepEndpoints,
];

/** Staff preview drafts by their address; nobody else sees them. */
function statusesFor(session: Session | null): readonly string[] {
  return session?.user.role === 'admin' ? STAFF_STATUSES : VISIBLE_STATUSES;
}
