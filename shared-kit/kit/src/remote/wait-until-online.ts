/** Resolves when the browser is online again. */
export function waitUntilOnline(): Promise<void> {
  return new Promise((resolve) => {
    window.addEventListener('online', () => resolve(), { once: true });
  });
}
