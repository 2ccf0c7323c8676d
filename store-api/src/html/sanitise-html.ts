import {
  allowedAttributes,
  allowedElements,
  allowedSchemes,
  isEmbedSource,
  isSafeUrl,
  NEW_WINDOW_REL,
  urlAttributes,
} from '@fakos/shared-kit/html/allow-list';
import sanitize from 'sanitize-html';

/** Keys of a section or widget whose text is HTML. */
const HTML_KEYS = new Set(['content', 'html']);

const allowList: sanitize.IOptions = {
  allowedTags: [...allowedElements],
  allowedAttributes: Object.fromEntries(Object.entries(allowedAttributes).map(([tag, names]) => [tag, [...names]])),
  allowedSchemes: [...allowedSchemes],
  allowProtocolRelative: false,
  transformTags: { '*': (tagName, attributes) => ({ tagName, attribs: safeAttributes(attributes) }) },
  exclusiveFilter: (frame) => frame.tag === 'iframe' && !isEmbedSource(frame.attribs.src ?? ''),
};

/** HTML with only what the shop allows: no scripts, handlers, styles or foreign frames. Runs on every write. */
export function sanitiseHtml(html: string): string {
  return sanitize(html, allowList);
}

/** A tree of sections and widgets whose HTML fields went through {@link sanitiseHtml}, however deep they are. */
export function sanitiseTree<T>(tree: T): T {
  return sanitiseValue(tree, '') as T;
}

function safeAttributes(attributes: sanitize.Attributes): sanitize.Attributes {
  const isAddress = (name: string) => (urlAttributes as readonly string[]).includes(name);
  const safe = Object.entries(attributes).filter(([name, value]) => !isAddress(name) || isSafeUrl(value));
  const kept = Object.fromEntries(safe);
  return kept.target === '_blank' ? { ...kept, rel: NEW_WINDOW_REL } : kept;
}

function sanitiseValue(value: unknown, key: string): unknown {
  if (typeof value === 'string') return HTML_KEYS.has(key) ? sanitiseHtml(value) : value;
  if (Array.isArray(value)) return value.map((item) => sanitiseValue(item, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, sanitiseValue(inner, name)]));
}
