import { type Request, type Response, Router } from 'express';
import { z } from 'zod';
import { getSessionCookie, type TokenBinding } from '../../session/token-binding.ts';
import type { JsonResponse } from '../../upstream/api-response.ts';
import { passCookies } from '../../upstream/headers.ts';
import type { Upstream } from '../../upstream/upstream.ts';

const loginResponse = z.object({ success: z.literal(true), token: z.string().min(16) });

const responseWithUser = z.looseObject({ user: z.looseObject({ role: z.unknown().optional() }) });

/** Lifetime of the cookie in milliseconds; the token itself may end sooner. */
const COOKIE_MAX_AGE_MS = 30 * 24 * 3_600_000;
const MAX_LOGIN_BODY_BYTES = 8 * 1024;

/** Actions of POST login.php whose response has the token of a new session. */
const sessionActions: readonly unknown[] = [undefined, 'two-step', 'link'];

/** The role of a user without one in the API's response. */
export type MissingRole = 'user' | 'admin';

/**
 * Login and logout, below the API's base. A login is passed to the API, and the token of a successful response is bound
 * to a cookie; a logout removes the cookie. Fields of a user that an old API leaves out are added.
 */
export function signIn(upstream: Upstream, binding: TokenBinding, missingRole: MissingRole): Router {
  const router = Router();
  router.get('/login.php', async (request, response) => {
    const session = await upstream.send(request, Buffer.alloc(0));
    sendResponse({ ...session, json: completeUser(session.json, missingRole) }, response);
  });
  router.post('/login.php', async (request, response, next) => {
    if (request.query.action === 'logout') {
      response.clearCookie(getSessionCookie(request.secure), getCookieOptions(request.secure));
      next();
    } else if (sessionActions.includes(request.query.action)) {
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
  const login = await upstream.send(request, body);
  const found = login.status === 200 ? loginResponse.safeParse(login.json) : undefined;
  if (found?.success) {
    const cookie = { ...getCookieOptions(request.secure), maxAge: COOKIE_MAX_AGE_MS };
    response.cookie(getSessionCookie(request.secure), binding.seal(found.data.token), cookie);
  }
  sendResponse({ ...login, json: completeUser(login.json, missingRole) }, response);
}

function sendResponse({ status, json, retryAfter, cookies }: JsonResponse, response: Response): void {
  passCookies(cookies, response);
  if (retryAfter) response.setHeader('Retry-After', retryAfter);
  response.status(status).setHeader('Cache-Control', 'no-store').json(json);
}

/** An old API leaves out a user's role and `must_change_password` (product.md section 1). */
function completeUser(json: unknown, missingRole: MissingRole): unknown {
  const found = responseWithUser.safeParse(json);
  if (!found.success) return json;
  const { user } = found.data;
  return { ...found.data, user: { must_change_password: false, ...user, role: user.role ?? missingRole } };
}

function getCookieOptions(secure: boolean) {
  return { httpOnly: true, sameSite: 'lax', secure, path: '/' } as const;
}
