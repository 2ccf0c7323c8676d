/** A request of a page and who asked for it, in the order in which a browser sent them. */
export interface TracedRequest {
  readonly url: string;
  /** Addresses of the document, sheet or scripts that asked for it; none for the document itself. */
  readonly initiators: readonly string[];
}

/**
 * How deep the chain of requests is: 1 for a document alone, 2 where it names everything itself, more where something
 * that came asks for something else. A script that asks while others are on the stack counts as the deepest of them.
 */
export function requestDepth(requests: readonly TracedRequest[]): number {
  const depths = new Map<string, number>();
  for (const { url, initiators } of requests) {
    if (depths.has(url)) continue;
    depths.set(url, 1 + Math.max(0, ...initiators.map((initiator) => depths.get(initiator) ?? 0)));
  }
  return Math.max(0, ...depths.values());
}
