import type { AccountExport } from '@fakos/contracts/profile/contract';
import type { ShopDatabase } from '../../database/schema.ts';
import type { UserRow } from '../../database/tables/people.ts';
import { belongsTo } from '../accounts/profile/person.ts';
import { refreshRating } from './product-reviews.repo.ts';

/** The reviews of a user, oldest first. */
export function exportReviews(db: ShopDatabase, person: UserRow): Promise<AccountExport['reviews']> {
  return fromOwn(db, person)
    .innerJoin('products', 'products.id', 'reviews.product_id')
    .select(['products.name_el as product', 'reviews.author', 'reviews.stars', 'reviews.text'])
    .select(['reviews.status', 'reviews.reply', 'reviews.created_at'])
    .orderBy('reviews.id')
    .execute();
}

/** Deletes the reviews of a user, while their orders still belong to them. */
export async function removeReviews(transaction: ShopDatabase, person: UserRow): Promise<void> {
  const reviews = await fromOwn(transaction, person).select(['reviews.id', 'reviews.product_id']).execute();
  if (reviews.length === 0) return;
  const ids = reviews.map(({ id }) => id);
  await transaction.deleteFrom('reviews').where('id', 'in', ids).execute();
  for (const productId of new Set(reviews.map((review) => review.product_id))) {
    await refreshRating(transaction, productId);
  }
}

function fromOwn(db: ShopDatabase, person: UserRow) {
  return db
    .selectFrom('reviews')
    .where('reviews.order_id', 'in', (eb) => eb.selectFrom('orders').select('id').where(belongsTo(person)));
}
