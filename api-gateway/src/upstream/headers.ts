import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import type { Request } from 'express';
import { SESSION_COOKIE } from '../session/token-binding.ts';
import { callHeaders } from './call-headers.ts';

/** Headers that belong to one connection and go no further (RFC 9110 section 7.6.1). */
const hopByHop = new Set([
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'expect',
  'host',
]);

/** Set by the gateway for every answer; the API's own do not replace them. */
const ownHeaders = new Set(['x-powered-by', 'server', 'x-request-id', 'date', 'x-cache', ...Object.keys(callHeaders)]);

type Headers = Record<string, string | string[]>;

/** A request's headers as the API gets them: without those of the connection and without the gateway's own cookie. */
export function forwardedHeaders(request: Request): Headers {
  const headers = withoutHopByHop(request.headers);
  const cookies = request.headers.cookie;
  if (cookies?.includes(SESSION_COOKIE)) {
    const others = cookies.split(';').filter((pair) => !isOwnCookie(pair));
    if (others.length > 0) headers.cookie = others.join(';').trim();
    else delete headers.cookie;
  }
  headers['x-forwarded-for'] = request.ip ?? '';
  headers['x-forwarded-proto'] = request.protocol;
  headers['x-forwarded-host'] = request.headers.host ?? '';
  return headers;
}

/** Passes an answer's headers on. Cookies are added to those that the gateway sets, whose own name stays its own. */
export function passHeaders(headers: IncomingHttpHeaders, response: ServerResponse): void {
  const { 'set-cookie': cookies, vary, ...others } = withoutHopByHop(headers);
  for (const name in others) {
    if (!ownHeaders.has(name)) response.setHeader(name, others[name] ?? '');
  }
  if (vary !== undefined) response.appendHeader('vary', vary);
  if (cookies !== undefined) passCookies(cookies, response);
}

/** Adds the API's cookies to an answer. */
export function passCookies(cookies: string | string[], response: ServerResponse): void {
  const theirs = [cookies].flat().filter((cookie) => !isOwnCookie(cookie));
  if (theirs.length > 0) response.appendHeader('set-cookie', theirs);
}

function isOwnCookie(pair: string): boolean {
  return pair.trimStart().startsWith(`${SESSION_COOKIE}=`);
}

/** Headers that may travel on. What `Connection` names stays behind too. */
function withoutHopByHop(headers: IncomingHttpHeaders): Headers {
  const kept: Headers = {};
  for (const name in headers) {
    const value = headers[name];
    if (value !== undefined && !hopByHop.has(name)) kept[name] = value;
  }
  const { connection } = headers;
  if (connection !== undefined && connection !== 'close' && connection !== 'keep-alive') {
    for (const name of connection.toLowerCase().split(',')) delete kept[name.trim()];
  }
  return kept;
}
