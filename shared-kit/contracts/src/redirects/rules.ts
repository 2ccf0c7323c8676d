import { isAdminPath, removePathLanguage } from '../languages.ts';

/** Maximum length of an address in a redirect, in characters. */
export const MAX_REDIRECT_PATH = 400;

/** First parts of paths that are no pages: the API, files and releases. */
const NO_PAGE = /^\/(?:api|backend|assets|remotes(?:~\d+)?)(?:\/|$)/;

/**
 * A path as redirects are stored and looked up: without language prefix and trailing slash, in lower case and
 * percent-encoded. Undefined for a path that no page of the site has, such as `//host/`, `/admin` or `/api/x.php`.
 */
export function toRedirectPath(path: string): string | undefined {
  // A second slash or a backslash would send browsers to another host.
  if (!path.startsWith('/') || /^\/\/|[?#\\]/.test(path)) return undefined;
  const parts = path.split('/').filter(Boolean).map(normalisePart);
  if (parts.includes(undefined)) return undefined;
  const bare = removePathLanguage(`/${parts.join('/')}`);
  if (isAdminPath(bare) || NO_PAGE.test(bare) || bare.length > MAX_REDIRECT_PATH) return undefined;
  return bare;
}

/** Undefined for invalid percent-encoding, backslashes and control characters. */
function normalisePart(part: string): string | undefined {
  try {
    const decoded = decodeURIComponent(part);
    return /[\p{Cc}\\]/u.test(decoded) ? undefined : encodeURIComponent(decoded.normalize('NFC').toLowerCase());
  } catch {
    return undefined;
  }
}
