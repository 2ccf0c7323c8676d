/** Waits until the browser has a network again: what could not be fetched may come now. */
export function untilOnline(): Promise<void> {
  return new Promise((resolve) => {
    window.addEventListener('online', () => resolve(), { once: true });
  });
}
