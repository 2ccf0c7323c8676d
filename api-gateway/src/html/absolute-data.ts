import type { JsonLd } from '@fakos/contracts/remote/page-meta';

/** Properties of schema.org whose values are addresses. Other values stay as they are, even if they begin with a slash. */
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

/** Structured data with its `@context` and with absolute addresses. */
export function toAbsoluteData(data: JsonLd, toAbsolute: (address: string) => string): object {
  return { '@context': 'https://schema.org', ...(makeAbsolute(data, undefined, toAbsolute) as object) };
}

function makeAbsolute(value: unknown, property: string | undefined, toAbsolute: (address: string) => string): unknown {
  if (typeof value === 'string') {
    return property && addressProperties.has(property) && value.startsWith('/') ? toAbsolute(value) : value;
  }
  if (Array.isArray(value)) return value.map((entry) => makeAbsolute(entry, property, toAbsolute));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => [name, makeAbsolute(entry, name, toAbsolute)]),
  );
}
