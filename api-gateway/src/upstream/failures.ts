/** The API could not be reached, or hung up before it answered. */
const unreachable = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ETIMEDOUT',
  'UND_ERR_SOCKET',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/** The API was reached and did not answer in time. */
const late = new Set(['UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT']);

/** True for a failure after which asking again is worth it. */
export function isUnreachable(error: unknown): boolean {
  return unreachable.has(codeOf(error));
}

/** True for a failure that speaks against the API, rather than against one request. */
export function isOutage(error: unknown): boolean {
  return isUnreachable(error) || late.has(codeOf(error));
}

/** Ends a call whose visitor has gone; nothing is wrong with the API. */
export class VisitorGone extends Error {
  constructor() {
    super('The visitor has gone.');
    this.name = 'VisitorGone';
  }
}

function codeOf(error: unknown): string {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' ? code : '';
}
