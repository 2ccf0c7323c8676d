/** How often a visible page asks, in milliseconds. */
export const ASK_EVERY_MS = 300_000;
/** Share of that time by which each page asks earlier or later, so that open tabs do not ask all at once. */
const JITTER = 0.2;
/** Shortest time between two questions, for visitors who go to and fro between tabs. */
export const REST_MS = 10_000;

interface Watch {
  /** The key of what the page was made of. */
  readonly composition: string;
  readonly ask: () => Promise<string | undefined>;
  /** Hears of each key that differs from the page's, once. */
  readonly onNew: () => void;
  /** Hears that the page's own key is live again. */
  readonly onBack: () => void;
}

/**
 * Asks what is live when the page is seen again, when the network is back, and now and then while the page is seen. A
 * hidden or offline page asks nothing.
 */
export function watchComposition({ composition, ask, onNew, onBack }: Watch): void {
  let latest = composition;
  let askedAt = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const mayAsk = () => document.visibilityState === 'visible' && navigator.onLine;
  const waitForNext = () => {
    clearTimeout(timer);
    if (mayAsk()) timer = setTimeout(() => void look(), ASK_EVERY_MS * (1 - JITTER + 2 * JITTER * Math.random()));
  };
  const look = async () => {
    waitForNext();
    if (!mayAsk() || Date.now() - askedAt < REST_MS) return;
    askedAt = Date.now();
    const key = await ask();
    if (key === undefined || key === latest) return;
    latest = key;
    if (key === composition) onBack();
    else onNew();
  };

  document.addEventListener('visibilitychange', () => void look());
  window.addEventListener('online', () => void look());
  window.addEventListener('offline', waitForNext);
  waitForNext();
}
