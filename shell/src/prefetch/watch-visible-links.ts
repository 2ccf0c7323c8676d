import { runWhenIdle } from '../startup/schedule.ts';
import { opensInThisTab } from './watch-intent.ts';

/** Time in milliseconds that a link must be visible. */
export const VISIBLE_MS = 500;
/** Maximum number of addresses per page load. */
export const MAX_PREFETCHED = 24;

/** Links of the content; those of header and footer are visible everywhere, and prefetched on hover. */
const CONTENT_LINKS = 'main a[href]';

/**
 * Calls `prefetch` with the address of each link that is visible for a moment, once, up to a maximum. Links added later
 * are included.
 */
export function watchVisibleLinks(prefetch: (address: string) => void): void {
  const prefetched = new Set<string>();
  const timers = new Map<Element, ReturnType<typeof setTimeout>>();
  const observed = new WeakSet<Element>();
  let isScanDue = false;

  const stop = () => {
    intersectionObserver.disconnect();
    mutationObserver.disconnect();
    for (const timer of timers.values()) clearTimeout(timer);
  };
  const prefetchLink = (link: HTMLAnchorElement) => {
    intersectionObserver.unobserve(link);
    const address = link.pathname + link.search;
    if (prefetched.has(address)) return;
    prefetched.add(address);
    prefetch(address);
    if (prefetched.size >= MAX_PREFETCHED) stop();
  };
  const intersectionObserver = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      clearTimeout(timers.get(target));
      timers.delete(target);
      if (isIntersecting)
        timers.set(
          target,
          setTimeout(() => prefetchLink(target as HTMLAnchorElement), VISIBLE_MS),
        );
    }
  });
  const scan = () => {
    isScanDue = false;
    for (const link of document.querySelectorAll<HTMLAnchorElement>(CONTENT_LINKS)) {
      if (observed.has(link) || !opensInThisTab(link)) continue;
      observed.add(link);
      intersectionObserver.observe(link);
    }
  };
  const mutationObserver = new MutationObserver(() => {
    if (isScanDue) return;
    isScanDue = true;
    runWhenIdle(scan);
  });
  mutationObserver.observe(document.body, { childList: true, subtree: true });
  scan();
}
