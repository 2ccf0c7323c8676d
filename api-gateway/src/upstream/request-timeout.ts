/** Timeout of a request in milliseconds (spec section 9). */
export const REQUEST_TIMEOUT_MS = 30_000;
/** Timeout of a page's data and of the home page's content, in milliseconds (spec section 9). */
export const PAGE_REQUEST_TIMEOUT_MS = 10_000;

/** The home page's content is `settings.php` without an action. */
const HOME_CONTENT = /\/settings\.php(?:\?(?!(?:.*&)?action=).*)?$/;

/** How long the API may take, in milliseconds: for the response's headers, and between any two parts of its body. */
export function getRequestTimeout(method: string, path: string): number {
  return method === 'GET' && HOME_CONTENT.test(path) ? PAGE_REQUEST_TIMEOUT_MS : REQUEST_TIMEOUT_MS;
}
