/** The Scheduler API, which Safari does not have. */
declare const scheduler: { yield?: () => Promise<void> } | undefined;

/**
 * Ends the current task, so that the browser can handle input and paint before the rest of the startup. Phones would otherwise
 * not respond for as long as the whole startup takes.
 */
export function yieldToBrowser(): Promise<void> {
  if (typeof scheduler !== 'undefined' && scheduler.yield) return scheduler.yield();
  return new Promise((resolve) => {
    setTimeout(resolve);
  });
}
