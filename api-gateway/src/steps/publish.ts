import { AppError, type ErrorCode, errorCodes } from '@fakos/shared-kit/errors';
import { type ErrorRequestHandler, json, type Request, type RequestHandler, type Response, Router } from 'express';
import { rateLimit } from 'express-rate-limit';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { FailureCounts } from '../releases/failure-counts.ts';
import { limitBytes } from '../releases/limit-bytes.ts';
import { canaryShare } from '../releases/registry.ts';
import type { Author } from '../releases/registry-file.ts';
import { ARCHIVE_TYPE, unpackRelease } from '../releases/release-archive.ts';
import type { ReleaseFolder } from '../releases/release-folder.ts';
import { NothingToDo, ReleaseRefused } from '../releases/release-refused.ts';
import type { ReleaseTokens, TokenOwner } from '../releases/release-tokens.ts';

/** Largest upload of a release, in bytes as sent. */
export const MAX_UPLOAD_BYTES = 32 * 1024 * 1024;
/** Requests about releases that one address may make in a minute, refused ones included. */
export const RELEASE_REQUESTS_PER_MINUTE = 60;
const MINUTE_MS = 60_000;
const MAX_CHANGE_BODY_BYTES = 4 * 1024;
/** Changes that a listing shows. */
const LISTED_CHANGES = 20;

/** Printed on terminals as it is, so nothing that moves a cursor. */
const printable = /^\P{C}*$/u;

const author = z.object({
  by: z.string().trim().min(1).max(80).regex(printable).default('somebody'),
  why: z.string().trim().max(300).regex(printable).default(''),
});
const upload = author.extend({
  canary: z.coerce.number().pipe(canaryShare).optional(),
  forceSlotRemoval: z.enum(['0', '1']).default('0'),
});

/** What the step works with. */
export interface PublishParts {
  readonly folder: ReleaseFolder;
  readonly tokens: ReleaseTokens;
  readonly failures: FailureCounts;
  readonly log: Logger;
}

/** Lists, publishes, promotes and rolls back releases over HTTP. A token may change one remote. For developers, so in English. */
export function publish({ folder, tokens, failures, log }: PublishParts): Router {
  const router = Router();
  router.use('/releases', limitRequests(), authorise(tokens), noStore);
  router.get('/releases', async (_request, response) => {
    const { shell, remotes } = await folder.list();
    const history = (await folder.history()).slice(-LISTED_CHANGES).reverse();
    response.json({ success: true, data: { shell, remotes, failures: failures.list(), history } });
  });
  const change =
    (
      make: (request: Request<{ name: string }>, response: Response) => Promise<object>,
    ): RequestHandler<{ name: string }> =>
    async (request, response) => {
      const data = await make(request, response);
      log.info({ ...data, by: ownerOf(response).label }, 'what is live has changed');
      response.json({ success: true, data });
    };
  const readChange = json({ limit: MAX_CHANGE_BODY_BYTES });
  router.post(
    '/releases/:name/rollback',
    readChange,
    change((request, response) => folder.rollback(request.params.name, authorOf(request.body, response))),
  );
  router.post(
    '/releases/:name/promote',
    readChange,
    change((request, response) => folder.promote(request.params.name, authorOf(request.body, response))),
  );
  router.post(
    '/releases/:name',
    change((request, response) => takeUpload(folder, request, response)),
  );
  router.use('/releases', answerFault(log));
  return router;
}

async function takeUpload(folder: ReleaseFolder, request: Request<{ name: string }>, response: Response) {
  if (!request.is(ARCHIVE_TYPE)) throw new AppError('UNSUPPORTED_MEDIA');
  const found = upload.safeParse(request.query);
  if (!found.success) throw new ReleaseRefused(linesOf(found.error));
  const { canary, forceSlotRemoval } = found.data;
  const options = { ...authorOf(request.query, response), canary, forceSlotRemoval: forceSlotRemoval === '1' };
  const body = limitBytes(request, MAX_UPLOAD_BYTES);
  return folder.publishFrom((incoming) => unpackRelease(body, incoming), request.params.name, options);
}

/** Who asks, by the token; the name that the client gives is only added. */
function authorOf(given: unknown, response: Response): Author {
  const found = author.safeParse(given ?? {});
  if (!found.success) throw new ReleaseRefused(linesOf(found.error));
  return { by: `${found.data.by} (${ownerOf(response).label})`, why: found.data.why };
}

function authorise(tokens: ReleaseTokens): RequestHandler {
  return (request, response, next) => {
    const owner = tokens.ownerOf(request.get('authorization'));
    if (!owner) throw new AppError('NOT_SIGNED_IN');
    const [, name] = request.path.split('/');
    if (name && name !== owner.remote) throw new AppError('FORBIDDEN');
    response.locals.releaseToken = owner;
    next();
  };
}

function ownerOf(response: Response): TokenOwner {
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
  NOT_SIGNED_IN: 'Send "Authorization: Bearer TOKEN" with a token whose hash is in RELEASE_TOKENS.',
  FORBIDDEN: 'This token may change another remote only.',
  TOO_LARGE: `An upload may have ${MAX_UPLOAD_BYTES} bytes.`,
  UNSUPPORTED_MEDIA: `Send the release as ${ARCHIVE_TYPE}.`,
  TOO_MANY_REQUESTS: 'Too many requests about releases; wait a minute.',
};

function answerFault(log: Logger): ErrorRequestHandler {
  return (thrown: unknown, request, response, next) => {
    const answer = (code: ErrorCode, message: string, more: object = {}) => {
      // What was not read of an upload would be taken for the next request.
      if (!request.complete) response.setHeader('Connection', 'close');
      response.status(errorCodes[code].status).json({ success: false, code, message, ...more });
    };
    if (thrown instanceof ReleaseRefused) {
      log.warn({ path: request.path, reasons: thrown.reasons }, 'a release was refused');
      answer('RELEASE_REFUSED', 'The release was refused.', { reasons: thrown.reasons });
    } else if (thrown instanceof NothingToDo) answer('CONFLICT', thrown.message);
    else if (thrown instanceof AppError) answer(thrown.code, messages[thrown.code] ?? thrown.message);
    else next(thrown);
  };
}

function linesOf(error: z.ZodError): string[] {
  return error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
}
