/** Delay in browsers without `requestIdleCallback` (Safari), in milliseconds. */
const IDLE_FALLBACK_MS = 200;

/** Runs a task when the browser is idle. */
export function runWhenIdle(task: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(task);
  else setTimeout(task, IDLE_FALLBACK_MS);
}

/** Runs a task once the page has loaded and the browser is idle, so that it does not slow down the first view. */
export function runAfterLoad(task: () => void): void {
  if (document.readyState === 'complete') runWhenIdle(task);
  else window.addEventListener('load', () => runWhenIdle(task), { once: true });
}
