import { OFFLINE_PAGE } from '../worker-protocol.ts';
import { isCacheable, listReleaseFiles, type ReleaseFile } from './cache-rules.ts';

const PREFIX = 'fakos-offline-';
const PAGES = [OFFLINE_PAGE, `/en${OFFLINE_PAGE}`];

/**
 * Cache of the offline page in both languages with every file that it references, including those of cart and wishlist.
 */
export class OfflineCache {
  /** Name of this version's cache. */
  readonly cacheName: string;

  /** @param version version of the shell release; each has its own cache, so that a page never mixes two */
  constructor(version: string) {
    this.cacheName = `${PREFIX}${version}`;
  }

  /** Adds the missing entries one by one; failed ones are requested again the next time. Never rejects. */
  async addMissing(): Promise<void> {
    const cache = await caches.open(this.cacheName);
    await Promise.allSettled(PAGES.map((address) => addPage(cache, address)));
  }

  /** The cached offline page. */
  async getPage(pathname: string): Promise<Response | undefined> {
    return caches.match(pathname, { cacheName: this.cacheName, ignoreVary: true });
  }

  /** Deletes the caches of other versions. */
  async deleteOtherVersions(): Promise<void> {
    const names = await caches.keys();
    const others = names.filter((name) => name.startsWith(PREFIX) && name !== this.cacheName);
    await Promise.all(others.map((name) => caches.delete(name)));
  }
}

async function addPage(cache: Cache, address: string): Promise<void> {
  let page = await cache.match(address, { ignoreVary: true });
  if (!page) {
    page = await fetch(address, { cache: 'no-cache' });
    if (!isCacheable('page', page)) return;
    await cache.put(address, page.clone());
  }
  const files = listReleaseFiles(await page.text());
  await Promise.allSettled(files.map((file) => addFile(cache, file)));
}

async function addFile(cache: Cache, { href, integrity }: ReleaseFile): Promise<void> {
  if (await cache.match(href, { ignoreVary: true })) return;
  const file = await fetch(href, { integrity });
  if (isCacheable('file', file)) await cache.put(href, file);
}
