import type { IncomingMessage } from 'node:http';
import express, { type Request, type Response } from 'express';
import { Failure } from '../errors/failure.ts';

/** Largest JSON body in bytes: the longest page with its widgets in both languages fits. */
const MAX_BODY_BYTES = 1024 * 1024;

const rawBodies = new WeakMap<IncomingMessage, Buffer>();

const parseJson = express.json({
  limit: MAX_BODY_BYTES,
  strict: true,
  type: () => true,
  verify: (request, _response, bytes) => rawBodies.set(request, bytes),
});

/** The unparsed text of a JSON body, over which webhooks are signed. */
export function getRawBody(request: IncomingMessage): string {
  return rawBodies.get(request)?.toString('utf8') ?? '';
}

/** Media types of a request's body. */
export type BodyKind = 'json' | 'beacon' | 'upload';

/**
 * The kind of body that a request announces. A browser's beacon cannot declare JSON, so it is sent as plain text;
 * anything else than these three is UNSUPPORTED_MEDIA.
 */
export function getBodyKind(request: Request): BodyKind {
  if (!hasBody(request) || request.is('application/json')) return 'json';
  if (request.is('text/plain')) return 'beacon';
  if (request.is('multipart/form-data')) return 'upload';
  throw new Failure('UNSUPPORTED_MEDIA');
}

/** The JSON object that a request carries, or an empty one where it carries nothing. */
export async function readBody(request: Request, response: Response): Promise<Record<string, unknown>> {
  if (!hasBody(request)) return {};
  await new Promise<void>((resolve, reject) => {
    parseJson(request, response, (error?: unknown) => (error === undefined ? resolve() : reject(error)));
  });
  const body: unknown = request.body;
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new Failure('BAD_REQUEST');
  return body as Record<string, unknown>;
}

function hasBody(request: Request): boolean {
  if (request.method === 'GET' || request.method === 'HEAD') return false;
  return request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length'] ?? 0) > 0;
}
