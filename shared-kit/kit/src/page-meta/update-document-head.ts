import { getPathLanguage, localisePath } from '@fakos/contracts/languages';

/** Metadata of the current page in the document's head. */
export interface DocumentHead {
  readonly title: string;
  readonly description: string;
  readonly robots: string;
  /** Path without language; `pathname` by default. */
  readonly canonical: string | undefined;
  /** The page's path, with language. */
  readonly pathname: string;
}

/** Replaces the metadata in the document's head. */
export function updateDocumentHead({ title, description, robots, canonical, pathname }: DocumentHead): void {
  if (title) document.title = title;
  if (description) writeHeadElement('meta', 'name', 'description', 'content', description);
  writeHeadElement('meta', 'name', 'robots', 'content', robots);
  const address = localisePath(canonical ?? pathname, getPathLanguage(pathname));
  writeHeadElement('link', 'rel', 'canonical', 'href', location.origin + address);
}

function writeHeadElement(tag: string, key: string, name: string, attribute: string, value: string): void {
  let element = document.head.querySelector(`${tag}[${key}=${name}]`);
  if (!element) {
    element = document.createElement(tag);
    element.setAttribute(key, name);
    document.head.append(element);
  }
  element.setAttribute(attribute, value);
}
