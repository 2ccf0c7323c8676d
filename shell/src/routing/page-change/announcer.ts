/** Time in milliseconds that a text stays in the region. */
const CLEAR_AFTER_MS = 10_000;

/** Creates a live region for screen readers. It must exist before its first text, or that text is not announced. */
export function createAnnouncer(): (text: string) => void {
  const region = document.createElement('div');
  region.setAttribute('role', 'status');
  region.setAttribute('aria-live', 'polite');
  region.className = 'visually-hidden';
  document.body.append(region);
  let clearTimer: ReturnType<typeof setTimeout> | undefined;
  return (text) => {
    region.textContent = text;
    clearTimeout(clearTimer);
    clearTimer = setTimeout(() => {
      region.textContent = '';
    }, CLEAR_AFTER_MS);
  };
}
