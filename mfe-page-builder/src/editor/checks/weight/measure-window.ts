import type { MeasuredResource, WeightKind } from './page-weight.ts';

/** Bytes of the head of a response that the browser took from its cache, which reports the body's size only. */
const HEAD_BYTES = 300;

const extensions: readonly (readonly [RegExp, WeightKind])[] = [
  [/\.m?js$/, 'scripts'],
  [/\.css$/, 'styles'],
  [/\.woff2?$/, 'fonts'],
  [/\/(?:image|placeholder)\.php$|\.(?:avif|webp|jpe?g|png|gif|svg|ico)$/, 'images'],
];

/**
 * Resources that a page of the site has transferred so far, by the Resource Timing API of its window. A resource from the
 * browser's cache counts as if it had been transferred, because a visitor's first view transfers it.
 */
export function measureWindow({ performance }: Pick<Window, 'performance'>): MeasuredResource[] {
  const entries = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')];
  const found = new Map<string, MeasuredResource>();
  for (const entry of entries as PerformanceResourceTiming[]) {
    const bytes = entry.transferSize > HEAD_BYTES ? entry.transferSize : toTransferred(entry.encodedBodySize);
    const kind = entry.entryType === 'navigation' ? 'document' : getKind(entry.name);
    if (bytes > (found.get(entry.name)?.bytes ?? 0)) found.set(entry.name, { url: entry.name, kind, bytes });
  }
  return [...found.values()];
}

function toTransferred(bodyBytes: number): number {
  return bodyBytes === 0 ? 0 : bodyBytes + HEAD_BYTES;
}

function getKind(url: string): WeightKind {
  const path = url.replace(/[?#].*$/, '');
  return extensions.find(([form]) => form.test(path))?.[1] ?? 'other';
}
