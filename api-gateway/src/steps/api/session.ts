import type { RequestHandler } from 'express';
import { getSessionCookie, type TokenBinding } from '../../session/token-binding.ts';

/** Removes a bearer token whose cookie is missing or belongs to another token: the API then sees a visitor. */
export function session(binding: TokenBinding): RequestHandler {
  return (request, _response, next) => {
    const token = /^Bearer (\S+)$/.exec(request.get('authorization') ?? '')?.[1];
    if (!token || !binding.holds(token, readCookie(request.get('cookie'), getSessionCookie(request.secure)))) {
      delete request.headers.authorization;
    }
    next();
  };
}

function readCookie(header: string | undefined, name: string): string | undefined {
  const pair = header?.split(';').find((part) => part.trim().startsWith(`${name}=`));
  return pair?.slice(pair.indexOf('=') + 1).trim();
}
