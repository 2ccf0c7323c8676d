/**
 * How long the response to a visitor without a session may be shared with other visitors. Times are in seconds and mean
 * what the `Cache-Control` directives of the same names mean (RFC 9111, RFC 5861).
 */
export interface EndpointCache {
  readonly maxAge: number;
  readonly staleWhileRevalidate: number;
  readonly staleIfError: number;
  /** Request properties that make responses differ, besides path and query. */
  readonly variesBy: readonly 'language'[];
  /** Whether browsers store the response for visits without a network. */
  readonly offline: boolean;
}

/** For reads that every visitor may share. */
export const sharedCache: EndpointCache = {
  maxAge: 5,
  staleWhileRevalidate: 60,
  staleIfError: 600,
  variesBy: ['language'],
  offline: false,
};

/** For content that a visitor may see again without a network. */
export const offlineCache: EndpointCache = { ...sharedCache, offline: true };

/** Names of parameters, also as part of a name such as `preview_token`. */
const SECRET_PARAMETER = /[?&_](?:token|preview|key|signature)(?:_[^=&]*)?=/i;

/**
 * True for an address with a secret in its query, such as a preview link: it opens something that not every visitor may
 * read, so nothing stores the response.
 */
export function hasSecretParameter(address: string): boolean {
  return SECRET_PARAMETER.test(address);
}

/** Actions of endpoints by resource; '' stands for an endpoint without an action. */
export type OfflineEndpoints = Readonly<Record<string, readonly string[]>>;

/**
 * The resources whose shared responses a write makes stale. `everything` where the effects are not listed; an empty list
 * for a write that no shared response shows.
 */
export type Invalidation = 'everything' | readonly string[];

/** Resources whose shared responses an order changes: stock and popular products. */
export const orderInvalidates: Invalidation = ['products', 'search', 'statistics'];
