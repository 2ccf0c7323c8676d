import type { IncomingHttpHeaders } from 'node:http';

/** Largest answer that is kept, in bytes; larger ones pass through. */
export const MAX_KEPT_ANSWER_BYTES = 256 * 1024;

/** Request headers that the gateway itself keeps answers apart by, or never lets near a shared answer. */
const keptApartBy = new Set(['accept-language', 'accept-encoding', 'authorization', 'origin', '']);

/** True when nothing in an answer's head forbids to give it to everybody. */
export function isShareable(status: number, headers: IncomingHttpHeaders): boolean {
  if (status !== 200 || headers['set-cookie'] !== undefined || headers['content-encoding'] !== undefined) return false;
  if (!/^application\/json\b/i.test(headers['content-type'] ?? '')) return false;
  if (/\b(?:no-store|private)\b/i.test(headers['cache-control'] ?? '')) return false;
  if (Number(headers['content-length'] ?? 0) > MAX_KEPT_ANSWER_BYTES) return false;
  return listed(headers.vary).every((name) => keptApartBy.has(name));
}

/** True for the body of a success: an API that prints a warning before its JSON is not believed for long. */
export function isSuccess(body: Buffer): boolean {
  try {
    const answer: unknown = JSON.parse(body.toString());
    return typeof answer === 'object' && answer !== null && !('success' in answer && answer.success !== true);
  } catch {
    return false;
  }
}

function listed(header: string | undefined): string[] {
  return (header ?? '')
    .toLowerCase()
    .split(',')
    .map((name) => name.trim());
}
