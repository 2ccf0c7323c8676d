import { COOKIE_BANNER_DELAY_MS, COOKIE_BANNER_ID } from '@fakos/contracts/remote/cookie-banner';
import {
  FALLBACK_FONTS_ATTRIBUTE,
  FALLBACK_FONTS_REPLACED,
  FIRST_SCREEN_ONLY,
  FIRST_VIEW_ATTRIBUTE,
} from '@fakos/contracts/remote/element-ids';

/** A file with its hash. */
export interface HashedFile {
  readonly href: string;
  readonly integrity: string | undefined;
}

/** Files that the script loads. `first` start the page and load the others; `next` are downloaded with them. */
export interface DelayedFiles {
  readonly first: readonly HashedFile[];
  readonly next: readonly HashedFile[];
  /** Files of remotes and of the kit's modules that they import. They are downloaded when the page starts, while `first` are executed. */
  readonly remotes: readonly HashedFile[];
  /** Files of the menu and of drawers, which a press may open. */
  readonly panels: { readonly scripts: readonly HashedFile[]; readonly styles: readonly HashedFile[] };
  /** Addresses of the fonts. */
  readonly fonts: readonly string[];
}

/**
 * How long a page that nobody touches stays as the server rendered it, once its scripts are downloaded and its fonts are
 * shown, in milliseconds.
 */
const UNTOUCHED_MS = 6_000;

/** Largest part of a page that gets its fonts at once, in elements, so that its layout is a short task on a phone. */
const FONT_BLOCK_ELEMENTS = 24;

/**
 * Inline script that precedes the header. A page of a visitor without stored data has the fallback of its fonts until it has
 * loaded, and only its first screen is laid out at first. Both are set before the header is laid out, because its layout
 * requests the fonts, and a later change computes its styles again.
 */
export const beginFirstPage = `{
  let hasStoredData = false;
  try {
    hasStoredData = localStorage.length > 0;
  } catch {}
  if (!hasStoredData) {
    document.documentElement.setAttribute('${FALLBACK_FONTS_ATTRIBUTE}', '');
    document.documentElement.setAttribute('${FIRST_VIEW_ATTRIBUTE}', '${FIRST_SCREEN_ONLY}');
  }
}`.replace(/\n\s*/g, ' ');

/**
 * Inline script that starts a rendered page's scripts when they have something to do: at the visitor's first input or
 * scroll, or after some idle time. Visitors with stored data, such as a cart or a choice of language, get them
 * immediately, because their page differs from the server's. What is pressed and typed until the page is hydrated is
 * repeated then (see `earlyInput`). A page with an element that needs scripts (`data-needs-scripts`) starts when it is parsed.
 *
 * The shell's scripts are downloaded once the page has loaded, so that they do not delay fonts and images, and only their
 * execution waits for the visitor. The remotes' scripts are downloaded
 * when the page starts. A pointer that stays where it is does not count: Chromium sends `pointermove` after a layout. For
 * visitors who save data, the download waits too. The cookie banner appears without the scripts:
 * without stored data there is no consent.
 *
 * At the first press, the code of the menu and of drawers is downloaded, also while the page hydrates, because what is pressed
 * often opens one.
 *
 * The fonts are preloaded where there is stored data, because the browser has them. A first page has the metric-matched
 * fallback until it has loaded (`beginFirstPage`): preloaded fonts delay the first paint, and each one lays out the whole page
 * again. They are shown block by block then. The style of the page itself changes after the hydration (`endFirstView`), because
 * that computes the styles of all elements again. Visitors who save data get them with the next page.
 *
 * Once the page is parsed and painted, the parts of its end are laid out one by one where they are near; all of them are at
 * the visitor's first input or scroll.
 */
