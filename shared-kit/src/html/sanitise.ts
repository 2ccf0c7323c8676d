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
  transformTags: { '*': (tagName, attributes) => ({ tagName, attribs: safeAttributes(attributes) }) },
  exclusiveFilter: (frame) => frame.tag === 'iframe' && !isEmbedSource(frame.attribs.src ?? ''),
};

/** HTML with only what the allow-list names, where there is no DOM: on every write, and when a server renders. */
export function sanitiseHtml(html: string): string {
  return sanitize(html, options);
}

function safeAttributes(attributes: sanitize.Attributes): sanitize.Attributes {
  const isAddress = (name: string) => (urlAttributes as readonly string[]).includes(name);
  const safe = Object.entries(attributes).filter(([name, value]) => !isAddress(name) || isSafeUrl(value));
  const kept = Object.fromEntries(safe);
  return kept.target === '_blank' ? { ...kept, rel: NEW_WINDOW_REL } : kept;
}
