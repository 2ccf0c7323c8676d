import { getProduct, listAdminProducts, listProducts } from '@fakos/contracts/products/contract';
import { REVIEWS_PER_PAGE } from '@fakos/contracts/reviews/contract';
import type { ProductStatus } from '../../database/tables/catalogue.ts';
import type { Session } from '../../domain/accounts/sessions/sessions.repo.ts';
import { listProductsFor } from '../../domain/catalogue/products/list-products.ts';
import { isPreviewToken } from '../../domain/catalogue/products/preview-links.ts';
import { findProductAlts } from '../../domain/catalogue/products/product-images.ts';
import { toAdminProduct, toProductDetail, toProductSummary } from '../../domain/catalogue/products/product-response.ts';
import { findProductBySlug } from '../../domain/catalogue/products/products.repo.ts';
import { listStrengths } from '../../domain/catalogue/products/strengths.repo.ts';
import { findProductVariants, findVariantSwatches } from '../../domain/catalogue/products/variants.repo.ts';
import { STAFF_STATUSES, VISIBLE_STATUSES } from '../../domain/catalogue/visible-statuses.ts';
import { findProductReviews, NO_REVIEWS } from '../../domain/reviews/product-reviews.repo.ts';
import { isStaff } from '../../domain/writing/editor.ts';
import { Failure } from '../../errors/failure.ts';
import { endpoint } from '../endpoint.ts';
import { productFileEndpoints } from './product-files.route.ts';
import { productUpkeepEndpoints } from './product-upkeep.route.ts';

/** products.php: the shop's products, for visitors and for staff. */
export const productEndpoints = [
  endpoint(listProducts, async ({ query, db, language }) => {
    const viewer = { language, statuses: VISIBLE_STATUSES, facets: 'groups', groupsVariants: true } as const;
    const { rows, total, facets } = await listProductsFor(db, query, viewer);
    const meta = { page: query.page, limit: query.limit, total, ...(facets && { facets }) };
    const swatches = await findVariantSwatches(db, rows, viewer);
    return { data: rows.map((row) => toProductSummary(row, swatches)), meta };
  }),

  endpoint(getProduct, async ({ query, db, language, session }) => {
    const { slug, preview } = query;
    const row = await findProductBySlug(
      db,
      slug,
      language,
      preview === undefined ? statusesFor(session) : STAFF_STATUSES,
    );
    const isAllowed =
      row && (statusesFor(session).includes(row.status) || (await isPreviewToken(db, row.id, preview ?? '')));
    if (!isAllowed) throw new Failure('NOT_FOUND');
    const alts = await findProductAlts(db, row.images);
    const texts = new Map(Array.from(alts, ([file, alt]) => [file, alt[`alt_${language}`]]));
    const strengths = row.product_type === 'reading' ? await listStrengths(db, row.id) : [];
    const reviews = row.review_count === 0 ? NO_REVIEWS : await findProductReviews(db, row.id, REVIEWS_PER_PAGE);
    const variants = await findProductVariants(db, row.variant_group, { language, statuses: VISIBLE_STATUSES });
    return { data: toProductDetail(row, { alts: texts, strengths, reviews, variants }) };
  }),

  endpoint(listAdminProducts, async ({ query, db, language }) => {
    const viewer = { language, statuses: query.status ? [query.status] : STAFF_STATUSES, facets: 'none' } as const;
    const { rows, total } = await listProductsFor(db, query, viewer);
    return { data: rows.map(toAdminProduct), meta: { page: query.page, limit: query.limit, total } };
  }),

  ...productUpkeepEndpoints,
  ...productFileEndpoints,
];

/** Drafts are visible only to staff, as a preview by slug. */
function statusesFor(session: Session | null): readonly ProductStatus[] {
  return isStaff(session) ? STAFF_STATUSES : VISIBLE_STATUSES;
}
