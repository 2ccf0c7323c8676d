import type { EndpointCache, Invalidation } from '@fakos/contracts/caching';
import type { Endpoint } from '@fakos/contracts/endpoint';

/** The parts of an endpoint's contract that the cache needs. */
export type EndpointRule = Pick<Endpoint, 'resource' | 'method' | 'action' | 'permission' | 'cache' | 'invalidates'>;

/** Caching rules of all endpoints from their contracts, by resource, method and action. */
export class EndpointRules {
  private readonly caches = new Map<string, EndpointCache>();
  private readonly writes: ReadonlyMap<string, readonly EndpointRule[]>;

  constructor(endpoints: readonly EndpointRule[]) {
    for (const { resource, method, action, permission, cache } of endpoints) {
      const isShared = method === 'GET' && permission === 'public';
      if (isShared && cache && cache !== 'none') this.caches.set(toKey(resource, action), cache);
    }
    const writes = endpoints.filter(({ method }) => method !== 'GET');
    this.writes = Map.groupBy(writes, ({ resource }) => resource);
  }

  /** How the response to a GET is shared; undefined where it is not, as for an endpoint without a contract. */
  getCache(resource: string, action: string | undefined): EndpointCache | undefined {
    return this.caches.get(toKey(resource, action));
  }

  /**
   * The resources that a write makes stale: all of them if its endpoint has no contract.
   *
   * @param action of the address. An action in the body is unknown here, so an address without an action means any action
   * of the method.
   */
  getInvalidation(resource: string, method: string, action: string | undefined): Invalidation {
    const ofResource = this.writes.get(resource) ?? [];
    const ofMethod = ofResource.filter((rule) => rule.method === method);
    const matching = action === undefined ? ofMethod : ofMethod.filter((rule) => rule.action === action);
    const rules = matching.length > 0 ? matching : ofResource;
    if (rules.length === 0) return 'everything';
    const stale = rules.map(({ invalidates = 'everything' }) => invalidates);
    return stale.some((list) => list === 'everything') ? 'everything' : [...new Set(stale.flat())];
  }
}

function toKey(resource: string, action: string | undefined): string {
  return `${resource} ${action ?? ''}`;
}
