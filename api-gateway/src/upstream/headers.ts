import type { IncomingHttpHeaders } from 'node:http';
import type { Request } from 'express';

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

/** A request's headers as the API gets them: without those of the connection and without the gateway's own cookie. */
export function forwardedHeaders(request: Request): Record<string, string | string[]> {
  const headers = withoutHopByHop(request.headers);
  headers['x-forwarded-for'] = request.ip ?? '';
  headers['x-forwarded-proto'] = request.protocol;
  headers['x-forwarded-host'] = request.get('host') ?? '';
  return headers;
}

/** Headers that may travel on. What `Connection` names stays behind too. */
export function withoutHopByHop(headers: IncomingHttpHeaders): Record<string, string | string[]> {
  const named = new Set(
    String(headers.connection ?? '')
      .toLowerCase()
      .split(',')
      .map((name) => name.trim()),
  );
  const kept = Object.entries(headers).filter(
    (header): header is [string, string | string[]] =>
      header[1] !== undefined && !hopByHop.has(header[0]) && !named.has(header[0]),
  );
  return Object.fromEntries(kept);
}
