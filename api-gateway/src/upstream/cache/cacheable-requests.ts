import type { IncomingHttpHeaders } from 'node:http';
import { type EndpointCache, hasSecretParameter, type Invalidation } from '@fakos/contracts/caching';
import type { EndpointRules } from './endpoint-rules.ts';
import { getPreferredLanguage, type UpstreamLanguage } from './request-language.ts';

/** Addresses of endpoints: `/api/x.php` is the same as `/backend/api/x.php` (product.md section 1). */
const ENDPOINT = /^\/(?:backend\/)?api\/([a-z0-9-]+)\.php(?:\?(.*))?$/;

/** Cookies of a session that the API itself opened. The gateway's own cookies begin with `fakos_`, by HTTPS with a prefix. */
const SESSION_COOKIE = /(?:^|;)\s*(?!\s|(?:__Host-)?fakos_)[^=;]*(?:sess|sid|auth|token|login)[^=;]*=/i;
const MAX_URL_LENGTH = 1024;
const MAX_PARSED_URLS = 4096;

/** A request whose response visitors share. */
export interface CacheableRequest {
  /** The key of the stored response. */
  readonly key: string;
  readonly resource: string;
  /** Path and sorted query, as sent to the API. */
  readonly path: string;
  readonly language: UpstreamLanguage;
  readonly cache: EndpointCache;
}

type ByLanguage = Readonly<Record<UpstreamLanguage, CacheableRequest>>;

/** Finds the requests whose responses visitors share, by the rules of the endpoints' contracts. */
export class CacheableRequests {
  private readonly rules: EndpointRules;
  private readonly parsed = new Map<string, ByLanguage | null>();

  constructor(rules: EndpointRules) {
    this.rules = rules;
  }

  /** The cacheable form of a visitor's request; undefined where the response may depend on the visitor. */
  find(request: {
    method?: string | undefined;
    url?: string | undefined;
    headers: IncomingHttpHeaders;
  }): CacheableRequest | undefined {
    const { method, url = '', headers } = request;
    if ((method !== 'GET' && method !== 'HEAD') || headers.authorization !== undefined) return undefined;
    if (headers.range !== undefined || (headers.cookie !== undefined && SESSION_COOKIE.test(headers.cookie))) {
      return undefined;
    }
    return this.findByUrl(url, getPreferredLanguage(headers['accept-language']));
  }

  /** The cacheable form of an anonymous GET. */
  findByUrl(url: string, language: UpstreamLanguage): CacheableRequest | undefined {
    let found = this.parsed.get(url);
    if (found === undefined) {
      found = url.length > MAX_URL_LENGTH ? null : this.parse(url);
      // Clearing the map now and then costs less than tracking which URL was used last.
      if (this.parsed.size >= MAX_PARSED_URLS) this.parsed.clear();
      this.parsed.set(url, found);
    }
    return found?.[language];
  }

  /** The resources that a write makes stale once the API has accepted it. */
  getInvalidation(method: string, url: string): Invalidation {
    if (method === 'GET' || method === 'HEAD' || method === 'OPTIONS') return [];
    const [, resource, query = ''] = ENDPOINT.exec(url) ?? [];
    if (resource === undefined) return 'everything';
    return this.rules.getInvalidation(resource, method, new URLSearchParams(query).get('action') ?? undefined);
  }

  private parse(url: string): ByLanguage | null {
    const [, resource = '', query = ''] = ENDPOINT.exec(url) ?? [];
    const parameters = new URLSearchParams(query);
    const cache = this.rules.getCache(resource, parameters.get('action') ?? undefined);
    if (!cache || hasSecretParameter(url)) return null;
    const path = `/backend/api/${resource}.php${query === '' ? '' : `?${sortQuery(query)}`}`;
    const create = (language: UpstreamLanguage): CacheableRequest => {
      const variant = cache.variesBy.includes('language') ? `${language} ` : '';
      return { key: variant + path, resource, path, language, cache };
    };
    const wanted = parameters.get('lang');
    if (wanted === 'el' || wanted === 'en') return { el: create(wanted), en: create(wanted) };
    return { el: create('el'), en: create('en') };
  }
}

/** `/api/x.php` as `/backend/api/x.php`. */
export function toCanonicalPath(url: string): string {
  return url.startsWith('/api/') ? `/backend${url}` : url;
}

/** Sorts by name only: the order of two parameters of one name may matter to the API. */
function sortQuery(query: string): string {
  const getName = (part: string) => part.split('=', 1)[0] ?? '';
  const parts = query.split('&').map((part) => [getName(part), part] as const);
  return parts
    .sort(([one], [other]) => (one < other ? -1 : Number(one > other)))
    .map(([, part]) => part)
    .join('&');
}
