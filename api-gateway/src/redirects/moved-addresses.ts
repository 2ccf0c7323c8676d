import { DEFAULT_LANGUAGE } from '@fakos/contracts/languages';
import { toRedirectPath } from '@fakos/contracts/redirects/rules';
import { getSteadyTime } from '@fakos/contracts/servers/steady-time';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { Upstream } from '../upstream/upstream.ts';

/** How long the redirects are used before they are read again in the background, in milliseconds. */
export const FRESH_MS = 60_000;
/** Delay before they are read again after a failure, in milliseconds. */
const RETRY_MS = 5_000;
/** Maximum number of API responses that are read, with 1,000 redirects each. */
const MAX_RESPONSES = 50;
/** The resource whose writes change redirects; all other writes that do purge everything. */
const RESOURCE = 'redirects';

type RedirectMap = ReadonlyMap<string, string>;

const redirectsResponse = z.object({
  data: z.object({
    redirects: z.array(z.object({ from: z.string(), to: z.string() })),
    next: z.number().nullable(),
  }),
});

/**
 * The site's moved addresses, all of them in memory, so that a page that is not found costs no request. They are read at
 * the first such page, again after every write that may change them, and each minute in case something else did.
 */
export class MovedAddresses {
  private readonly upstream: Pick<Upstream, 'getShared' | 'onPurge'>;
  private readonly log: Logger;
  private readonly now: () => number;
  private current: { readonly map: RedirectMap; readonly freshUntil: number } | undefined;
  private pending: Promise<RedirectMap> | undefined;

  constructor(parts: { upstream: Pick<Upstream, 'getShared' | 'onPurge'>; log: Logger; now?: () => number }) {
    this.upstream = parts.upstream;
    this.log = parts.log;
    this.now = parts.now ?? getSteadyTime;
    this.upstream.onPurge((_from, stale) => {
      if (stale !== 'everything' && !stale.includes(RESOURCE)) return;
      this.current = undefined;
      this.pending = undefined;
    });
  }

  /** Where a page moved, as a path without language; undefined where it did not. `path` may carry a language. */
  async find(path: string): Promise<string | undefined> {
    const from = toRedirectPath(path);
    if (from === undefined) return undefined;
    const to = (await this.getMap()).get(from);
    // The API's target is not trusted: a redirect never leaves the site.
    return to !== undefined && toRedirectPath(to) === to ? to : undefined;
  }

  private getMap(): RedirectMap | Promise<RedirectMap> {
    const { current } = this;
    if (current && this.now() < current.freshUntil) return current.map;
    this.pending ??= this.read();
    return current ? current.map : this.pending;
  }

  /** If the request fails, the previous redirects stay in use until the next attempt. */
  private read(): Promise<RedirectMap> {
    const before = this.current?.map ?? new Map<string, string>();
    const pending = this.request()
      .then((map) => ({ map, lifetime: FRESH_MS }))
      .catch((error: unknown) => {
        this.log.warn({ err: error }, 'the redirects could not be read');
        return { map: before, lifetime: RETRY_MS };
      })
      .then(({ map, lifetime }) => {
        // A purge happened during the request, so this response is outdated.
        if (this.pending !== pending) return map;
        this.pending = undefined;
        this.current = { map, freshUntil: this.now() + lifetime };
        return map;
      });
    return pending;
  }

  private async request(): Promise<RedirectMap> {
    const map = new Map<string, string>();
    let after: number | null = 0;
    for (let count = 0; count < MAX_RESPONSES && after !== null; count++) {
      const request = `redirects.php?action=map&after=${after}`;
      const { status, body } = await this.upstream.getShared(request, DEFAULT_LANGUAGE);
      // An API without redirects.
      if (status === 404) return map;
      const { data }: z.output<typeof redirectsResponse> = redirectsResponse.parse(JSON.parse(body));
      for (const { from, to } of data.redirects) map.set(from, to);
      after = data.next;
    }
    return map;
  }
}
