/** Time-out of a call in milliseconds (spec section 9). */
export const CALL_TIMEOUT_MS = 30_000;
/** Time-out of what a page waits for, and of the home page's content, in milliseconds (spec section 9). */
export const PAGE_CALL_TIMEOUT_MS = 10_000;

/** The home page's content is `settings.php` without an action. */
const HOME_CONTENT = /\/settings\.php(?:\?(?!(?:.*&)?action=).*)?$/;

/** How long the API may take, in milliseconds: for its head, and again between any two parts of its answer. */
export function callTimeout(method: string, path: string): number {
  return method === 'GET' && HOME_CONTENT.test(path) ? PAGE_CALL_TIMEOUT_MS : CALL_TIMEOUT_MS;
}
