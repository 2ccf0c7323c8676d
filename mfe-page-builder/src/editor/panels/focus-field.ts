/** A field of a panel, or one of a list's item; without a name, the panel's first one. */
export interface FieldPlace {
  readonly field?: string | undefined;
  readonly item?: number | undefined;
  readonly itemField?: string | undefined;
}

/** Selects fields, but not the toolbar of a text editor, which comes before its text. */
const FIELD = ':is(input:not([type="hidden"]), textarea, select, [contenteditable="true"]):not([role="toolbar"] *)';
const CLOSED = '[aria-expanded="false"]';
const ITEM = '[data-item]';
const LOADING = '[aria-busy="true"]';

/** The first field with an input in an element. */
export function findFirstField(element: Element): HTMLElement | null {
  return element.querySelector<HTMLElement>(FIELD);
}

/**
 * Focuses a field of the panel with a heading, or the heading where there is none. While the field loads, the heading has
 * the focus; the field gets it only if the focus is still there.
 */
export function focusField(heading: HTMLElement | null, place: FieldPlace = {}): void {
  const panel = heading?.parentElement;
  if (!heading || !panel) return;
  openItem(panel, place);
  const findPart = () => (place.field === undefined ? panel : findField(panel, place));
  const isLoading = () => findPart()?.querySelector(LOADING) !== null;
  const focusPart = () => {
    const part = findPart();
    const field = part && (findFirstField(part) ?? (part === panel ? null : part.querySelector<HTMLElement>('button')));
    (field ?? heading).focus();
  };
  if (!isLoading()) {
    focusPart();
    return;
  }
  heading.focus();
  const observer = new MutationObserver(() => {
    const isElsewhere = document.activeElement !== heading;
    if (!isElsewhere && isLoading()) return;
    observer.disconnect();
    if (!isElsewhere) focusPart();
  });
  observer.observe(panel, { childList: true, subtree: true });
}

function openItem(panel: Element, { field, item }: FieldPlace): void {
  if (item !== undefined) findItem(panel, field, item)?.querySelector<HTMLElement>(CLOSED)?.click();
}

/** The element of a field; undefined until it is rendered. */
function findField(panel: Element, { field, item, itemField }: FieldPlace): Element | undefined {
  if (item === undefined) return findNamed(panel, field);
  const part = findItem(panel, field, item);
  return part && findNamed(part, itemField);
}

function findItem(panel: Element, field: string | undefined, item: number): Element | undefined {
  return findNamed(panel, field)?.querySelectorAll(ITEM)[item];
}

/** Items of lists have fields of the same names, which are no fields of the panel. */
function findNamed(part: Element, name: string | undefined): Element | undefined {
  return Array.from(part.querySelectorAll<HTMLElement>('[data-field]')).find(
    (element) => element.dataset.field === name && element.closest(ITEM) === part.closest(ITEM),
  );
}
