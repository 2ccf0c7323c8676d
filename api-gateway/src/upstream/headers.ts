import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import type { Request } from 'express';
import { isSessionCookie } from '../session/token-binding.ts';
import { dataHeaders } from './data-headers.ts';

/** Headers of one connection, which are not forwarded (RFC 9110 section 7.6.1). */
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

/** Set by the gateway for every response; those of the API do not replace them. */
const ownHeaders = new Set(['x-powered-by', 'server', 'x-request-id', 'date', 'x-cache', ...Object.keys(dataHeaders)]);

type Headers = Record<string, string | string[]>;

/** A request's headers for the API, without those of the connection and without the gateway's own cookie. */
export function toForwardedHeaders(request: Request): Headers {
  const headers = removeHopByHop(request.headers);
  const pairs = request.headers.cookie?.split(';') ?? [];
  if (pairs.some(isSessionCookie)) {
    const others = pairs.filter((pair) => !isSessionCookie(pair));
    if (others.length > 0) headers.cookie = others.join(';').trim();
    else delete headers.cookie;
  }
  headers['x-forwarded-for'] = request.ip ?? '';
  headers['x-forwarded-proto'] = request.protocol;
  headers['x-forwarded-host'] = request.headers.host ?? '';
  return headers;
}

/** Forwards a response's headers. Cookies are added to those of the gateway, whose name the API cannot use. */
export function passHeaders(headers: IncomingHttpHeaders, response: ServerResponse): void {
  const { 'set-cookie': cookies, vary, ...others } = removeHopByHop(headers);
  for (const name in others) {
    if (!ownHeaders.has(name)) response.setHeader(name, others[name] ?? '');
  }
  if (vary !== undefined) response.appendHeader('vary', vary);
  if (cookies !== undefined) passCookies(cookies, response);
}

/** Adds the API's cookies to a response. */
export function passCookies(cookies: string | string[], response: ServerResponse): void {
  const forwarded = [cookies].flat().filter((cookie) => !isSessionCookie(cookie));
  if (forwarded.length > 0) response.appendHeader('set-cookie', forwarded);
}

/** Headers that may be forwarded. Those that `Connection` names are removed too. */
function removeHopByHop(headers: IncomingHttpHeaders): Headers {
  const forwarded: Headers = {};
  for (const name in headers) {
    const value = headers[name];
    if (value !== undefined && !hopByHop.has(name)) forwarded[name] = value;
  }
  const { connection } = headers;
  if (connection !== undefined && connection !== 'close' && connection !== 'keep-alive') {
    for (const name of connection.toLowerCase().split(',')) delete forwarded[name.trim()];
  }
  return forwarded;
}
