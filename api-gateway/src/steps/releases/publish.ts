import { type Readable, Transform } from 'node:stream';
import { numeric } from '@fakos/contracts/endpoint';
import { errorStatuses } from '@fakos/contracts/error-statuses';
import { AppError, type ErrorCode } from '@fakos/contracts/errors';
import { StorageUnavailable } from '@fakos/contracts/servers/s3-bucket';
import { type ErrorRequestHandler, json, type Request, type RequestHandler, type Response, Router } from 'express';
import { rateLimit } from 'express-rate-limit';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { CountedError } from '../../error-reports/error-store.ts';
import type { FailureCounts } from '../../releases/failure-counts.ts';
import { canaryShare } from '../../releases/registry.ts';
import type { Author } from '../../releases/registry-store.ts';
import { ARCHIVE_TYPE, unpackRelease } from '../../releases/release-archive.ts';
import { ReleaseConflict, ReleaseRefused } from '../../releases/release-errors.ts';
import type { ReleaseFolder } from '../../releases/release-folder.ts';
import type { ReleaseTokens, TokenOwner } from '../../releases/release-tokens.ts';
import { skippableChecks } from '../../releases/skippable-checks.ts';
import type { WebVitalCounts } from '../../releases/web-vital-counts.ts';

/** Largest upload of a release, in bytes as sent. */
export const MAX_UPLOAD_BYTES = 32 * 1024 * 1024;
/** Limit of requests about releases per address and minute, refused ones included. */
export const RELEASE_REQUESTS_PER_MINUTE = 60;
const MINUTE_MS = 60_000;
const MAX_CHANGE_BODY_BYTES = 4 * 1024;
/** Changes that a listing shows. */
const LISTED_CHANGES = 20;

/** Without control characters, since it is printed on terminals. */
const printable = /^\P{C}*$/u;

const author = z.object({
  by: z.string().trim().min(1).max(80).regex(printable).default('unknown'),
  why: z.string().trim().max(300).regex(printable).default(''),
});
const flag = z
  .enum(['0', '1'])
  .default('0')
  .transform((value) => value === '1');
const only = z.object({ only: z.string().max(64).optional() });
const promotion = only.extend({ share: canaryShare.optional() });
const upload = author.extend({
  canary: numeric(canaryShare).optional(),
  staged: flag,
  forceSlotRemoval: flag,
  forceBudget: flag,
  forceVersion: flag,
  skipped: z
    .array(z.enum(skippableChecks))
    .or(z.enum(skippableChecks).transform((check) => [check]))
    .default([]),
});

/** Parts of the step. */
export interface PublishParts {
  readonly folder: ReleaseFolder;
  readonly tokens: ReleaseTokens;
  readonly failures: FailureCounts;
  /** Core Web Vitals, listed where they are counted. */
  readonly vitals?: WebVitalCounts | undefined;
  /** Errors of pages' scripts; none in development. */
  readonly listErrors: () => Promise<readonly CountedError[]>;
  readonly log: Logger;
}

/** Lists, publishes, promotes and rolls back releases over HTTP. A token may change one remote. Messages are for developers, in English. */
export function publish({ folder, tokens, failures, vitals, listErrors, log }: PublishParts): Router {
  const router = Router();
  router.use('/releases', limitRequests(), authorise(tokens), noStore);
  router.get('/releases', async (_request, response) => {
    const { shell, remotes } = await folder.list();
    const history = (await folder.history()).slice(-LISTED_CHANGES).reverse();
    const problems = await folder.inspectLive();
    const counted = {
      failures: await failures.list(),
      vitals: (await vitals?.summarise())?.rows ?? [],
      errors: await listErrors(),
    };
    response.json({ success: true, data: { shell, remotes, problems, ...counted, history } });
  });
  const change =
    (
      make: (request: Request<{ name: string }>, response: Response) => Promise<object>,
    ): RequestHandler<{ name: string }> =>
    async (request, response) => {
      const data = await make(request, response);
      log.info({ ...data, by: getTokenOwner(response).label }, 'the live releases have changed');
      response.json({ success: true, data });
    };
  const readChange = json({ limit: MAX_CHANGE_BODY_BYTES });
  router.post(
    '/releases/:name/rollback',
    readChange,
    change((request, response) =>
      folder.rollback(request.params.name, getAuthor(request.body, response), read(only, request.body)),
    ),
  );
  router.post(
    '/releases/:name/promote',
    readChange,
    change((request, response) =>
      folder.promote(request.params.name, getAuthor(request.body, response), read(promotion, request.body)),
    ),
  );
  router.post(
    '/releases/:name',
    change((request, response) => receiveUpload(folder, request, response)),
  );
  router.use('/releases', handleErrors(log));
  return router;
}

