import { FROZEN_PATH, type FrozenPage } from '@fakos/contracts/remote/failures';
import { tabStorage } from '@fakos/shared-kit/state';
import { hasOverrides } from '../remotes/overrides/overrides.ts';

const STORAGE_KEY = 'heartbeat';
/** How often a visible page notes that it responds, in milliseconds. */
export const BEAT_MS = 1_000;
/** A page that ended without leaving and had not responded for this long was frozen, in milliseconds. */
export const FROZEN_MS = 5_000;
/** Afterwards, its end may have other causes, such as a browser that was closed and opened again, in milliseconds. */
export const FORGOTTEN_MS = 10 * 60_000;

interface Beat extends FrozenPage {
  readonly at: number;
}

/**
 * Notes in the tab's storage that this page responds, as long as it is visible. A note that is left over is of a page that
 * froze until its visitor ended it; it is reported at once, because this page may freeze as well.
 */
export function startHeartbeat(composition: string): void {
  // A frame shares the storage of its tab.
  if (window.parent !== window || hasOverrides()) return;
  reportFrozenPage(tabStorage.getItem(STORAGE_KEY));
  const stop = () => tabStorage.removeItem(STORAGE_KEY);
  const beat = () => {
    if (document.hidden) return stop();
    const note: Beat = { page: window.location.pathname, composition, at: Date.now() };
    tabStorage.setItem(STORAGE_KEY, JSON.stringify(note));
  };
  beat();
  setInterval(beat, BEAT_MS);
  document.addEventListener('visibilitychange', beat);
  window.addEventListener('pagehide', stop);
}

function reportFrozenPage(text: string | null): void {
  if (!text) return;
  const { page, composition, at } = JSON.parse(text) as Beat;
  const silence = Date.now() - at;
  if (silence < FROZEN_MS || silence > FORGOTTEN_MS) return;
  navigator.sendBeacon(FROZEN_PATH, JSON.stringify({ page, composition } satisfies FrozenPage));
}
