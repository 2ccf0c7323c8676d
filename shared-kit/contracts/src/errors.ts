/**
 * Every error code of the product with the number that is shown to users and written to logs. Texts are in
 * `locales/{el,en}.json` under `errors.CODE`, HTTP statuses in `error-statuses.ts`.
 */
export const errorCodes = {
  BAD_REQUEST: 1000,
  NOT_SIGNED_IN: 1001,
  FORBIDDEN: 1002,
  NOT_FOUND: 1003,
  METHOD_NOT_ALLOWED: 1004,
  CONFLICT: 1005,
  STALE_VERSION: 1006,
  TOO_LARGE: 1007,
  UNSUPPORTED_MEDIA: 1008,
  VALIDATION: 1009,
  TOO_MANY_REQUESTS: 1010,
  INTERNAL: 1011,
  UPSTREAM_UNAVAILABLE: 1012,
  NETWORK: 1013,
  REQUEST_TIMEOUT: 1014,
  UPSTREAM_FAILED: 1015,
  STORAGE_FULL: 1016,
  LOGIN_FAILED: 1100,
  QUOTE_CHANGED: 1200,
  OUT_OF_STOCK: 1201,
  IDEMPOTENCY_REUSED: 1202,
  ILLEGAL_TRANSITION: 1203,
  STILL_IN_USE: 1300,
  SLUG_TAKEN: 1301,
  REMOTE_UNREACHABLE: 2000,
  REMOTE_TIMEOUT: 2001,
  REMOTE_MALFORMED: 2002,
  REMOTE_KIT_MISMATCH: 2003,
  REMOTE_CONTRACT_MISMATCH: 2004,
  REMOTE_RENDER_FAILED: 2005,
  REMOTE_INSTALL_FAILED: 2006,
  RELEASE_REFUSED: 2100,
} as const satisfies Record<string, number>;

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
    super(`FK${errorCodes[code]} ${code}`, { cause: options.cause });
    this.name = 'AppError';
    this.code = code;
    this.params = params;
    this.fields = options.fields;
  }
}

/** True for a known error code, such as the `code` of an API response. */
export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && Object.hasOwn(errorCodes, value);
}
