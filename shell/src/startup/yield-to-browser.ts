/** The Scheduler API, which Safari does not have. */
type Scheduling = typeof globalThis & { scheduler?: { yield?: () => Promise<void> } };

/**
 * Ends the current task, so that the browser can handle input and paint before the rest of the startup. Phones would otherwise
 * not respond for as long as the whole startup takes.
 */
export function yieldToBrowser(): Promise<void> {
  const { scheduler } = globalThis as Scheduling;
  return (
    scheduler?.yield?.() ??
    new Promise((resolve) => {
      setTimeout(resolve);
    })
  );
}
