import { getSteadyTime } from '@fakos/contracts/servers/steady-time';
import type { Logger } from 'pino';
import type { Releases } from '../releases/composition/live-composition.ts';
import type { Upstream } from '../upstream/upstream.ts';
import { listSiteAddresses, type SiteAddress } from './site-addresses.ts';

/** How long a list of the site's pages is fresh, in milliseconds. */
export const FRESH_MS = 10 * 60_000;

/**
 * The site's pages, cached for some minutes because listing them is expensive for the API. A stale list is used while a
 * new one is fetched, and as long as the API is unavailable.
 */
export class AddressCache {
  private readonly parts: { releases: Releases; upstream: Upstream; log: Logger };
  private cached: { addresses: readonly SiteAddress[]; readAt: number; composition: string } | undefined;
  private pending: Promise<readonly SiteAddress[]> | undefined;

  constructor(parts: { releases: Releases; upstream: Upstream; log: Logger }) {
    this.parts = parts;
  }

  /** @throws AppError UPSTREAM_UNAVAILABLE where nothing is cached and the API is unavailable */
  async get(): Promise<readonly SiteAddress[]> {
    const composition = await this.parts.releases.live();
    const { cached } = this;
    if (cached?.composition === composition.key && getSteadyTime() - cached.readAt < FRESH_MS) return cached.addresses;
    this.pending ??= this.read().finally(() => {
      this.pending = undefined;
    });
    if (!cached) return this.pending;
    this.pending.catch((error: unknown) =>
      this.parts.log.warn({ err: error }, 'the sitemap could not be updated; the old one is served'),
    );
    return cached.addresses;
  }

  private async read(): Promise<readonly SiteAddress[]> {
    const composition = await this.parts.releases.live();
    const readAt = getSteadyTime();
    const addresses = await listSiteAddresses(this.parts.upstream, composition);
    this.cached = { addresses, readAt, composition: composition.key };
    return addresses;
  }
}
