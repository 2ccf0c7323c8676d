import type { RemoteManifest } from '@fakos/contracts/remote/manifest';
import type { LiveComposition } from './live-composition.ts';
import { matchesRoute } from './match-routes.ts';

/** A route of the shell or of a live remote, as its manifest declares it. */
export type SiteRoute = Pick<RemoteManifest['routes'][number], 'path' | 'access' | 'sitemap' | 'title'>;

/** The routes of the shell, then those of the live remotes. */
export function listRoutes({ shell, remotes }: LiveComposition): SiteRoute[] {
  return [...shell.routes, ...remotes.flatMap(({ manifest }) => manifest.routes)];
}

/**
 * The route that serves a path, the most specific one as in the router; undefined where none does. `path` is without
 * language and without leading slash.
 */
export function findRoute(composition: LiveComposition, path: string): SiteRoute | undefined {
  return listRoutes(composition)
    .filter((route) => matchesRoute(route.path, path))
    .sort((one, other) => (toRank(one.path) < toRank(other.path) ? -1 : 1))[0];
}

/** True for a page that belongs to one visitor or to staff. `path` is without language and without leading slash. */
export function isPrivatePage(composition: LiveComposition, path: string): boolean {
  return findRoute(composition, path)?.access === 'private';
}

/** Sorts patterns that match the same path: fixed parts before parameters before `*`, from left to right. */
function toRank(pattern: string): string {
  const toDigit = (part: string) => (part === '*' ? '2' : part.startsWith(':') ? '1' : '0');
  return pattern.split('/').filter(Boolean).map(toDigit).join('');
}
