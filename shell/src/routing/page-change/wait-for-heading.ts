import { getPageHeading, type PageHeading } from './page-heading.ts';

/** Timeout in milliseconds; moving the focus later would interrupt the visitor. */
const LONGEST_WAIT_MS = 5000;

/**
 * Resolves with the heading of the new page, detected by its difference from the heading of the previous page. Resolves
 * with the current heading, or undefined, after the timeout.
 */
export function waitForHeading(previous: PageHeading, signal: AbortSignal): Promise<HTMLElement | undefined> {
  return new Promise((resolve) => {
    const finish = () => {
      observer.disconnect();
      clearTimeout(timeout);
      resolve(getPageHeading().element ?? undefined);
    };
    const finishWhenNew = () => {
      const { element, text } = getPageHeading();
      if (element && (element !== previous.element || text !== previous.text)) finish();
    };
    const observer = new MutationObserver(finishWhenNew);
    const timeout = setTimeout(finish, LONGEST_WAIT_MS);
    signal.addEventListener('abort', finish, { once: true });
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
    // The new page may be there already. Last, because it ends the observation.
    finishWhenNew();
  });
}
