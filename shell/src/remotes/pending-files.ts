/** Style sheets of the document's head that had not loaded when their release was opened. */
const unmarkedLinks = new Set<HTMLLinkElement>();

/**
 * webpack treats every style sheet in the head as loaded, even a failed one. Removes its mark from those without rules,
 * so that webpack loads them itself: this is free while one is still loading, and reveals one that failed.
 *
 * @param base address of the release's folder
 */
export function unmarkPendingStyles(base: string): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>(`link[data-href][href^="${base}"]`)) {
    if (hasLoaded(link)) continue;
    link.removeAttribute('data-href');
    unmarkedLinks.add(link);
  }
}

/**
 * Discards pending files of a release, so that a second attempt does not wait for them: webpack finds pending scripts
 * by their mark, a hanging style sheet blocks painting, and both occupy a connection.
 *
 * @param base address of the release's folder
 * @param mark prefix of the release's script names in webpack's mark
 */
export function discardPendingFiles(base: string, mark: string): void {
  for (const script of document.querySelectorAll(`script[data-webpack^="${mark}:"]`)) {
    // The unmarked script may still load and be used.
    script.removeAttribute('data-webpack');
  }
  for (const link of document.querySelectorAll<HTMLLinkElement>(`link[href^="${base}"]`)) {
    if (link.rel === 'preload' || (unmarkedLinks.has(link) && !hasLoaded(link))) link.remove();
  }
}

/** True where a style sheet of a release has not loaded. `base` is the address of the release's folder. */
export function isStylePending(base: string): boolean {
  return [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].some(
    (link) => link.href.includes(base) && !hasLoaded(link),
  );
}

/** A response with status 404 leaves an empty style sheet. */
function hasLoaded({ sheet }: HTMLLinkElement): boolean {
  try {
    return sheet !== null && sheet.cssRules.length > 0;
  } catch {
    // The rules of another origin cannot be read, but they have loaded.
    return true;
  }
}
