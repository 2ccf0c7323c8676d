import { whenIdle } from '../after-first-view.ts';
import { opensHere } from './watch-intent.ts';

/** How long a link stays in view before its page's code is worth loading. */
export const IN_VIEW_MS = 500;
/** How many addresses a page load prefetches because they came into view. */
export const MAX_IN_VIEW = 24;

/** Links of the page itself; those of the chrome are in view everywhere, and pointing at one is early enough. */
const CONTENT_LINKS = 'main a[href]';

/**
 * Tells the addresses of links that are in view for a moment, each once, until there are enough of them. Links that
 * appear later are found as well.
 */
export function watchView(prefetch: (address: string) => void): void {
  const told = new Set<string>();
  const waiting = new Map<Element, ReturnType<typeof setTimeout>>();
  const watched = new WeakSet<Element>();
  let isScanDue = false;

  const stop = () => {
    appearing.disconnect();
    changes.disconnect();
    for (const timer of waiting.values()) clearTimeout(timer);
  };
  const tell = (link: HTMLAnchorElement) => {
    appearing.unobserve(link);
    const address = link.pathname + link.search;
    if (told.has(address)) return;
    told.add(address);
    prefetch(address);
    if (told.size >= MAX_IN_VIEW) stop();
  };
  const appearing = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      clearTimeout(waiting.get(target));
      waiting.delete(target);
      if (isIntersecting)
        waiting.set(
          target,
          setTimeout(() => tell(target as HTMLAnchorElement), IN_VIEW_MS),
        );
    }
  });
  const scan = () => {
    isScanDue = false;
    for (const link of document.querySelectorAll<HTMLAnchorElement>(CONTENT_LINKS)) {
      if (watched.has(link) || !opensHere(link)) continue;
      watched.add(link);
      appearing.observe(link);
    }
  };
  const changes = new MutationObserver(() => {
    if (isScanDue) return;
    isScanDue = true;
    whenIdle(scan);
  });
  changes.observe(document.body, { childList: true, subtree: true });
  scan();
}
