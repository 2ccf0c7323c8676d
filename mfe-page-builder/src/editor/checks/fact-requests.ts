/** Number of concurrent requests, low so that the checks do not slow down the editor. */
const CONCURRENT = 4;
const NOT_FOUND: readonly number[] = [404, 410];

const linkStates = new Map<string, boolean>();
const imageSizes = new Map<string, number>();

/**
 * Whether visitors who are not signed in can open paths of the site. Results are remembered except for missing pages,
 * which may be published at any time.
 */
export function findLinks(paths: readonly string[], signal: AbortSignal): Promise<ReadonlyMap<string, boolean>> {
  return find(paths, linkStates, signal, async (path) => {
    const { status } = await fetch(path, { method: 'HEAD', credentials: 'omit', signal });
    if (NOT_FOUND.includes(status)) return { value: false, isFinal: false };
    return status < 500 ? { value: true, isFinal: true } : undefined;
  });
}

/** Sizes of images in bytes by address; one that cannot be read is left out. */
export function findImageSizes(
  addresses: readonly string[],
  signal: AbortSignal,
): Promise<ReadonlyMap<string, number>> {
  const own = addresses.filter((address) => address.startsWith('/'));
  return find(own, imageSizes, signal, async (address) => {
    const headers = { Accept: 'image/avif,image/webp,*/*' };
    const response = await fetch(address, { headers, signal });
    return response.ok ? { value: (await response.blob()).size, isFinal: true } : undefined;
  });
}

interface Found<Value> {
  readonly value: Value;
  readonly isFinal: boolean;
}

async function find<Value>(
  keys: readonly string[],
  known: Map<string, Value>,
  signal: AbortSignal,
  request: (key: string) => Promise<Found<Value> | undefined>,
): Promise<ReadonlyMap<string, Value>> {
  const results = new Map<string, Value>();
  const pending = [...new Set(keys)];
  async function work(): Promise<void> {
    for (let key = pending.shift(); key !== undefined && !signal.aborted; key = pending.shift()) {
      const stored = known.get(key);
      // Failed requests leave facts unknown, and those are not reported.
      const found = stored === undefined ? await request(key).catch(() => undefined) : { value: stored, isFinal: true };
      if (!found) continue;
      results.set(key, found.value);
      if (found.isFinal) known.set(key, found.value);
    }
  }
  await Promise.all(Array.from({ length: CONCURRENT }, work));
  return results;
}
