/** Selects fields, but not the toolbar of a text editor, which comes before its text. */
const FIELD = ':is(input:not([type="hidden"]), textarea, select, [contenteditable="true"]):not([role="toolbar"] *)';
const LOADING = '[aria-busy="true"]';

/**
 * Focuses the first field of a panel, or its heading where there is none. While a field of the panel loads, the heading has
 * the focus; the field gets it only if the focus is still there.
 */
export function focusFirstField(heading: HTMLElement | null): void {
  const panel = heading?.parentElement;
  if (!heading || !panel) return;
  const focusField = () => (panel.querySelector<HTMLElement>(FIELD) ?? heading).focus();
  if (!panel.querySelector(LOADING)) {
    focusField();
    return;
  }
  heading.focus();
  const observer = new MutationObserver(() => {
    const isElsewhere = document.activeElement !== heading;
    if (!isElsewhere && panel.querySelector(LOADING)) return;
    observer.disconnect();
    if (!isElsewhere) focusField();
  });
  observer.observe(panel, { childList: true, subtree: true });
}
