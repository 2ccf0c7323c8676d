import type { JsonLd } from '@fakos/shared-kit/remote/rendering';

/** Properties of schema.org whose values are addresses. Other texts stay as they are, even if they begin with a slash. */
const addressProperties = new Set([
  '@id',
  'url',
  'image',
  'logo',
  'item',
  'sameAs',
  'mainEntityOfPage',
  'urlTemplate',
  'contentUrl',
  'thumbnailUrl',
]);

/** Structured data as search engines get it: with its context and with whole addresses. */
export function absoluteData(data: JsonLd, toAbsolute: (address: string) => string): object {
  return { '@context': 'https://schema.org', ...(complete(data, undefined, toAbsolute) as object) };
}

function complete(value: unknown, property: string | undefined, toAbsolute: (address: string) => string): unknown {
  if (typeof value === 'string') {
    return property && addressProperties.has(property) && value.startsWith('/') ? toAbsolute(value) : value;
  }
  if (Array.isArray(value)) return value.map((entry) => complete(entry, property, toAbsolute));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, complete(entry, name, toAbsolute)]));
}
