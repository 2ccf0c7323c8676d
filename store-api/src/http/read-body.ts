import express, { type Request, type Response } from 'express';
import { Failure } from './failure.ts';

/** Largest JSON body; texts of a page fit many times. */
const MAX_BODY = '256kb';

const parseJson = express.json({ limit: MAX_BODY, strict: true });

/** The JSON object that a request carries, or an empty one where it carries nothing. */
export async function readBody(request: Request, response: Response): Promise<Record<string, unknown>> {
  if (request.method === 'GET' || request.method === 'HEAD' || !hasBody(request)) return {};
  if (!request.is('application/json')) throw new Failure('UNSUPPORTED_MEDIA');
  await new Promise<void>((resolve, reject) => {
    parseJson(request, response, (error?: unknown) => (error === undefined ? resolve() : reject(error)));
  });
  const body: unknown = request.body;
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new Failure('BAD_REQUEST');
  return body as Record<string, unknown>;
}

function hasBody(request: Request): boolean {
  return request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length'] ?? 0) > 0;
}
