import type { ShopStatistics } from '@fakos/contracts/statistics/contract';
import type { ShopDatabase } from '../../database/schema.ts';
import type { Language } from '../../text/translate.ts';
import { countPublished, findPopularPosts, findPopularProducts } from './statistics.repo.ts';

/** How long figures are cached, in milliseconds. */
export const STATISTICS_CACHE_MS = 60_000;

/** Counts the shop's figures at most once a minute for each language. */
export function cacheStatistics(clock: () => Date) {
  const cached = new Map<Language, { until: number; figures: Promise<ShopStatistics> }>();
  return function readStatistics(db: ShopDatabase, language: Language): Promise<ShopStatistics> {
    const now = clock();
    const known = cached.get(language);
    if (known && now.getTime() < known.until) return known.figures;
    // The promise is cached, so that concurrent requests share one count.
    const figures = countShop(db, language, now);
    cached.set(language, { until: now.getTime() + STATISTICS_CACHE_MS, figures });
    figures.catch(() => cached.delete(language));
    return figures;
  };
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
