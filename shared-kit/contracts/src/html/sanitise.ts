import sanitize from 'sanitize-html';
import {
  allowedAttributes,
  allowedElements,
  allowedSchemes,
  isEmbedSource,
  isSafeUrl,
  NEW_WINDOW_REL,
  urlAttributes,
} from './allow-list.ts';

const options: sanitize.IOptions = {
  allowedTags: [...allowedElements],
  allowedAttributes: Object.fromEntries(Object.entries(allowedAttributes).map(([tag, names]) => [tag, [...names]])),
  allowedSchemes: [...allowedSchemes],
  allowProtocolRelative: false,
  transformTags: { '*': (tagName, attributes) => ({ tagName, attribs: keepSafeAttributes(attributes) }) },
  exclusiveFilter: (frame) => frame.tag === 'iframe' && !isEmbedSource(frame.attribs.src ?? ''),
};

/** Sanitises HTML by the allow-list without a DOM: on every write and during server rendering. */
export function sanitiseHtml(html: string): string {
  return sanitize(html, options);
}

function keepSafeAttributes(attributes: sanitize.Attributes): sanitize.Attributes {
  const isAddress = (name: string) => (urlAttributes as readonly string[]).includes(name);
  const safe = Object.entries(attributes).filter(([name, value]) => !isAddress(name) || isSafeUrl(value));
  const allowed = Object.fromEntries(safe);
  return allowed.target === '_blank' ? { ...allowed, rel: NEW_WINDOW_REL } : allowed;
}
