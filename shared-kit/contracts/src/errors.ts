/**
 * Every error code of the product. `number` is the number shown to users and written to logs; `status` is the HTTP
 * status of a response with this error. Texts are in `locales/{el,en}.json` under `errors.CODE`.
 */
export const errorCodes = {
  BAD_REQUEST: { number: 1000, status: 400 },
  NOT_SIGNED_IN: { number: 1001, status: 401 },
  FORBIDDEN: { number: 1002, status: 403 },
  NOT_FOUND: { number: 1003, status: 404 },
  METHOD_NOT_ALLOWED: { number: 1004, status: 405 },
  CONFLICT: { number: 1005, status: 409 },
  STALE_VERSION: { number: 1006, status: 412 },
  TOO_LARGE: { number: 1007, status: 413 },
  UNSUPPORTED_MEDIA: { number: 1008, status: 415 },
  VALIDATION: { number: 1009, status: 422 },
  TOO_MANY_REQUESTS: { number: 1010, status: 429 },
  INTERNAL: { number: 1011, status: 500 },
  UPSTREAM_UNAVAILABLE: { number: 1012, status: 503 },
  NETWORK: { number: 1013, status: 503 },
  LOGIN_FAILED: { number: 1100, status: 401 },
  QUOTE_CHANGED: { number: 1200, status: 409 },
  OUT_OF_STOCK: { number: 1201, status: 409 },
  IDEMPOTENCY_REUSED: { number: 1202, status: 409 },
  ILLEGAL_TRANSITION: { number: 1203, status: 409 },
  STILL_IN_USE: { number: 1300, status: 409 },
  SLUG_TAKEN: { number: 1301, status: 409 },
  REMOTE_UNREACHABLE: { number: 2000, status: 503 },
  REMOTE_TIMEOUT: { number: 2001, status: 503 },
  REMOTE_MALFORMED: { number: 2002, status: 503 },
  REMOTE_KIT_MISMATCH: { number: 2003, status: 503 },
  REMOTE_CONTRACT_MISMATCH: { number: 2004, status: 503 },
  REMOTE_RENDER_FAILED: { number: 2005, status: 503 },
  REMOTE_INSTALL_FAILED: { number: 2006, status: 503 },
  RELEASE_REFUSED: { number: 2100, status: 422 },
} as const satisfies Record<string, { number: number; status: number }>;

/** A key of {@link errorCodes}. */
export type ErrorCode = keyof typeof errorCodes;

/** Error messages by field name, in the visitor's language. */
export type FieldErrors = Readonly<Record<string, string>>;

/** Values that an error's text interpolates, for example `{ name: 'Aegean 02' }`. */
export type ErrorParams = Readonly<Record<string, string | number>>;

/**
 * An error with a code. The API responds with its HTTP status and localised text; the browser shows the same text.
 * `fields` holds the messages by field of a VALIDATION error.
 */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly params: ErrorParams;
  readonly fields: FieldErrors | undefined;

  constructor(code: ErrorCode, params: ErrorParams = {}, options: { fields?: FieldErrors; cause?: unknown } = {}) {
    super(`FK${errorCodes[code].number} ${code}`, { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.params = params;
    this.fields = options.fields;
  }

  /** HTTP status of the code. */
  get status(): number {
    return errorCodes[this.code].status;
  }
}

/** True for a known error code, such as the `code` of an API response. */
export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && Object.hasOwn(errorCodes, value);
}
