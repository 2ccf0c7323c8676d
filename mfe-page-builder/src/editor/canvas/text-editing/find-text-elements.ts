import { htmlToText, normaliseText } from './displayed-text.ts';
import type { EditableText } from './editable-texts.ts';

/** A text with the element of the frame that shows it. */
export interface ShownText extends EditableText {
  readonly element: HTMLElement;
}

/**
 * The texts of a widget that are visible in the frame. The public renderer does not mark its texts, so they are found by
 * their content. Equal texts are distinguished by their order; if some of them are not visible, none of them is returned.
 */
export function findTextElements(widget: Element, texts: readonly EditableText[]): ShownText[] {
  const own = [...widget.querySelectorAll<HTMLElement>('*')].filter(
    (element) => element.closest('[data-node-key]') === widget && element.getClientRects().length > 0,
  );
  const byText = Map.groupBy(texts, ({ kind, value }) => (kind === 'html' ? htmlToText(value) : normaliseText(value)));
  return [...byText].flatMap(([shown, equal]) => {
    if (shown === '') return [];
    const elements = own.filter((element) => isInnermost(element, shown));
    if (elements.length !== equal.length) return [];
    return equal.flatMap((text, index) => {
      const element = elements[index];
      return element ? [{ ...text, element: text.kind === 'html' ? findBlock(element, widget, shown) : element }] : [];
    });
  });
}

function isInnermost(element: Element, shown: string): boolean {
  return says(element, shown) && ![...element.children].some((child) => says(child, shown));
}

/** The outermost element that shows a text and nothing else. */
function findBlock(element: HTMLElement, widget: Element, shown: string): HTMLElement {
  const parent = element.parentElement;
  return parent && parent !== widget && says(parent, shown) ? findBlock(parent, widget, shown) : element;
}

function says(element: Element, shown: string): boolean {
  return normaliseText(element.textContent) === shown;
}
