import type { IncomingHttpHeaders } from 'node:http';

/** Largest response that is stored, in bytes; larger ones pass through. */
export const MAX_CACHED_BYTES = 256 * 1024;

/** Names in `Vary` that the gateway handles itself: by the cache key, or by not sharing the response at all. */
const allowedVaryNames = new Set(['accept-language', 'accept-encoding', 'authorization', 'origin', '']);

/** True where nothing in a response's headers forbids sharing it. */
export function isShareable(status: number, headers: IncomingHttpHeaders): boolean {
  if (status !== 200 || headers['set-cookie'] !== undefined || headers['content-encoding'] !== undefined) return false;
  if (!/^application\/json\b/i.test(headers['content-type'] ?? '')) return false;
  if (/\b(?:no-store|private)\b/i.test(headers['cache-control'] ?? '')) return false;
  if (Number(headers['content-length'] ?? 0) > MAX_CACHED_BYTES) return false;
  return listHeaderValues(headers.vary).every((name) => allowedVaryNames.has(name));
}

/** True for the body of a success: an API that prints a warning before its JSON is not cached. */
export function isSuccess(body: Buffer): boolean {
  try {
    const json: unknown = JSON.parse(body.toString());
    return typeof json === 'object' && json !== null && !('success' in json && json.success !== true);
  } catch {
    return false;
  }
}

function listHeaderValues(header: string | undefined): string[] {
  return (header ?? '')
    .toLowerCase()
    .split(',')
    .map((name) => name.trim());
}
