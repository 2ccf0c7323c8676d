import { COOKIE_BANNER_DELAY_MS, COOKIE_BANNER_ID } from '@fakos/contracts/remote/element-ids';

/** A script with its hash. */
export interface ScriptFile {
  readonly href: string;
  readonly integrity: string | undefined;
}

/** Scripts of a page. `first` start the page and load the others; `next` are downloaded with them. */
export interface PageScripts {
  readonly first: readonly ScriptFile[];
  readonly next: readonly ScriptFile[];
}

/** How long a page that nobody touches stays as the server rendered it, after it has loaded, in milliseconds. */
const UNTOUCHED_MS = 10_000;

/**
 * Inline script that starts a rendered page's scripts when they have something to do: at the visitor's first input or
 * scroll, or some time after the page has loaded. Visitors with stored data, such as a cart or a choice of language, get
 * them immediately, because their page differs from the server's. What is pressed and typed until the page is hydrated is
 * repeated then (see `earlyInput`).
 *
 * The scripts are downloaded once the page has loaded, so that only their execution waits for the visitor, and neither
 * delays fonts and images. The cookie banner does not wait for them: without stored data there is no consent.
 */
export function createStartOnIntent({ first, next }: PageScripts, nonce: string): string {
  return `(() => {
  const TYPES = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin', 'click', 'input', 'change', 'submit'];
  const OPTIONS = { capture: true, passive: true };
  const FIRST = ${JSON.stringify(first)};
  const NEXT = ${JSON.stringify(next)};
  let isDownloading = false;
  let isStarted = false;
  let bannerTimer;
  const add = (name, file, properties) => {
    const element = document.createElement(name);
    document.head.append(Object.assign(element, { nonce: '${nonce}', crossOrigin: 'anonymous', ...file, ...properties }));
  };
  const preload = (files, priority) => {
    for (const file of files) add('link', file, { rel: 'preload', as: 'script', fetchPriority: priority });
  };
  const download = (priority) => {
    if (isDownloading) return;
    isDownloading = true;
    preload(FIRST, priority);
    preload(NEXT, priority);
  };
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    clearTimeout(bannerTimer);
    for (const type of TYPES) removeEventListener(type, start, OPTIONS);
    download('auto');
    for (const { href: src, ...hash } of FIRST) add('script', { src, ...hash });
  };
  const hasStoredData = () => {
    try {
      return localStorage.length > 0;
    } catch {
      return false;
    }
  };
  if (hasStoredData()) return start();
  for (const type of TYPES) addEventListener(type, start, OPTIONS);
  const showBanner = () => document.getElementById('${COOKIE_BANNER_ID}')?.removeAttribute('hidden');
  addEventListener('load', () => {
    if (!isStarted) bannerTimer = setTimeout(showBanner, ${COOKIE_BANNER_DELAY_MS});
    (window.requestIdleCallback ?? setTimeout)(() => download('low'));
    setTimeout(start, ${UNTOUCHED_MS});
  });
})();`.replace(/\n\s*/g, ' ');
}
