import {
  allowedAttributes,
  allowedElements,
  isEmbedSource,
  isSafeUrl,
  NEW_WINDOW_REL,
  urlAttributes,
} from '@fakos/contracts/html/allow-list';
import DOMPurify, { type Config, type UponSanitizeAttributeHook } from 'dompurify';

const config = {
  ALLOWED_TAGS: [...allowedElements],
  ALLOWED_ATTR: [...new Set(Object.values(allowedAttributes).flat())],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  ALLOWED_NAMESPACES: ['http://www.w3.org/1999/xhtml'],
} satisfies Config;

const dropForeignAttributes: UponSanitizeAttributeHook = (element, attribute) => {
  const { attrName: name, attrValue: value } = attribute;
  const ofElement = allowedAttributes[element.localName];
  const allowed = allowedAttributes['*']?.includes(name) || ofElement?.includes(name);
  const safe = !(urlAttributes as readonly string[]).includes(name) || isSafeUrl(value);
  if (!allowed || !safe) attribute.keepAttr = false;
};

function finishElement(element: Element) {
  if (element.localName === 'iframe' && !isEmbedSource(element.getAttribute('src') ?? '')) element.remove();
  if (element.getAttribute('target') === '_blank') element.setAttribute('rel', NEW_WINDOW_REL);
}

DOMPurify.addHook('uponSanitizeAttribute', dropForeignAttributes);
DOMPurify.addHook('afterSanitizeAttributes', finishElement);

/** Sanitises HTML by the allow-list in the browser. Clean HTML is returned unchanged. */
export function sanitiseHtml(html: string): string {
  return DOMPurify.sanitize(html, config);
}
