import {
  allowedAttributes,
  allowedElements,
  isEmbedSource,
  isSafeUrl,
  urlAttributes,
} from '@fakos/contracts/html/allow-list';
import { alignments, getAlignClass } from './alignment.ts';

/** Pasted HTML reduced to the allowed elements, and the number of its images that cannot be shown to visitors. */
export interface CleanPaste {
  readonly html: string;
  readonly lostImages: number;
}

/** The editor's own clipboard, whose HTML needs no cleaning. */
const FROM_EDITOR = /\sdata-pm-slice=/;
const DROPPED =
  'script, style, meta, link, title, xml, svg, math, object, embed, input, select, textarea, button, form';
/** Formatting that Google Docs and Word express as styles, and the element that means the same. */
const styledMarks: readonly (readonly [test: RegExp, element: string])[] = [
  [/font-weight:\s*(?:bold|[6-9]00)/i, 'strong'],
  [/font-style:\s*italic/i, 'em'],
  [/text-decoration[^;]*underline/i, 'u'],
  [/text-decoration[^;]*line-through/i, 's'],
  [/vertical-align:\s*super/i, 'sup'],
  [/vertical-align:\s*sub/i, 'sub'],
];
const renamed: Readonly<Record<string, string>> = { h1: 'h2', h6: 'h5', b: 'strong', i: 'em', del: 's', strike: 's' };
const ORDERED_MARKER = /^\s*(?:\d+|[a-zα-ω]|[ivxlc]+)[.)]/i;

