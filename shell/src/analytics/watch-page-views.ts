import type { PageRouter } from '../startup/page-context.ts';

/** Delay between following a link and counting the page, in milliseconds (spec section 7). */
export const VIEW_DELAY_MS = 100;

type Location = PageRouter['state']['location'];

/**
 * Calls `onView` for every page opened after the first: at once on back and forward, after a delay otherwise. Returns a
 * function that stops it.
 */
export function watchPageViews(router: PageRouter, onView: () => void): () => void {
  let current = router.state.location;
  let isLinkPressed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const recordPress = (event: MouseEvent) => {
    isLinkPressed = event.target instanceof Element && event.target.closest('a[href]') !== null;
  };
  document.addEventListener('click', recordPress, true);
  const unsubscribe = router.subscribe(({ location, historyAction }) => {
    const before = current;
    current = location;
    if (!isAnotherPage(before, current, historyAction === 'POP' || isLinkPressed)) return;
    isLinkPressed = false;
    clearTimeout(timer);
    if (historyAction === 'POP') onView();
    else timer = setTimeout(onView, VIEW_DELAY_MS);
  });

  return function stop() {
    document.removeEventListener('click', recordPress, true);
    unsubscribe();
    clearTimeout(timer);
  };
}

/** A changed query counts as another page only after following a link or going back, not when filters change it. */
function isAnotherPage(before: Location, now: Location, isNavigation: boolean): boolean {
  return before.pathname !== now.pathname || (isNavigation && before.search !== now.search);
}
