import { getStatistics, type ShopStatistics } from '@fakos/shared-kit/api/statistics/contract';
import type { ShopDatabase } from '../../database/schema.ts';
import { type Endpoint, endpoint } from '../../http/endpoint.ts';
import type { Language } from '../../text/translate.ts';
import { countPublished, findPopularPosts, findPopularProducts } from './statistics.repo.ts';

/** How long figures are handed out before they are counted again. */
export const STATISTICS_KEPT_MS = 60_000;

/** statistics.php: figures that everybody may know, counted at most once a minute for each language. */
export function statisticsEndpoints(clock: () => Date = () => new Date()): Endpoint[] {
  const kept = new Map<Language, { until: number; figures: Promise<ShopStatistics> }>();

  function figuresIn(language: Language, db: ShopDatabase): Promise<ShopStatistics> {
    const now = clock();
    const known = kept.get(language);
    if (known && now.getTime() < known.until) return known.figures;
    // The promise is kept, so that visitors who come together wait for one count.
    const figures = countShop(db, language, now);
    kept.set(language, { until: now.getTime() + STATISTICS_KEPT_MS, figures });
    figures.catch(() => kept.delete(language));
    return figures;
  }

  return [endpoint(getStatistics, async ({ db, language }) => ({ data: await figuresIn(language, db) }))];
}

async function countShop(db: ShopDatabase, language: Language, now: Date): Promise<ShopStatistics> {
  const [counts, popularProducts, popularPosts] = await Promise.all([
    countPublished(db, now),
    findPopularProducts(db, language, now),
    findPopularPosts(db, language, now),
  ]);
  return {
    products: counts.products ?? 0,
    categories: counts.categories ?? 0,
    brands: counts.brands ?? 0,
    posts: counts.posts ?? 0,
    popular_products: popularProducts,
    popular_posts: popularPosts,
    counted_at: now.toISOString(),
  };
}
