import { languageOfPath, localisePath } from '../i18n/languages.ts';

/** What the document's head says of the page that the visitor is on. */
export interface DocumentWords {
  readonly title: string;
  readonly description: string;
  readonly robots: string;
  /** Without language; the path where it is left out. */
  readonly canonical: string | undefined;
  /** The page's address, with its language. */
  readonly pathname: string;
}

/** Writes a page's words into the document's head, over those of the page before. */
export function describeDocument({ title, description, robots, canonical, pathname }: DocumentWords): void {
  if (title) document.title = title;
  if (description) writeHead('meta', 'name', 'description', 'content', description);
  writeHead('meta', 'name', 'robots', 'content', robots);
  const address = localisePath(canonical ?? pathname, languageOfPath(pathname));
  writeHead('link', 'rel', 'canonical', 'href', location.origin + address);
}

function writeHead(tag: string, key: string, name: string, attribute: string, value: string): void {
  let element = document.head.querySelector(`${tag}[${key}=${name}]`);
  if (!element) {
    element = document.createElement(tag);
    element.setAttribute(key, name);
    document.head.append(element);
  }
  element.setAttribute(attribute, value);
}
