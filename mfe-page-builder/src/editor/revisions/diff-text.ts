import { diffArrays } from 'diff';

/** A part of a text that stayed, was added or was removed. */
export interface TextPart {
  readonly kind: 'same' | 'added' | 'removed';
  readonly text: string;
}

/** Formatting that was added to or removed from a part of a text. */
export interface FormattingChange {
  readonly kind: 'added' | 'removed';
  /** Name of the element, such as `strong`. */
  readonly element: string;
  /** The formatted text. */
  readonly text: string;
  /** Address of a link or an image, '' for others. */
  readonly address: string;
}

/** Words of any script with the marks that belong to them, spaces, and single other characters. */
const TOKENS = /[\p{L}\p{M}\p{N}]+|\s+|[^\p{L}\p{M}\p{N}\s]/gu;
const BLOCKS = 'p, li, h2, h3, h4, h5, h6, blockquote, tr, dt, dd, br, hr, figcaption';

/** Differences of two texts, word by word. */
export function diffText(before: string, after: string): TextPart[] {
  return diffArrays(before.match(TOKENS) ?? [], after.match(TOKENS) ?? []).map(({ value, added, removed }) => ({
    kind: added ? 'added' : removed ? 'removed' : 'same',
    text: value.join(''),
  }));
}

/** The text of HTML, with a line for each block. */
export function toPlainText(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const block of body.querySelectorAll(BLOCKS)) block.append('\n');
  return (body.textContent ?? '')
    .replaceAll(/[^\S\n]+/g, ' ')
    .replaceAll(/ ?\n[ \n]*/g, '\n')
    .trim();
}

/** Elements and addresses that only one of two HTML texts has. */
export function diffFormatting(before: string, after: string): FormattingChange[] {
  const parts = diffArrays(listElements(before), listElements(after));
  return parts.flatMap(({ value, added, removed }) => {
    if (!added && !removed) return [];
    return value.map((line) => ({ kind: added ? ('added' as const) : ('removed' as const), ...parseLine(line) }));
  });
}

/** A line per element, because lines can be compared. */
function listElements(html: string): string[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return Array.from(body.querySelectorAll('*'), (element) => {
    const address = element.getAttribute('href') ?? element.getAttribute('src') ?? '';
    const text = (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
    return JSON.stringify({ element: element.tagName.toLowerCase(), text, address });
  });
}

function parseLine(line: string): Omit<FormattingChange, 'kind'> {
  return JSON.parse(line) as Omit<FormattingChange, 'kind'>;
}
