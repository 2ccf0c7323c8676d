import type { Invalidation } from '@fakos/contracts/caching';
import type { Dispatcher } from 'undici';
import type { GuardedDispatch } from '../guarded-dispatch.ts';
import type { CacheableRequest } from './cacheable-requests.ts';
import { CachedResponse, type CacheStatus } from './cached-response.ts';
import { ResponseStore } from './response-store.ts';
import { type FirstRequester, SharedRequest } from './shared-request.ts';

const MS_PER_SECOND = 1_000;

/** A stored response that can be sent now. */
export interface CacheHit extends CacheStatus {
  readonly response: CachedResponse;
}

/** Called when stored responses were removed, by a write that passed this gateway (`here`) or another one. */
export type PurgeListener = (from: 'here' | 'elsewhere', stale: Invalidation) => void;

type ToRequestOptions = (request: CacheableRequest, requestId: string | undefined) => Dispatcher.DispatchOptions;

/** Responses that visitors share: stored for the time that their contract says, removed by the writes that change them. */
export class ResponseCache {
  private readonly guard: GuardedDispatch;
  private readonly toRequestOptions: ToRequestOptions;
  private readonly now: () => number;
  private readonly responses: ResponseStore;
  private readonly running = new Map<string, { readonly resource: string; readonly request: SharedRequest }>();
  private readonly listeners = new Set<PurgeListener>();

  /** @param options.limitMb see {@link ResponseStore} */
  constructor(
    guard: GuardedDispatch,
    toRequestOptions: ToRequestOptions,
    { now, limitMb }: { readonly now: () => number; readonly limitMb?: number | undefined },
  ) {
    this.guard = guard;
    this.toRequestOptions = toRequestOptions;
    this.now = now;
    this.responses = new ResponseStore(limitMb);
  }

  /** A stored response that can be sent now. A stale one is requested again meanwhile. */
  find(request: CacheableRequest): CacheHit | undefined {
    const { key, cache } = request;
    const response = this.responses.get(key);
    if (!response) return undefined;
    const age = (this.now() - response.storedAt) / MS_PER_SECOND;
    if (age <= cache.maxAge) return { response, state: 'hit', age: toSeconds(age) };
    if (age > cache.maxAge + cache.staleWhileRevalidate) return undefined;
    if (!this.running.has(key)) this.send(request, undefined, response);
    return { response, state: 'stale', age: toSeconds(age) };
  }

  /**
   * Waits for a response that {@link find} did not find, together with others who request the same.
   *
   * @param first the requester, and the handler of a response that must not be shared
   * @returns stops waiting
   */
  wait(request: CacheableRequest, first: FirstRequester, requestId?: string): () => void {
    const running = this.running.get(request.key)?.request;
    running?.join(first.waiter);
    const shared = running ?? this.send(request, first, this.findForErrors(request), requestId);
    return () => shared.leave(first.waiter);
  }

  /** Removes stale responses. Requests that are running still reach those who wait for them, and are not stored. */
  purge(from: 'here' | 'elsewhere', stale: Invalidation): void {
    const isStale = ({ resource }: { resource: string }) => stale === 'everything' || stale.includes(resource);
    this.responses.deleteWhere(isStale);
    for (const [key, running] of this.running) if (isStale(running)) this.running.delete(key);
    for (const listener of this.listeners) listener(from, stale);
  }

  /** Calls `listener` at every purge; the result stops it. */
  onPurge(listener: PurgeListener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  private findForErrors({ key, cache }: CacheableRequest): CachedResponse | undefined {
    const response = this.responses.get(key);
    const limit = (cache.maxAge + cache.staleWhileRevalidate + cache.staleIfError) * MS_PER_SECOND;
    return response && this.now() - response.storedAt <= limit ? response : undefined;
  }

  private send(
    request: CacheableRequest,
    first: FirstRequester | undefined,
    older: CachedResponse | undefined,
    requestId?: string,
  ): SharedRequest {
    const { key, resource } = request;
    const shared: SharedRequest = new SharedRequest({
      first,
      older,
      now: this.now,
      onSettled: (outcome) => {
        // A purge removed it from the map during the request: its data may be older than the write.
        if (this.running.get(key)?.request !== shared) return;
        this.running.delete(key);
        if (outcome instanceof CachedResponse) this.responses.set(key, resource, outcome);
        else if (outcome === 'unshareable') this.responses.delete(key);
      },
    });
    this.running.set(key, { resource, request: shared });
    this.guard.dispatch(this.toRequestOptions(request, requestId), shared);
    return shared;
  }
}

function toSeconds(age: number): number {
  return Math.max(0, Math.trunc(age));
}
