import type { Logger } from 'pino';
import type { Releases } from '../releases/live-composition.ts';
import type { Upstream } from '../upstream/upstream.ts';
import { listSiteAddresses, type SiteAddress } from './site-addresses.ts';

/** How long a list of the site's pages is good, in milliseconds. */
export const FRESH_MS = 10 * 60_000;

/**
 * The site's pages, kept for some minutes: walking through all of them is work for the API. Old ones are handed out
 * while new ones are fetched, and as long as the API is down.
 */
export class AddressCache {
  private readonly parts: { releases: Releases; upstream: Upstream; log: Logger };
  private known: { addresses: readonly SiteAddress[]; readAt: number; composition: string } | undefined;
  private pending: Promise<readonly SiteAddress[]> | undefined;

  constructor(parts: { releases: Releases; upstream: Upstream; log: Logger }) {
    this.parts = parts;
  }

  /** @throws AppError UPSTREAM_UNAVAILABLE where nothing is known and the API does not answer */
  async get(): Promise<readonly SiteAddress[]> {
    const composition = await this.parts.releases.live();
    const { known } = this;
    if (known?.composition === composition.key && Date.now() - known.readAt < FRESH_MS) return known.addresses;
    this.pending ??= this.read().finally(() => {
      this.pending = undefined;
    });
    if (!known) return this.pending;
    this.pending.catch((error: unknown) => this.parts.log.warn({ err: error }, 'the sitemap stays an old one'));
    return known.addresses;
  }

  private async read(): Promise<readonly SiteAddress[]> {
    const composition = await this.parts.releases.live();
    const readAt = Date.now();
    const addresses = await listSiteAddresses(this.parts.upstream, composition);
    this.known = { addresses, readAt, composition: composition.key };
    return addresses;
  }
}
