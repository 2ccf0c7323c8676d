import { type Request, type Response, Router } from 'express';
import { z } from 'zod';
import { SESSION_COOKIE, type TokenBinding } from '../session/token-binding.ts';
import { passCookies } from '../upstream/headers.ts';
import type { ReadAnswer, Upstream } from '../upstream/upstream.ts';

const signedIn = z.object({ success: z.literal(true), token: z.string().min(16) });

const answerWithUser = z.looseObject({ user: z.looseObject({ role: z.unknown().optional() }) });

/** Lifetime of the cookie in milliseconds; the token itself may end sooner. */
const COOKIE_MAX_AGE_MS = 30 * 24 * 3_600_000;
const MAX_LOGIN_BODY_BYTES = 8 * 1024;

/** What somebody is whose role the API does not say. */
export type MissingRole = 'user' | 'admin';

/**
 * Under the base of calls: passes a login on and binds the token of a successful answer to a cookie; a logout takes the
 * cookie away. What an old API leaves out of a user is added, also where a page asks who is signed in.
 */
export function signIn(upstream: Upstream, binding: TokenBinding, missingRole: MissingRole): Router {
  const router = Router();
  router.get('/login.php', async (request, response) => {
    const answer = await upstream.send(request, Buffer.alloc(0));
    passAnswer({ ...answer, json: withWholeUser(answer.json, missingRole) }, response);
  });
  router.post('/login.php', async (request, response, next) => {
    if (request.query.action === 'logout') {
      response.clearCookie(SESSION_COOKIE, cookieOptions(request.secure));
      next();
    } else if (request.query.action === undefined) {
      await passLogin(request, response, { upstream, binding, missingRole });
    } else next();
  });
  return router;
}

async function passLogin(
  request: Request,
  response: Response,
  { upstream, binding, missingRole }: { upstream: Upstream; binding: TokenBinding; missingRole: MissingRole },
): Promise<void> {
  const body = await upstream.readBody(request, MAX_LOGIN_BODY_BYTES);
  const answer = await upstream.send(request, body);
  const found = answer.status === 200 ? signedIn.safeParse(answer.json) : undefined;
  if (found?.success) {
    const cookie = { ...cookieOptions(request.secure), maxAge: COOKIE_MAX_AGE_MS };
    response.cookie(SESSION_COOKIE, binding.seal(found.data.token), cookie);
  }
  passAnswer({ ...answer, json: withWholeUser(answer.json, missingRole) }, response);
}

function passAnswer({ status, json, retryAfter, cookies }: ReadAnswer, response: Response): void {
  passCookies(cookies, response);
  if (retryAfter) response.setHeader('Retry-After', retryAfter);
  response.status(status).setHeader('Cache-Control', 'no-store').json(json);
}

/** An old API says of a user neither the role nor whether the password has to be changed (product.md section 1). */
function withWholeUser(json: unknown, missingRole: MissingRole): unknown {
  const found = answerWithUser.safeParse(json);
  if (!found.success) return json;
  const { user } = found.data;
  return { ...found.data, user: { must_change_password: false, ...user, role: user.role ?? missingRole } };
}

function cookieOptions(secure: boolean) {
  return { httpOnly: true, sameSite: 'lax', secure, path: '/' } as const;
}
