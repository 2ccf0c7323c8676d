/** How long words stay for assistive technology to find, in milliseconds. */
const KEPT_MS = 10_000;

/** A place that says aloud what is written into it; it is there before its first words, or they would not be said. */
export function createAnnouncer(): (text: string) => void {
  const region = document.createElement('div');
  region.setAttribute('role', 'status');
  region.setAttribute('aria-live', 'polite');
  region.className = 'visually-hidden';
  document.body.append(region);
  let forgetting: ReturnType<typeof setTimeout> | undefined;
  return (text) => {
    region.textContent = text;
    clearTimeout(forgetting);
    forgetting = setTimeout(() => {
      region.textContent = '';
    }, KEPT_MS);
  };
}
