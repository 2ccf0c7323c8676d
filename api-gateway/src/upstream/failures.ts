/** The API was unreachable, or closed the connection before it responded. */
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

/** The API was reached and did not respond in time. */
const timedOut = new Set(['UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT']);

/** True for a failure after which a retry makes sense. */
export function isUnreachable(error: unknown): boolean {
  return unreachable.has(getCode(error));
}

/** True for a failure of the API rather than of one request. */
export function isOutage(error: unknown): boolean {
  return isUnreachable(error) || timedOut.has(getCode(error));
}

/** Aborts a request whose visitor has disconnected. No failure of the API. */
export class VisitorGone extends Error {
  constructor() {
    super('The visitor has disconnected.');
    this.name = 'VisitorGone';
  }
}

function getCode(error: unknown): string {
  const code = (error as { code?: unknown } | null)?.code;
  return typeof code === 'string' ? code : '';
}
