import { type Request, type Response, Router } from 'express';
import { z } from 'zod';
import { SESSION_COOKIE, type TokenBinding } from '../session/token-binding.ts';
import { passCookies } from '../upstream/headers.ts';
import type { Upstream } from '../upstream/upstream.ts';

const signedIn = z.object({ success: z.literal(true), token: z.string().min(16) });

/** Lifetime of the cookie in milliseconds; the token itself may end sooner. */
const COOKIE_MAX_AGE_MS = 30 * 24 * 3_600_000;
const MAX_LOGIN_BODY_BYTES = 8 * 1024;

/** Under the base of calls: passes a login on and binds the token of a successful answer to a cookie; a logout takes the cookie away. */
export function signIn(upstream: Upstream, binding: TokenBinding): Router {
  const router = Router();
  router.post('/login.php', async (request, response, next) => {
    if (request.query.action === 'logout') {
      response.clearCookie(SESSION_COOKIE, cookieOptions(request.secure));
      next();
    } else if (request.query.action === undefined) {
      await passLogin(request, response, upstream, binding);
    } else next();
  });
  return router;
}

async function passLogin(
  request: Request,
  response: Response,
  upstream: Upstream,
  binding: TokenBinding,
): Promise<void> {
  const body = await upstream.readBody(request, MAX_LOGIN_BODY_BYTES);
  const answer = await upstream.send(request, body);
  const found = answer.status === 200 ? signedIn.safeParse(answer.json) : undefined;
  if (found?.success) {
    const cookie = { ...cookieOptions(request.secure), maxAge: COOKIE_MAX_AGE_MS };
    response.cookie(SESSION_COOKIE, binding.seal(found.data.token), cookie);
  }
  passCookies(answer.cookies, response);
  if (answer.retryAfter) response.setHeader('Retry-After', answer.retryAfter);
  response.status(answer.status).setHeader('Cache-Control', 'no-store').json(answer.json);
}

function cookieOptions(secure: boolean) {
  return { httpOnly: true, sameSite: 'lax', secure, path: '/' } as const;
}
