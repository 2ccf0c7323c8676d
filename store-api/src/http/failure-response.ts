import { AppError, type ErrorCode } from '@fakos/contracts/errors';
import { Failure, getFailureMessage } from '../errors/failure.ts';
import type { Language } from '../text/translate.ts';

/** Turns any thrown value into the failure that the client receives. */
export function toFailure(thrown: unknown): Failure {
  if (thrown instanceof Failure) return thrown;
  if (thrown instanceof AppError) {
    return new Failure(thrown.code, { params: thrown.params, ...(thrown.fields && { fields: thrown.fields }) });
  }
  if (isLostConnection(thrown) || isBusyDatabase(thrown)) {
    return new Failure('UPSTREAM_UNAVAILABLE', { cause: thrown, headers: { 'Retry-After': RETRY_AFTER_SECONDS } });
  }
  if (isStorageFull(thrown)) return new Failure('STORAGE_FULL', { cause: thrown });
  return new Failure(getParserErrorCode(thrown) ?? 'INTERNAL', { cause: thrown });
}

/** Codes of PostgreSQL and its driver for a missing connection: class 08, a shutdown (57P), the network. */
const LOST_CONNECTION_CODE = /^(?:08\w{3}|57P0[1-3]|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND)$/;
const LOST_CONNECTION_MESSAGE = /^(?:Connection terminated|timeout exceeded when trying to connect)/;

function isLostConnection(thrown: unknown): boolean {
  if (!(thrown instanceof Error)) return false;
  const code = 'code' in thrown ? String(thrown.code) : '';
  return LOST_CONNECTION_CODE.test(code) || LOST_CONNECTION_MESSAGE.test(thrown.message);
}

/** When a client may try again, in seconds. */
const RETRY_AFTER_SECONDS = '2';
/** SQLITE_BUSY: the database was locked until the write's deadline. The higher bits of a code are the extended code. */
const SQLITE_BUSY = 5;
const SQLITE_PRIMARY_CODE = 0xff;

function isBusyDatabase(thrown: unknown): boolean {
  if (!(thrown instanceof Error && 'errcode' in thrown)) return false;
  return (Number(thrown.errcode) & SQLITE_PRIMARY_CODE) === SQLITE_BUSY;
}

/** SQLITE_FULL, SQLITE_IOERR_WRITE (a quota) and SQLITE_IOERR_SHMSIZE (the index of the log). */
const SQLITE_FULL_CODES = [13, 778, 4874];
/** Codes of the operating system, and PostgreSQL's disk_full. */
const STORAGE_FULL_CODES = ['ENOSPC', 'EDQUOT', 'EFBIG', '53100'];

function isStorageFull(thrown: unknown): boolean {
  if (!(thrown instanceof Error)) return false;
  if ('errcode' in thrown && SQLITE_FULL_CODES.includes(Number(thrown.errcode))) return true;
  return ('code' in thrown && STORAGE_FULL_CODES.includes(String(thrown.code))) || isStorageFull(thrown.cause);
}

/** The JSON envelope of a failure, in the language of the request. */
export function toFailureEnvelope(failure: Failure, language: Language) {
  return {
    ...failure.extra,
    success: false as const,
    code: failure.code,
    message: getFailureMessage(failure, language),
    ...(failure.fields && { errors: failure.fields }),
  };
}

function getParserErrorCode(thrown: unknown): ErrorCode | undefined {
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
      // Express throws a URIError for invalid percent-encoding.
      return thrown instanceof URIError ? 'BAD_REQUEST' : undefined;
  }
}
