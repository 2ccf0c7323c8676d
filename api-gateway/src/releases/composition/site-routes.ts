import type { RemoteManifest } from '@fakos/contracts/remote/manifest';
import { SHELL } from '../registry.ts';
import type { LiveComposition } from './live-composition.ts';
import { matchesRoute } from './match-routes.ts';

/** A route of the shell or of a live remote, as its manifest declares it. */
export type SiteRoute = Pick<RemoteManifest['routes'][number], 'path' | 'access' | 'sitemap' | 'title'>;

/** A route and the part of the site that serves it: `shell`, or the name of a remote. */
interface OwnedRoute {
  readonly part: string;
  readonly route: SiteRoute;
}

/** The routes of the shell, then those of the live remotes. */
export function listRoutes(composition: LiveComposition): SiteRoute[] {
  return listOwnedRoutes(composition).map(({ route }) => route);
}

function listOwnedRoutes({ shell, remotes }: LiveComposition): OwnedRoute[] {
  return [
    ...shell.routes.map((route) => ({ part: SHELL, route })),
    ...remotes.flatMap(({ manifest }) => manifest.routes.map((route) => ({ part: manifest.id, route }))),
  ];
}

/**
 * The route that serves a path, the most specific one as in the router; undefined where none does. `path` is without
 * language and without leading slash.
 */
export function findRoute(composition: LiveComposition, path: string): SiteRoute | undefined {
  return findOwnedRoute(composition, path)?.route;
}

/** The route that serves a path, as {@link findRoute} finds it, and its part of the site. */
export function findOwnedRoute(composition: LiveComposition, path: string): OwnedRoute | undefined {
  return listOwnedRoutes(composition)
    .filter(({ route }) => matchesRoute(route.path, path))
    .sort((one, other) => (toRank(one.route.path) < toRank(other.route.path) ? -1 : 1))[0];
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
