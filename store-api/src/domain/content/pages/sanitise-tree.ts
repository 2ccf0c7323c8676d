import { sanitiseHtml } from '@fakos/contracts/html/sanitise';

/** Keys of a section or widget whose text is HTML, such as `content`, `html` or `custom_html`. */
const HTML_KEY = /^content$|html$/i;

/** A tree of sections and widgets whose HTML fields went through {@link sanitiseHtml}, however deep they are. */
export function sanitiseTree<T>(tree: T): T {
  return sanitiseValue(tree, '') as T;
}

function sanitiseValue(value: unknown, key: string): unknown {
  if (typeof value === 'string') return HTML_KEY.test(key) ? sanitiseHtml(value) : value;
  if (Array.isArray(value)) return value.map((item) => sanitiseValue(item, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, sanitiseValue(inner, name)]));
}
