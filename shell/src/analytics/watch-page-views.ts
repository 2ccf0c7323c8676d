import type { PageRouter } from '../startup/page-context.ts';

/** Delay between following a link and counting the page, in milliseconds (spec section 7). */
export const VIEW_DELAY_MS = 100;

/** Longest time that a page may take to set its title, in milliseconds. */
const MAX_TITLE_WAIT_MS = 1_000;

type Location = PageRouter['state']['location'];

/**
 * Calls `onView` for every page opened after the first: on back and forward as soon as it has its title, after a delay
 * otherwise. Returns a function that stops it.
 */
export function watchPageViews(router: PageRouter, onView: () => void): () => void {
  let current = router.state.location;
  let isLinkPressed = false;
  let stopWaiting: () => void = () => undefined;

  const recordPress = (event: MouseEvent) => {
    isLinkPressed = event.target instanceof Element && event.target.closest('a[href]') !== null;
  };
  document.addEventListener('click', recordPress, true);
  const unsubscribe = router.subscribe(({ location, historyAction }) => {
    const before = current;
    current = location;
    if (!isAnotherPage(before, current, historyAction === 'POP' || isLinkPressed)) return;
    isLinkPressed = false;
    stopWaiting();
    stopWaiting = historyAction === 'POP' ? waitForTitle(onView) : wait(onView, VIEW_DELAY_MS);
  });

  return function stop() {
    document.removeEventListener('click', recordPress, true);
    unsubscribe();
    stopWaiting();
  };
}

/** Calls a task later; returns a function that cancels it. */
function wait(task: () => void, delay: number): () => void {
  const timer = setTimeout(task, delay);
  return () => clearTimeout(timer);
}

/** Calls a task once the page that is being rendered has set its title; returns a function that cancels it. */
function waitForTitle(task: () => void): () => void {
  const titleBefore = document.title;
  const finish = () => {
    stop();
    task();
  };
  // Other elements of the head, such as style sheets, may change first.
  const observer = new MutationObserver(() => {
    if (document.title !== titleBefore) finish();
  });
  // Two pages can have the same title.
  const stopTimer = wait(finish, MAX_TITLE_WAIT_MS);
  const stop = () => {
    observer.disconnect();
    stopTimer();
  };
  observer.observe(document.head, { childList: true, characterData: true, subtree: true });
  return stop;
}

/** A changed query counts as another page only after following a link or going back, not when filters change it. */
function isAnotherPage(before: Location, now: Location, isNavigation: boolean): boolean {
  return before.pathname !== now.pathname || (isNavigation && before.search !== now.search);
}
