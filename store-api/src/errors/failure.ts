import { errorStatuses } from '@fakos/contracts/error-statuses';
import { AppError, type ErrorCode, type ErrorParams, type FieldErrors } from '@fakos/contracts/errors';
import { type Language, translate } from '../text/translate.ts';

interface FailureDetails {
  readonly params?: ErrorParams;
  readonly fields?: FieldErrors;
  readonly headers?: Readonly<Record<string, string>>;
  /** Keys that the envelope carries besides code and message. */
  readonly extra?: Readonly<Record<string, unknown>>;
  readonly cause?: unknown;
  /** Key of a text under `reasons` that is more precise than the code's own; filled with `params`. */
  readonly reason?: string;
}

/** An error of the contracts that may also set response headers and extra keys of the envelope. */
export class Failure extends AppError {
  readonly headers: Readonly<Record<string, string>>;
  readonly extra: Readonly<Record<string, unknown>>;
  readonly reason: string | undefined;
  /** HTTP status of the response. */
  readonly status: number;

  constructor(code: ErrorCode, details: FailureDetails = {}) {
    const { fields, cause } = details;
    super(code, details.params ?? {}, { ...(fields && { fields }), ...(cause !== undefined && { cause }) });
    this.status = errorStatuses[code];
    this.headers = details.headers ?? {};
    this.extra = details.extra ?? {};
    this.reason = details.reason;
  }
}

/** The localised text of a failure. */
export function getFailureMessage({ code, params, reason }: Failure, language: Language): string {
  return translate(language, reason ? `reasons.${reason}` : `errors.${code}`, params);
}

/** The VALIDATION failure of a rule that the contract's schema cannot express; `rule` is a key under `rules`. */
export function brokenRule(language: Language, field: string, rule: string): Failure {
  return new Failure('VALIDATION', { fields: { [field]: translate(language, `rules.${rule}`) } });
}

/** The value, or NOT_FOUND where there is none. */
export function requireFound<T>(value: T | undefined): T {
  if (value === undefined) throw new Failure('NOT_FOUND');
  return value;
}
