/** Longest wait for a page's heading, in milliseconds: what comes later is not worth pulling the visitor away for. */
const LONGEST_WAIT_MS = 5000;

/**
 * The heading of the page that comes, told from that of the page that goes: called before React has changed anything. The
 * same heading once more, where nothing else comes; undefined where there is none.
 */
export function untilHeading(signal: AbortSignal): Promise<HTMLElement | undefined> {
  const find = () => document.querySelector<HTMLElement>('main h1') ?? undefined;
  const last = find();
  const lastText = last?.textContent;
  return new Promise((resolve) => {
    const end = (heading = find()) => {
      watch.disconnect();
      clearTimeout(impatience);
      resolve(heading);
    };
    const watch = new MutationObserver(() => {
      const heading = find();
      if (heading && (heading !== last || heading.textContent !== lastText)) end(heading);
    });
    const impatience = setTimeout(end, LONGEST_WAIT_MS);
    signal.addEventListener('abort', () => end(), { once: true });
    watch.observe(document.body, { childList: true, subtree: true, characterData: true });
  });
}
