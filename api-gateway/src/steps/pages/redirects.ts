import { getPathLanguage, isAdminPath, localisePath, removePathLanguage } from '@fakos/contracts/languages';
import { toSiteAddress } from '@fakos/contracts/text/site-address';
import type { RequestHandler } from 'express';
import type { Releases } from '../../releases/composition/live-composition.ts';
import { matchesRoute } from '../../releases/composition/match-routes.ts';

const ONE_HOUR_S = 3_600;

/** Addresses of files and endpoints, which are case-sensitive and stay as they are. */
const FILE_OR_API = /^\/(?:api|backend|assets|remotes(?:~\d+)?)(?:\/|$)/;

/** Redirects as the shell's manifest lists them: `product/:slug` to `shop/:slug`. */
type Redirects = readonly { readonly from: string; readonly to: string }[];

/**
 * One address for each page: addresses that moved, or that contain capitals, double slashes or a trailing slash, respond
 * with 301 to the canonical one. Language and query stay.
 */
export function redirects(releases: Releases): RequestHandler {
  return async (request, response, next) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead || FILE_OR_API.test(request.path)) return next();
    const { shell } = await releases.live();
    const path = toCanonicalPath(request.path, shell.redirects);
    if (path === request.path || toSiteAddress(path) === undefined) return next();
    const query = request.originalUrl.indexOf('?');
    response.set('Cache-Control', `public, max-age=${ONE_HOUR_S}`);
    response.redirect(301, query < 0 ? path : path + request.originalUrl.slice(query));
  };
}

/** The canonical form of a path. Both begin with a slash and may carry a language. */
export function toCanonicalPath(requested: string, moved: Redirects): string {
  // A second slash or a backslash would send browsers to another host.
  if (/^\/[/\\]/.test(requested)) return requested;
  const spelled = isAdminPath(requested)
    ? requested
    : toLowerCase(requested.replace(/\/{2,}/g, '/').replace(/\/$/, '') || '/');
  const path = removePathLanguage(spelled).slice(1);
  const found = moved.find(({ from }) => matchesRoute(from, path));
  const right = found ? `/${fillPattern(found.to, found.from, path)}` : removePathLanguage(spelled);
  // Addresses of the back office carry no language.
  return found || isAdminPath(right) ? localisePath(right, getPathLanguage(spelled)) : spelled;
}

/** In lower case, except for percent escapes. */
function toLowerCase(path: string): string {
  return path.replace(/%[\da-f]{2}|[A-Z]+/gi, (part) => (part.startsWith('%') ? part : part.toLowerCase()));
}

/** Replaces a pattern's parameters by the path's values, which stay escaped. */
function fillPattern(to: string, from: string, path: string): string {
  const values = path.split('/');
  const names = from.split('/');
  return to
    .split('/')
    .map((part) => (part.startsWith(':') ? (values[names.indexOf(part)] ?? '') : part))
    .join('/');
}
