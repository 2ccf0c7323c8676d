import { MAX_PAGE_SIZE } from '@fakos/shared-kit/api/contract';
import { DEFAULT_LANGUAGE } from '@fakos/shared-kit/i18n/languages';
import { z } from 'zod';
import { OFFLINE_PATH } from '../html/offline-files.ts';
import { isPrivatePath } from '../html/private-paths.ts';
import type { LiveComposition } from '../releases/live-composition.ts';
import type { Upstream } from '../upstream/upstream.ts';

/** A page that search engines should know, in the default language. */
export interface SiteAddress {
  /** Such as `/shop/aegina`. */
  readonly path: string;
  /** ISO 8601, where it is known. */
  readonly changed?: string;
}

/** Pages of a list that are asked for at once: gentle to the API, and still done in seconds with 100,000 products. */
const PAGES_AT_ONCE = 4;

/** Lists of the API whose rows have pages of their own, by the route that shows one. Oldest first: new rows move none. */
const sources: readonly { readonly route: string; readonly call: string; readonly isPaged: boolean }[] = [
  { route: 'page/:slug', call: 'pages.php?action=list&status=published', isPaged: false },
  { route: 'shop/:slug', call: 'products.php?status=published&sort=created_at&order=ASC', isPaged: true },
  { route: 'category/:slug', call: 'categories.php', isPaged: false },
  { route: 'blog/:slug', call: 'posts.php?status=published&sort=created_at&order=ASC', isPaged: true },
  { route: 'services/:slug', call: 'services.php', isPaged: false },
];

const listAnswer = z.object({
  data: z.array(z.object({ slug: z.string().min(1), updated_at: z.string().optional() })),
  meta: z.object({ total: z.number() }).optional(),
});
type Row = z.output<typeof listAnswer>['data'][number];

/** Every public page of the site: those that routes name, and those of rows, for routes that are live. */
export async function listSiteAddresses(upstream: Upstream, composition: LiveComposition): Promise<SiteAddress[]> {
  const routes = liveRoutes(composition);
  const fixed = routes.filter((route) => !/[:*]/.test(route) && !isPrivatePath(route) && route !== OFFLINE_PATH);
  const rows = await Promise.all(
    sources
      .filter(({ route }) => routes.includes(route))
      .map(async ({ route, call, isPaged }) => {
        const found = isPaged ? await readAllPages(upstream, call) : (await readList(upstream, call)).data;
        // A page with a shorter address of its own is that page.
        return found.filter(({ slug }) => !fixed.includes(slug)).map((row) => addressOf(route, row));
      }),
  );
  const addresses = [...fixed.map((route) => ({ path: `/${route}` })), ...rows.flat()];
  return [...new Map(addresses.map((address) => [address.path, address])).values()];
}

function liveRoutes({ shell, remotes }: LiveComposition): string[] {
  return [shell, ...remotes.map(({ manifest }) => manifest)].flatMap(({ routes }) => routes.map(({ path }) => path));
}

function addressOf(route: string, { slug, updated_at }: Row): SiteAddress {
  const path = `/${route.replace(':slug', encodeURIComponent(slug))}`;
  const changed = new Date(updated_at ?? '');
  return Number.isNaN(changed.getTime()) ? { path } : { path, changed: changed.toISOString() };
}

async function readAllPages(upstream: Upstream, call: string): Promise<Row[]> {
  const readPage = (page: number) => readList(upstream, `${call}&limit=${MAX_PAGE_SIZE}&page=${page}`);
  const first = await readPage(1);
  const pageCount = Math.ceil((first.meta?.total ?? 0) / MAX_PAGE_SIZE);
  const rows = [...first.data];
  for (let page = 2; page <= pageCount; page += PAGES_AT_ONCE) {
    const numbers = Array.from({ length: Math.min(PAGES_AT_ONCE, pageCount - page + 1) }, (_, index) => page + index);
    const answers = await Promise.all(numbers.map(readPage));
    rows.push(...answers.flatMap(({ data }) => data));
  }
  return rows;
}

async function readList(upstream: Upstream, call: string) {
  return listAnswer.parse(await upstream.get(call, DEFAULT_LANGUAGE));
}
