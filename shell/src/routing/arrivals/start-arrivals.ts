import { isAdminPath, pathWithoutLanguage } from '@fakos/shared-kit/i18n/languages';
import type { createBrowserRouter } from '@fakos/shared-kit/router';
import { createAnnouncer } from './announcer.ts';
import { createProgressBar } from './progress-bar.ts';
import { untilHeading } from './until-heading.ts';

/** Pages that come sooner than this show no progress, in milliseconds. */
const PATIENCE_MS = 150;

/** A page sets its title in an effect, after it has been drawn with its heading; in milliseconds. */
const TITLE_MS = 50;

/**
 * Does for a change of page what a browser does for a new document: shows that it is on its way, moves the focus to its
 * heading and says its title. Changes of the query alone (filters, steps) are the page's own matter, another language is
 * the same page, and the back office sees to itself.
 */
export function startArrivals(router: ReturnType<typeof createBrowserRouter>): void {
  const bar = createProgressBar();
  const announce = createAnnouncer();
  let shown = pathWithoutLanguage(router.state.location.pathname);
  let arrival = new AbortController();
  let patience: ReturnType<typeof setTimeout> | undefined;
  router.subscribe(({ navigation, location }) => {
    if (navigation.state === 'idle') {
      clearTimeout(patience);
      patience = undefined;
      bar.finish();
    } else patience ??= setTimeout(bar.start, PATIENCE_MS);
    const path = pathWithoutLanguage(location.pathname);
    if (navigation.state !== 'idle' || path === shown) return;
    shown = path;
    arrival.abort();
    arrival = new AbortController();
    if (!isAdminPath(shown)) void arrive(location.hash, announce, arrival.signal);
  });
}

async function arrive(hash: string, announce: (text: string) => void, signal: AbortSignal): Promise<void> {
  const heading = await untilHeading(signal);
  await new Promise((resolve) => setTimeout(resolve, TITLE_MS));
  if (signal.aborted) return;
  announce(document.title);
  // A place inside the page was asked for, or the visitor is already busy in it.
  if (hash !== '' || isBusyInPage()) return;
  const target = heading ?? document.getElementById('main');
  if (!target) return;
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/** True where something of the new page, or a dialog, took the focus by itself. */
function isBusyInPage(): boolean {
  const focused = document.activeElement;
  return focused?.matches('input, textarea, select') === true || focused?.closest('[role="dialog"]') != null;
}
