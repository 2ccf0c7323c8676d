import { AppError, type ErrorCode, type ErrorParams, type FieldErrors } from '@fakos/shared-kit/errors';
import { type Language, translate } from '../text/translate.ts';

interface FailureDetails {
  readonly params?: ErrorParams;
  readonly fields?: FieldErrors;
  readonly headers?: Readonly<Record<string, string>>;
  /** Named keys that the envelope carries beside code and message. */
  readonly extra?: Readonly<Record<string, unknown>>;
  readonly cause?: unknown;
  /** Names a text under `reasons` that says more than the code's own, filled with `params`. */
  readonly reason?: string;
}

/** A failure that also says something in headers or in named keys of the envelope. */
export class Failure extends AppError {
  readonly headers: Readonly<Record<string, string>>;
  readonly extra: Readonly<Record<string, unknown>>;
  readonly reason: string | undefined;

  constructor(code: ErrorCode, details: FailureDetails = {}) {
    const { fields, cause } = details;
    super(code, details.params ?? {}, { ...(fields && { fields }), ...(cause !== undefined && { cause }) });
    this.headers = details.headers ?? {};
    this.extra = details.extra ?? {};
    this.reason = details.reason;
  }
}

/** A VALIDATION failure that a rule beyond the contract's schema found; `rule` names its text. */
export function brokenRule(language: Language, field: string, rule: string): Failure {
  return new Failure('VALIDATION', { fields: { [field]: translate(language, `rules.${rule}`) } });
}

/** The failure that an unknown thrown value stands for. */
export function asFailure(thrown: unknown): Failure {
  if (thrown instanceof Failure) return thrown;
  if (thrown instanceof AppError) {
    return new Failure(thrown.code, { params: thrown.params, ...(thrown.fields && { fields: thrown.fields }) });
  }
  if (isLostStore(thrown)) return new Failure('UPSTREAM_UNAVAILABLE', { cause: thrown });
  return new Failure(codeOfParserError(thrown) ?? 'INTERNAL', { cause: thrown });
}

/** How PostgreSQL and its driver say that there is no connection: class 08, a shutdown (57P), the network, the pool. */
const LOST_STORE_CODE = /^(?:08\w{3}|57P0[1-3]|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND)$/;
const LOST_STORE_WORDS = /^(?:Connection terminated|timeout exceeded when trying to connect)/;

/** True for what fails until the store can be reached again, and not because of what was asked. */
function isLostStore(thrown: unknown): boolean {
  if (!(thrown instanceof Error)) return false;
  const code = 'code' in thrown ? String(thrown.code) : '';
  return LOST_STORE_CODE.test(code) || LOST_STORE_WORDS.test(thrown.message);
}

/** The envelope of a failure, in the language of the request. */
export function envelopeOf(failure: Failure, language: Language) {
  return {
    ...failure.extra,
    success: false as const,
    code: failure.code,
    message: translate(
      language,
      failure.reason ? `reasons.${failure.reason}` : `errors.${failure.code}`,
      failure.params,
    ),
    ...(failure.fields && { errors: failure.fields }),
  };
}

function codeOfParserError(thrown: unknown): ErrorCode | undefined {
  const type = thrown instanceof Error && 'type' in thrown ? thrown.type : undefined;
  switch (type) {
    case 'entity.too.large':
      return 'TOO_LARGE';
    case 'encoding.unsupported':
    case 'charset.unsupported':
      return 'UNSUPPORTED_MEDIA';
    case 'entity.parse.failed':
    case 'request.aborted':
    case 'request.size.invalid':
      return 'BAD_REQUEST';
    default:
      // Express answers a broken percent encoding with this.
      return thrown instanceof URIError ? 'BAD_REQUEST' : undefined;
  }
}
