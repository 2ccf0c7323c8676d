import type { PageRouter } from '../cookies/start-cookies.ts';

/** How long after a link of the site opened another page it is counted, in milliseconds (spec section 7). */
export const VIEW_DELAY_MS = 100;

type Place = PageRouter['state']['location'];

/**
 * Tells of every page that opens after the first: at once on back and forward, a moment later after a link or where the
 * site itself went to another path. Returns how to stop.
 */
export function watchViews(router: PageRouter, onView: () => void): () => void {
  let here = router.state.location;
  let pressedLink = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const notePress = (event: MouseEvent) => {
    pressedLink = event.target instanceof Element && event.target.closest('a[href]') !== null;
  };
  document.addEventListener('click', notePress, true);
  const leave = router.subscribe(({ location, historyAction }) => {
    const before = here;
    here = location;
    if (!isAnotherPage(before, here, historyAction === 'POP' || pressedLink)) return;
    pressedLink = false;
    clearTimeout(timer);
    if (historyAction === 'POP') onView();
    else timer = setTimeout(onView, VIEW_DELAY_MS);
  });

  return function stop() {
    document.removeEventListener('click', notePress, true);
    leave();
    clearTimeout(timer);
  };
}

/** Filters that change the query of a page open no other page; visitors who follow a link or go back do. */
function isAnotherPage(before: Place, now: Place, wasWalked: boolean): boolean {
  return before.pathname !== now.pathname || (wasWalked && before.search !== now.search);
}
