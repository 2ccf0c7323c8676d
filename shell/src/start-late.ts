import { type CookieParts, startCookies } from './cookies/start-cookies.ts';
import { startArrivals } from './routing/arrivals/start-arrivals.ts';
import { keepWishlistOnServer } from './store/keep-wishlist.ts';

/** Starts what a page has beside its first view: nothing there needs any of it. */
export function startLate(parts: Omit<CookieParts, 'router'> & { router: Parameters<typeof startArrivals>[0] }): void {
  startCookies(parts);
  startArrivals(parts.router);
  keepWishlistOnServer(parts.store);
}
