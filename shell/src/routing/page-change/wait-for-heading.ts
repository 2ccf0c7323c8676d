/** Timeout in milliseconds; moving the focus later would interrupt the visitor. */
const LONGEST_WAIT_MS = 5000;

/**
 * Resolves with the heading of the new page, detected by a change of the current heading; must be called before React
 * renders. Resolves with the current heading, or undefined, after the timeout.
 */
export function waitForHeading(signal: AbortSignal): Promise<HTMLElement | undefined> {
  const find = () => document.querySelector<HTMLElement>('main h1') ?? undefined;
  const previous = find();
  const previousText = previous?.textContent;
  return new Promise((resolve) => {
    const finish = (heading = find()) => {
      observer.disconnect();
      clearTimeout(timeout);
      resolve(heading);
    };
    const observer = new MutationObserver(() => {
      const heading = find();
      if (heading && (heading !== previous || heading.textContent !== previousText)) finish(heading);
    });
    const timeout = setTimeout(finish, LONGEST_WAIT_MS);
    signal.addEventListener('abort', () => finish(), { once: true });
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  });
}
