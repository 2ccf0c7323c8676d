import { isAdminPath, removePathLanguage } from '@fakos/contracts/languages';
import type { createBrowserRouter } from '@fakos/shared-kit/router';
import { createAnnouncer } from './announcer.ts';
import { getPageHeading, type PageHeading } from './page-heading.ts';
import { createProgressBar } from './progress-bar.ts';
import { waitForHeading } from './wait-for-heading.ts';

/** Loading time in milliseconds before the progress bar appears. */
const PROGRESS_DELAY_MS = 150;

/** Delay in milliseconds for the title, which a page sets in an effect after rendering. */
const TITLE_DELAY_MS = 50;

/** Time in milliseconds in which a dialog that the navigation closes, such as the menu, is removed. */
const CLOSING_MS = 1000;

type Router = ReturnType<typeof createBrowserRouter>;

/** The page that the document showed when the shell started. */
export interface FirstPage {
  readonly pathname: string;
  readonly search: string;
  readonly heading: PageHeading;
}

/**
 * Handles client-side navigation like a browser handles a new document: shows progress, moves the focus to the
 * heading and announces the title. Not for changes of the query alone (filters, steps), of the language, or in the back
 * office. A navigation that keeps the scroll position, such as to another variant of a product, keeps the focus too.
 *
 * @param firstPage the page at the start; the visitor may have left it before this code was loaded
 */
export function handlePageChanges(router: Router, firstPage: FirstPage): void {
  const bar = createProgressBar();
  const announce = createAnnouncer();
  let currentPath = removePathLanguage(firstPage.pathname);
  let announcement = new AbortController();
  let progressTimer: ReturnType<typeof setTimeout> | undefined;
  // React renders the new page after this call.
  router.subscribe((state) => handleState(state, getPageHeading()));
  handleState(router.state, firstPage.heading);

  function handleState(state: Router['state'], previousHeading: PageHeading) {
    const { navigation, location, preventScrollReset: staysInPlace } = state;
    if (navigation.state === 'idle') {
      clearTimeout(progressTimer);
      progressTimer = undefined;
      bar.finish();
    } else progressTimer ??= setTimeout(bar.start, PROGRESS_DELAY_MS);
    const path = removePathLanguage(location.pathname);
    if (navigation.state !== 'idle' || path === currentPath) return;
    currentPath = path;
    announcement.abort();
    announcement = new AbortController();
    if (isAdminPath(currentPath)) return;
    const keepsFocus = staysInPlace || location.hash !== '';
    void announcePage({ announce, signal: announcement.signal, previousHeading, keepsFocus });
  }
}

interface PageChange {
  readonly previousHeading: PageHeading;
  readonly announce: (text: string) => void;
  /** Aborted by the next change. */
  readonly signal: AbortSignal;
  /** The visitor stays at the same place, or an anchor was requested. */
  readonly keepsFocus: boolean;
}

async function announcePage({ announce, signal, previousHeading, keepsFocus }: PageChange): Promise<void> {
  const heading = await waitForHeading(previousHeading, signal);
  await new Promise((resolve) => setTimeout(resolve, TITLE_DELAY_MS));
  if (signal.aborted) return;
  announce(document.title);
  await waitForClosingDialog();
  if (signal.aborted) return;
  if (keepsFocus || isBusyInPage()) return;
  const target = heading ?? document.getElementById('main');
  if (!target) return;
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/** Waits until the dialog with the focus is removed and has returned the focus, if the navigation closes it. */
function waitForClosingDialog(): Promise<void> {
  const dialog = document.activeElement?.closest('[role="dialog"]');
  if (!dialog) return Promise.resolve();
  return new Promise((resolve) => {
    const finish = () => {
      observer.disconnect();
      clearTimeout(timeout);
      setTimeout(resolve, TITLE_DELAY_MS);
    };
    const observer = new MutationObserver(() => {
      if (!dialog.isConnected) finish();
    });
    const timeout = setTimeout(finish, CLOSING_MS);
    observer.observe(document.body, { childList: true, subtree: true });
  });
}

/** True where a field of the new page or a dialog has taken the focus: the visitor is already using the page. */
function isBusyInPage(): boolean {
  const focused = document.activeElement;
  return focused?.matches('input, textarea, select') === true || focused?.closest('[role="dialog"]') != null;
}
