import type { ProductStatus } from '../../database/tables/catalogue.ts';

/** Statuses of products that visitors may see; the specification uses both words for the same thing. */
export const VISIBLE_STATUSES: readonly ProductStatus[] = ['published', 'active'];

/** Statuses of products that staff see by default: all except archived. */
export const STAFF_STATUSES: readonly ProductStatus[] = [...VISIBLE_STATUSES, 'draft'];
