import { MAX_PAGE_SIZE } from '@fakos/contracts/endpoint';
import { DEFAULT_LANGUAGE } from '@fakos/contracts/languages';
import { z } from 'zod';
import type { LiveComposition } from '../releases/composition/live-composition.ts';
import { listRoutes } from '../releases/composition/site-routes.ts';
import type { Upstream } from '../upstream/upstream.ts';

/** A page of the sitemap, in the default language. */
export interface SiteAddress {
  /** Such as `/shop/aegina`. */
  readonly path: string;
  /** ISO 8601, where it is known. */
  readonly changed?: string;
}

/** Pages of a list that are requested in parallel: little load on the API, and 100,000 products still take only seconds. */
const PARALLEL_PAGES = 4;

const listResponse = z.object({
  data: z.array(z.object({ slug: z.string().min(1), updated_at: z.string().optional() })),
  meta: z.object({ total: z.number() }).optional(),
});
type Row = z.output<typeof listResponse>['data'][number];

/** Every page that the live routes declare for the sitemap, by their paths and by the rows that they show. */
export async function listSiteAddresses(upstream: Upstream, composition: LiveComposition): Promise<SiteAddress[]> {
  const routes = listRoutes(composition).filter(({ access }) => access === 'public');
  const fixed = routes.filter(({ sitemap }) => sitemap === true).map(({ path }) => path);
  const rows = await Promise.all(
    routes.map(async ({ path, sitemap }) => {
      if (typeof sitemap === 'boolean') return [];
      const found = await readAllRows(upstream, sitemap.rows);
      // A row whose slug is the path of another page, such as `about`, is shown there.
      return found.filter(({ slug }) => !fixed.includes(slug)).map((row) => toSiteAddress(path, row));
    }),
  );
  const addresses = [...fixed.map((path) => ({ path: `/${path}` })), ...rows.flat()];
  return [...new Map(addresses.map((address) => [address.path, address])).values()];
}

function toSiteAddress(route: string, { slug, updated_at }: Row): SiteAddress {
  const path = `/${route.replace(':slug', encodeURIComponent(slug))}`;
  const changed = new Date(updated_at ?? '');
  return Number.isNaN(changed.getTime()) ? { path } : { path, changed: changed.toISOString() };
}

/** All rows of a list. A list without pages ignores `limit` and `page`, and is read once. */
async function readAllRows(upstream: Upstream, request: string): Promise<Row[]> {
  const list = `${request}${request.includes('?') ? '&' : '?'}limit=${MAX_PAGE_SIZE}`;
  const readPage = async (page: number) =>
    listResponse.parse(await upstream.get(`${list}&page=${page}`, DEFAULT_LANGUAGE));
  const first = await readPage(1);
  const rows = [...first.data];
  const total = first.meta?.total ?? 0;
  const pageCount = rows.length < total ? Math.ceil(total / MAX_PAGE_SIZE) : 1;
  for (let page = 2; page <= pageCount; page += PARALLEL_PAGES) {
    const numbers = Array.from({ length: Math.min(PARALLEL_PAGES, pageCount - page + 1) }, (_, index) => page + index);
    const pages = await Promise.all(numbers.map(readPage));
    rows.push(...pages.flatMap(({ data }) => data));
  }
  return rows;
}
