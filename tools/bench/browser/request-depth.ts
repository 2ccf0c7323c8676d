/** A request of a page and its initiators. */
export interface TracedRequest {
  readonly url: string;
  /** Addresses of the document, style sheet or scripts that caused it; empty for the document itself. */
  readonly initiators: readonly string[];
}

/**
 * Length of the longest chain of requests: 1 for a document alone, 2 if the document references everything, more if a
 * loaded file causes further requests. With several initiators the deepest one counts.
 *
 * @param requests in the order in which the browser sent them
 */
export function requestDepth(requests: readonly TracedRequest[]): number {
  const depths = new Map<string, number>();
  for (const { url, initiators } of requests) {
    if (depths.has(url)) continue;
    depths.set(url, 1 + Math.max(0, ...initiators.map((initiator) => depths.get(initiator) ?? 0)));
  }
  return Math.max(0, ...depths.values());
}
