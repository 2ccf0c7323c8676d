import { isAdminPath, languageOfPath, localisePath, pathWithoutLanguage } from '@fakos/shared-kit/i18n/languages';
import type { RequestHandler } from 'express';
import type { Releases } from '../releases/live-composition.ts';
import { matchesRoute } from '../releases/match-routes.ts';

const ONE_HOUR_S = 3_600;

/** Addresses of files and calls, which are spelled as they are. */
const NO_PAGE = /^\/(?:api|backend|assets|remotes(?:~\d+)?)(?:\/|$)/;

/** Redirects as the shell's manifest lists them: `product/:slug` to `shop/:slug`. */
type Redirects = readonly { readonly from: string; readonly to: string }[];

/**
 * One address for each page: addresses that moved, and those spelled with capitals or with slashes too many, answer 301
 * with the right one. Language and query stay.
 */
export function redirects(releases: Releases): RequestHandler {
  return async (request, response, next) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead || NO_PAGE.test(request.path)) return next();
    const { shell } = await releases.live();
    const path = rightPath(request.path, shell.redirects);
    if (path === request.path) return next();
    const query = request.originalUrl.indexOf('?');
    response.set('Cache-Control', `public, max-age=${ONE_HOUR_S}`);
    response.redirect(301, query < 0 ? path : path + request.originalUrl.slice(query));
  };
}

/** The address that a page has now; the same where it is right. Both begin with a slash and may carry a language. */
export function rightPath(asked: string, moved: Redirects): string {
  // A second slash or a backslash would lead browsers to another host.
  if (/^\/[/\\]/.test(asked)) return asked;
  const spelled = isAdminPath(asked) ? asked : lowerCase(asked.replace(/\/{2,}/g, '/').replace(/\/$/, '') || '/');
  const path = pathWithoutLanguage(spelled).slice(1);
  const found = moved.find(({ from }) => matchesRoute(from, path));
  const right = found ? `/${fill(found.to, found.from, path)}` : pathWithoutLanguage(spelled);
  // The back office has one address and no language in it.
  return found || isAdminPath(right) ? localisePath(right, languageOfPath(spelled)) : spelled;
}

/** Slugs are written small; what is escaped keeps its spelling. */
function lowerCase(path: string): string {
  return path.replace(/%[\da-f]{2}|[A-Z]+/gi, (part) => (part.startsWith('%') ? part : part.toLowerCase()));
}

/** Puts what an address holds in the places of a pattern's parameters. Parts stay escaped as they came. */
function fill(to: string, from: string, path: string): string {
  const values = path.split('/');
  const names = from.split('/');
  return to
    .split('/')
    .map((part) => (part.startsWith(':') ? (values[names.indexOf(part)] ?? '') : part))
    .join('/');
}
