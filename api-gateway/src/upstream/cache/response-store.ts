import type { CachedResponse } from './cached-response.ts';

/** Default limit of the stored responses' memory in MB. */
export const DEFAULT_RESPONSE_CACHE_MB = 48;
const BYTES_PER_MB = 1024 * 1024;

/** Approximate size of one response besides its bodies: key, headers and map entries. */
const OVERHEAD_BYTES = 2048;
/** The text for rendered pages and the compressed copies are added later. */
const COPIES_FACTOR = 4;

interface Entry {
  readonly resource: string;
  readonly response: CachedResponse;
}

/** Responses by key, up to a total size; the least recently used goes first. */
export class ResponseStore {
  private readonly entries = new Map<string, Entry>();
  private readonly limit: number;
  private size = 0;

  constructor(limitMb = DEFAULT_RESPONSE_CACHE_MB) {
    this.limit = limitMb * BYTES_PER_MB;
  }

  get(key: string): CachedResponse | undefined {
    const entry = this.entries.get(key);
    if (entry) {
      this.entries.delete(key);
      this.entries.set(key, entry);
    }
    return entry?.response;
  }

  /** @param resource by which {@link deleteWhere} finds it */
  set(key: string, resource: string, response: CachedResponse): void {
    this.delete(key);
    this.entries.set(key, { resource, response });
    this.size += getSize(response);
    for (const oldest of this.entries.keys()) {
      if (this.size <= this.limit) break;
      this.delete(oldest);
    }
  }

  delete(key: string): void {
    const entry = this.entries.get(key);
    if (!entry) return;
    this.entries.delete(key);
    this.size -= getSize(entry.response);
  }

  deleteWhere(isMatch: (entry: { readonly resource: string }) => boolean): void {
    for (const [key, entry] of this.entries) if (isMatch(entry)) this.delete(key);
  }
}

function getSize(response: CachedResponse): number {
  return response.body.length * COPIES_FACTOR + OVERHEAD_BYTES;
}