export function createStartOnIntent({ first, next, remotes, panels, fonts }: DelayedFiles, nonce: string): string {
  return `(() => {
  const TYPES = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'scroll', 'keydown', 'focusin', 'click', 'input', 'change', 'submit'];
  const PRESSES = ['pointerdown', 'touchstart', 'keydown', 'click'];
  const OPTIONS = { capture: true, passive: true };
  const FIRST = ${JSON.stringify(first)};
  const NEXT = ${JSON.stringify(next)};
  const REMOTES = ${JSON.stringify(remotes)};
  const PANELS = ${JSON.stringify({ script: panels.scripts, style: panels.styles })};
  const FONTS = ${JSON.stringify(fonts)};
  const page = document.documentElement;
  const whenIdle = window.requestIdleCallback ?? setTimeout;
  let isDownloading = false;
  let isStarted = false;
  let bannerTimer;
  let pending = 0;
  const finish = () => {
    pending -= 1;
    if (pending === 0) setTimeout(start, ${UNTOUCHED_MS});
  };
  const add = (name, file, properties) => {
    const element = document.createElement(name);
    document.head.append(Object.assign(element, { nonce: '${nonce}', crossOrigin: 'anonymous', ...file, ...properties }));
  };
  const preload = (files) => {
    pending += files.length;
    for (const file of files) {
      const request = () => add('link', file, { rel: 'preload', as: 'script', fetchPriority: isStarted ? 'auto' : 'low', onload: finish, onerror: finish });
      if (isStarted) request();
      else whenIdle(request);
    }
  };
  const download = () => {
    if (isDownloading) return;
    isDownloading = true;
    preload([...FIRST, ...NEXT]);
  };
  const layOutRest = () => {
    if (page.hasAttribute('${FIRST_VIEW_ATTRIBUTE}')) page.setAttribute('${FIRST_VIEW_ATTRIBUTE}', '');
  };
  const layOutNext = () => {
    if (isStarted) return;
    const part = document.querySelector('[data-far-below=""]');
    if (!part) return layOutRest();
    part.dataset.farBelow = 'auto';
    requestAnimationFrame(() => whenIdle(layOutNext));
  };
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    layOutRest();
    clearTimeout(bannerTimer);
    for (const type of TYPES) removeEventListener(type, startOnEvent, OPTIONS);
    download();
    preload(REMOTES);
    for (const { href: src, ...hash } of FIRST) add('script', { src, ...hash });
  };
  const downloadPanels = () => {
    for (const type of PRESSES) removeEventListener(type, downloadPanels, OPTIONS);
    if (navigator.connection?.saveData) return;
    for (const [as, files] of Object.entries(PANELS))
      for (const file of files) add('link', file, { rel: 'preload', as, fetchPriority: 'low' });
  };
  const startOnEvent = ({ type, movementX, movementY }) => {
    if (type !== 'pointermove' || movementX !== 0 || movementY !== 0) start();
  };
  if (!page.hasAttribute('${FALLBACK_FONTS_ATTRIBUTE}')) {
    for (const href of FONTS) add('link', { href }, { rel: 'preload', as: 'font', type: 'font/woff2' });
    return start();
  }
  const listBlocks = (element) => {
    if (element.matches('pre, code')) return [];
    return element.querySelectorAll('*').length < ${FONT_BLOCK_ELEMENTS} ? [element] : [...element.children].flatMap(listBlocks);
  };
  const showFonts = async () => {
    await Promise.allSettled([...document.fonts].map((font) => font.load()));
    const blocks = listBlocks(document.body);
    const showNext = () => {
      const block = blocks.shift();
      if (block) {
        block.style.fontFamily = 'var(--font-sans)';
        return requestAnimationFrame(() => whenIdle(showNext));
      }
      if ('hydrated' in page.dataset) page.removeAttribute('${FALLBACK_FONTS_ATTRIBUTE}');
      else page.setAttribute('${FALLBACK_FONTS_ATTRIBUTE}', '${FALLBACK_FONTS_REPLACED}');
      finish();
    };
    showNext();
  };
  for (const type of TYPES) addEventListener(type, startOnEvent, OPTIONS);
  for (const type of PRESSES) addEventListener(type, downloadPanels, OPTIONS);
  const showBanner = () => document.getElementById('${COOKIE_BANNER_ID}')?.removeAttribute('hidden');
  addEventListener('DOMContentLoaded', () => {
    if (document.querySelector('[data-needs-scripts]')) start();
    requestAnimationFrame(() => whenIdle(layOutNext));
  });
  addEventListener('load', () => {
    if (!isStarted) bannerTimer = setTimeout(showBanner, ${COOKIE_BANNER_DELAY_MS});
    if (navigator.connection?.saveData) return;
    pending += 1;
    whenIdle(showFonts);
    download();
  });
})();`.replace(/\n\s*/g, ' ');
}