/** Cleans HTML from the clipboard, as Word, Google Docs and other sites write it. */
export function cleanPastedHtml(html: string): CleanPaste {
  if (FROM_EDITOR.test(html)) return { html, lostImages: 0 };
  const page = new DOMParser().parseFromString(html, 'text/html');
  const { body } = page;
  removeComments(page);
  for (const element of body.querySelectorAll(DROPPED)) element.remove();
  unwrapDocument(body);
  toLists(body);
  for (const title of body.querySelectorAll('p.MsoTitle')) rename(title, 'h2');
  for (const element of body.querySelectorAll('*')) expressStyle(element);
  for (const [from, to] of Object.entries(renamed)) {
    for (const element of body.querySelectorAll(from)) rename(element, to);
  }
  for (const link of body.querySelectorAll('a[href]')) link.setAttribute('href', getRealAddress(link));
  let lostImages = 0;
  for (const image of body.querySelectorAll('img')) {
    if (/^https?:|^\//i.test(image.getAttribute('src') ?? '')) continue;
    lostImages += 1;
    image.remove();
  }
  // Innermost first, so that the contents of an unwrapped element are clean already.
  for (const element of [...body.querySelectorAll('*')].reverse()) keepAllowed(element);
  for (const text of listTexts(body)) text.data = text.data.replaceAll('\u00a0', ' ');
  for (const block of body.querySelectorAll('p, h2, h3, h4, h5, li')) {
    if (!block.textContent?.trim() && !block.querySelector('img, iframe')) block.remove();
  }
  return { html: body.innerHTML.trim(), lostImages };
}

function removeComments(page: Document) {
  const walker = page.createTreeWalker(page, NodeFilter.SHOW_COMMENT);
  const comments: Node[] = [];
  while (walker.nextNode()) comments.push(walker.currentNode);
  for (const comment of comments) comment.parentNode?.removeChild(comment);
}

/** Google Docs wraps everything in a `b` that is not bold; a list item contains a paragraph. */
function unwrapDocument(body: HTMLElement) {
  for (const wrapper of body.querySelectorAll('b[id^="docs-internal-guid"]')) unwrap(wrapper);
  for (const item of body.querySelectorAll('li')) {
    const paragraphs = item.querySelectorAll(':scope > p');
    if (paragraphs.length === 1 && paragraphs[0]) unwrap(paragraphs[0]);
  }
}

/** Word writes list items as paragraphs with their marker as text and their level in `mso-list`. */
function toLists(body: HTMLElement) {
  let open: { list: Element; level: number }[] = [];
  for (const paragraph of body.querySelectorAll('p')) {
    const level = Number(/mso-list:[^;]*\blevel(\d)/i.exec(paragraph.getAttribute('style') ?? '')?.[1] ?? 0);
    if (level === 0) {
      open = [];
      continue;
    }
    const isNext = open[0] && paragraph.previousElementSibling === open[0].list;
    if (!isNext) open = [];
    const marker = [...paragraph.querySelectorAll('span')].find((span) =>
      /mso-list:\s*ignore/i.test(span.getAttribute('style') ?? ''),
    );
    const tag = ORDERED_MARKER.test(marker?.textContent ?? '') ? 'ol' : 'ul';
    marker?.remove();
    open = open.filter((each) => each.level <= level);
    let current = open.at(-1);
    if (!current || current.level < level) {
      const list = body.ownerDocument.createElement(tag);
      if (current) (current.list.lastElementChild ?? current.list).append(list);
      else paragraph.before(list);
      current = { list, level };
      open.push(current);
    }
    const item = body.ownerDocument.createElement('li');
    item.append(...paragraph.childNodes);
    current.list.append(item);
    paragraph.remove();
  }
}

/** Replaces meaningful styles by elements and classes. */
function expressStyle(element: Element) {
  const style = element.getAttribute('style') ?? '';
  element.removeAttribute('class');
  if (element.matches('p, h1, h2, h3, h4, h5, h6')) {
    const alignment = alignments.find((each) => new RegExp(`text-align:\\s*${each}`, 'i').test(style));
    if (alignment) element.setAttribute('class', getAlignClass(alignment));
  }
  if (!element.matches('span, font')) return;
  // Word and Google Docs underline links themselves.
  const isInLink = element.closest('a') !== null || element.querySelector('a') !== null;
  for (const [test, tag] of styledMarks) {
    if (!test.test(style) || (tag === 'u' && isInLink)) continue;
    const mark = element.ownerDocument.createElement(tag);
    mark.append(...element.childNodes);
    element.append(mark);
  }
}

/** The address behind the redirect that Google Docs puts before links. */
function getRealAddress(link: Element): string {
  const address = link.getAttribute('href') ?? '';
  if (!address.startsWith('https://www.google.com/url?')) return address;
  return new URL(address).searchParams.get('q') ?? address;
}

function keepAllowed(element: Element) {
  const name = element.localName;
  if (name === 'iframe' && !isEmbedSource(element.getAttribute('src') ?? '')) {
    element.remove();
    return;
  }
  const allowed = [...(allowedAttributes['*'] ?? []), ...(allowedAttributes[name] ?? [])];
  for (const { name: attribute, value } of [...element.attributes]) {
    const isAddress = (urlAttributes as readonly string[]).includes(attribute);
    if (!allowed.includes(attribute) || (isAddress && !isSafeUrl(value))) element.removeAttribute(attribute);
  }
  const isPlain = ['span', 'div', 'section'].includes(name) || (name === 'a' && !element.hasAttribute('href'));
  if (isPlain || !(allowedElements as readonly string[]).includes(name)) unwrap(element);
}

function unwrap(element: Element) {
  // The text of a removed block must not join that of the next one.
  if (['div', 'section', 'article', 'address'].includes(element.localName) && !element.querySelector(BLOCKS)) {
    rename(element, 'p');
    return;
  }
  element.replaceWith(...element.childNodes);
}

const BLOCKS = 'p, h2, h3, h4, h5, ul, ol, table, blockquote, figure, pre, hr, dl, div, section';

function rename(element: Element, name: string) {
  const replacement = element.ownerDocument.createElement(name);
  for (const { name: attribute, value } of element.attributes) replacement.setAttribute(attribute, value);
  replacement.append(...element.childNodes);
  element.replaceWith(replacement);
}

function listTexts(body: HTMLElement): readonly Text[] {
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts;
}
