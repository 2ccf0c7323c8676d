import { COOKIE_BANNER_DELAY_MS, COOKIE_BANNER_ID } from '@fakos/contracts/remote/cookie-banner';

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

/** How long a page that nobody touches stays as the server rendered it, after its scripts are downloaded, in milliseconds. */
const UNTOUCHED_MS = 6_000;

/**
 * Inline script that starts a rendered page's scripts when they have something to do: at the visitor's first input or
 * scroll, or after some idle time. Visitors with stored data, such as a cart or a choice of language, get them
 * immediately, because their page differs from the server's. What is pressed and typed until the page is hydrated is
 * repeated then (see `earlyInput`). A page with an element that needs scripts (`data-needs-scripts`) starts when it is parsed.
 *
 * The scripts are downloaded once the page has loaded, so that they do not delay fonts and images, and only their execution
 * waits for the visitor. For visitors who save data, the download waits too. The cookie banner appears without the scripts:
 * without stored data there is no consent.
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
  const download = (fetchPriority) => {
    if (isDownloading) return;
    isDownloading = true;
    const files = [...FIRST, ...NEXT];
    let pending = files.length;
    const onload = () => {
      pending -= 1;
      if (pending === 0) setTimeout(start, ${UNTOUCHED_MS});
    };
    for (const file of files) add('link', file, { rel: 'preload', as: 'script', fetchPriority, onload, onerror: onload });
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
  addEventListener('DOMContentLoaded', () => {
    if (document.querySelector('[data-needs-scripts]')) start();
  });
  addEventListener('load', () => {
    if (!isStarted) bannerTimer = setTimeout(showBanner, ${COOKIE_BANNER_DELAY_MS});
    if (!navigator.connection?.saveData) (window.requestIdleCallback ?? setTimeout)(() => download('low'));
  });
})();`.replace(/\n\s*/g, ' ');
}
