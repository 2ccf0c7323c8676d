import { OFFLINE_PAGE } from '../worker-names.ts';
import { filesNamedIn, mayKeep, type NamedFile } from './what-to-keep.ts';

const PREFIX = 'fakos-offline-';
const addresses = [OFFLINE_PAGE, `/en${OFFLINE_PAGE}`];

/** The offline page in both languages with every file that it names, and those of the cart and the wishlist. */
export class OfflineCopy {
  /** The cache of this version. */
  readonly cacheName: string;

  /** @param version of the shell's release: each keeps a copy of its own, so that a page never mixes two */
  constructor(version: string) {
    this.cacheName = `${PREFIX}${version}`;
  }

  /**
   * Keeps what is not kept yet, file by file: one that fails leaves the others, and is asked for again the next time.
   * Never fails itself.
   */
  async complete(): Promise<void> {
    const cache = await caches.open(this.cacheName);
    await Promise.allSettled(addresses.map((address) => completePage(cache, address)));
  }

  /** The offline page as it was kept. */
  async page(pathname: string): Promise<Response | undefined> {
    return caches.match(pathname, { cacheName: this.cacheName, ignoreVary: true });
  }

  /** Lets go of the copies of other versions. */
  async dropOthers(): Promise<void> {
    const names = await caches.keys();
    const others = names.filter((name) => name.startsWith(PREFIX) && name !== this.cacheName);
    await Promise.all(others.map((name) => caches.delete(name)));
  }
}

async function completePage(cache: Cache, address: string): Promise<void> {
  let page = await cache.match(address, { ignoreVary: true });
  if (!page) {
    page = await fetch(address, { cache: 'no-cache' });
    if (!mayKeep('page', page)) return;
    await cache.put(address, page.clone());
  }
  const files = filesNamedIn(await page.text());
  await Promise.allSettled(files.map((file) => keepFile(cache, file)));
}

async function keepFile(cache: Cache, { href, integrity }: NamedFile): Promise<void> {
  if (await cache.match(href, { ignoreVary: true })) return;
  const file = await fetch(href, { integrity });
  if (mayKeep('file', file)) await cache.put(href, file);
}