async function receiveUpload(folder: ReleaseFolder, request: Request<{ name: string }>, response: Response) {
  if (!request.is(ARCHIVE_TYPE)) throw new AppError('UNSUPPORTED_MEDIA');
  const options = { ...read(upload, request.query), ...getAuthor(request.query, response) };
  const body = limitBytes(request, MAX_UPLOAD_BYTES);
  return folder.publishFrom((incoming) => unpackRelease(body, incoming), request.params.name, options);
}

/** The author of a change: the name that the client gives, and the token's label, which cannot be forged. */
function getAuthor(given: unknown, response: Response): Author {
  const { by, why } = read(author, given);
  return { by: `${by} (${getTokenOwner(response).label})`, why };
}

function read<T>(schema: z.ZodType<T>, given: unknown): T {
  const found = schema.safeParse(given ?? {});
  if (!found.success) throw new ReleaseRefused(listIssues(found.error));
  return found.data;
}

function authorise(tokens: ReleaseTokens): RequestHandler {
  return async (request, response, next) => {
    const owner = await tokens.findOwner(request.get('authorization'));
    if (!owner) throw new AppError('NOT_SIGNED_IN');
    const [, name] = request.path.split('/');
    if (name && name !== owner.remote) throw new AppError('FORBIDDEN');
    response.locals.releaseToken = owner;
    next();
  };
}

function getTokenOwner(response: Response): TokenOwner {
  return response.locals.releaseToken as TokenOwner;
}

function limitRequests(): RequestHandler {
  return rateLimit({
    windowMs: MINUTE_MS,
    limit: RELEASE_REQUESTS_PER_MINUTE,
    standardHeaders: 'draft-8',
    legacyHeaders: false,
    handler: (_request, _response, next) => next(new AppError('TOO_MANY_REQUESTS')),
  });
}

const noStore: RequestHandler = (_request, response, next) => {
  response.setHeader('Cache-Control', 'no-store');
  next();
};

const messages: Partial<Record<ErrorCode, string>> = {
  NOT_SIGNED_IN:
    'Send "Authorization: Bearer TOKEN" with a token whose hash is in DATA_DIR/release-tokens or RELEASE_TOKENS.',
  FORBIDDEN: 'This token may change another remote only.',
  TOO_LARGE: `An upload may have ${MAX_UPLOAD_BYTES} bytes.`,
  UNSUPPORTED_MEDIA: `Send the release as ${ARCHIVE_TYPE}.`,
  TOO_MANY_REQUESTS: 'Too many requests about releases; wait a minute.',
};

function handleErrors(log: Logger): ErrorRequestHandler {
  return (thrown: unknown, request, response, next) => {
    const respond = (code: ErrorCode, message: string, more: object = {}) => {
      // The unread rest of an upload would be parsed as the next request.
      if (!request.complete) response.setHeader('Connection', 'close');
      response.status(errorStatuses[code]).json({ success: false, code, message, ...more });
    };
    if (thrown instanceof ReleaseRefused) {
      log.warn({ path: request.path, reasons: thrown.reasons }, 'a release was refused');
      respond('RELEASE_REFUSED', 'The release was refused.', { reasons: thrown.reasons });
    } else if (thrown instanceof ReleaseConflict) respond('CONFLICT', thrown.message);
    else if (thrown instanceof StorageUnavailable) respond('UPSTREAM_UNAVAILABLE', thrown.message);
    else if (thrown instanceof AppError) respond(thrown.code, messages[thrown.code] ?? thrown.message);
    else next(thrown);
  };
}

function listIssues(error: z.ZodError): string[] {
  return error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
}

/** The same stream, which fails with TOO_LARGE beyond `limit` bytes. */
function limitBytes(stream: Readable, limit: number): Readable {
  let size = 0;
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      if (size > limit) done(new AppError('TOO_LARGE'));
      else done(null, chunk);
    },
  });
  stream.on('error', (error) => counted.destroy(error));
  stream.on('aborted', () => counted.destroy(new AppError('BAD_REQUEST')));
  return stream.pipe(counted);
}
