/** Style sheets of the document's head that had not arrived when the release that they belong to was opened. */
const doubted = new Set<HTMLLinkElement>();

/**
 * webpack takes a style sheet that the head names for loaded, whatever became of it. Those without rules it shall load
 * itself, which costs nothing where one is still on its way and tells where one has failed.
 *
 * @param base address of a release's folder
 */
export function doubtStyles(base: string): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>(`link[data-href][href^="${base}"]`)) {
    if (hasArrived(link)) continue;
    link.removeAttribute('data-href');
    doubted.add(link);
  }
}

/**
 * Lets go of what a release is still waiting for, so that another try at the same release does not wait for it as well:
 * webpack finds pending scripts by their mark, a style sheet that hangs keeps the page from being painted, and both
 * keep a connection.
 *
 * @param base address of the release's folder
 * @param mark what webpack writes before the names of that release's scripts
 */
export function letGoOfPending(base: string, mark: string): void {
  for (const script of document.querySelectorAll(`script[data-webpack^="${mark}:"]`)) {
    // Without the mark it may still arrive and be of use.
    script.removeAttribute('data-webpack');
  }
  for (const link of document.querySelectorAll<HTMLLinkElement>(`link[href^="${base}"]`)) {
    if (link.rel === 'preload' || (doubted.has(link) && !hasArrived(link))) link.remove();
  }
}

/** True where a style sheet of a release has not arrived. `base` is the address of the release's folder. */
export function isStylePending(base: string): boolean {
  return [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].some(
    (link) => link.href.includes(base) && !hasArrived(link),
  );
}

/** An answer that says 404 leaves an empty sheet behind. */
function hasArrived({ sheet }: HTMLLinkElement): boolean {
  try {
    return sheet !== null && sheet.cssRules.length > 0;
  } catch {
    // The rules of another origin are not for this page to read, but they are there.
    return true;
  }
}
