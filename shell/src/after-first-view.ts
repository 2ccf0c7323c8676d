/** Longest wait for an idle moment where the browser cannot tell one, in milliseconds. */
const NO_IDLE_SIGNAL_MS = 200;

/** Runs work when the browser has nothing better to do. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work);
  else setTimeout(work, NO_IDLE_SIGNAL_MS);
}

/** Runs work once everything that the first view needs has arrived and the browser is idle. */
export function afterFirstView(work: () => void): void {
  if (document.readyState === 'complete') whenIdle(work);
  else window.addEventListener('load', () => whenIdle(work), { once: true });
}
