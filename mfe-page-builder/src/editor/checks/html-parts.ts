/** A heading of a text. */
export interface HtmlHeading {
  readonly level: number;
  readonly text: string;
}

/** A link of a text; `href` is undefined where it has none. */
export interface HtmlLink {
  readonly href: string | undefined;
  /** Its accessible name. */
  readonly text: string;
}

/** The parts of an HTML text that checks and weights need. */
export interface HtmlParts {
  readonly headings: readonly HtmlHeading[];
  readonly links: readonly HtmlLink[];
  /** `alt` is undefined without the attribute; an empty one marks a decoration. */
  readonly images: readonly { readonly src: string; readonly alt: string | undefined }[];
  readonly frames: readonly { readonly src: string; readonly title: string }[];
}

const MAX_PARSED = 200;
const parsed = new Map<string, HtmlParts>();

/** Reads the parts of an HTML text. Results are cached, because most texts of a page stay the same between two checks. */
export function getHtmlParts(html: string): HtmlParts {
  const known = parsed.get(html);
  if (known) return known;
  if (parsed.size >= MAX_PARSED) parsed.clear();
  const parts = parseHtml(html);
  parsed.set(html, parts);
  return parts;
}

function parseHtml(html: string): HtmlParts {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  return {
    headings: Array.from(body.querySelectorAll('h1, h2, h3, h4, h5, h6'), (element) => ({
      level: Number(element.tagName.slice(1)),
      text: getReadText(element),
    })),
    links: Array.from(body.querySelectorAll('a'), (element) => ({
      href: element.getAttribute('href')?.trim(),
      text: getReadText(element),
    })),
    images: Array.from(body.querySelectorAll('img'), (element) => ({
      src: element.getAttribute('src') ?? '',
      alt: element.getAttribute('alt')?.trim(),
    })),
    frames: Array.from(body.querySelectorAll('iframe'), (element) => ({
      src: element.getAttribute('src') ?? '',
      title: element.title.trim(),
    })),
  };
}

function getReadText(element: Element): string {
  const images = Array.from(element.querySelectorAll('img'), (image) => image.alt);
  return [element.textContent ?? '', ...images].join(' ').replaceAll(/\s+/g, ' ').trim();
}
