import { PageCache } from '../render/page-cache.ts';
import type { Upstream } from '../upstream/upstream.ts';
import { within } from './deadline.ts';
import { unescapeHtml } from './escape.ts';

/** Total size of a page's inlined images, in bytes. */
export const MAX_INLINE_BYTES = 12_000;
/** Width of the screen for which images are chosen, in device pixels: 360 CSS pixels with two device pixels each. */
const PHONE_WIDTH = 720;
/** How long a page waits for its images, in milliseconds. Later pages have them. */
const MAX_WAIT_MS = 100;
/** Limit of the cached images' memory in MB. */
const CACHE_MB = 8;
/** Memory of a cache entry besides its bytes: images that cannot be inlined are cached too. */
const ENTRY_BYTES = 512;
const FORMAT = 'image/avif';
/** Part of the `User-Agent` of phones. */
const PHONE = /\bMobi/;

/** An image that is inlined; without bytes where it is too large or cannot be loaded. */
interface LoadedImage {
  readonly bytes: Buffer | undefined;
}

/** Headers of a page's request that decide about its images. */
export interface ImageHeaders {
  readonly accept?: string | undefined;
  readonly 'user-agent'?: string | undefined;
}

/**
 * Inlines the images with high priority of pages for phones, where they are the largest elements of the first screen.
 * Otherwise they arrive one round trip after the page. The page of a browser that does not accept AVIF stays as it is.
 */
export class FirstImages {
  private readonly upstream: Pick<Upstream, 'getBytes'>;
  private readonly images: PageCache<LoadedImage>;

  constructor(upstream: Pick<Upstream, 'getBytes'>) {
    this.upstream = upstream;
    this.images = new PageCache({ limitMb: CACHE_MB, getSize: ({ bytes }) => ENTRY_BYTES + (bytes?.length ?? 0) });
  }

  /** The rendered HTML with those images in it that are small enough, and without their preload links. */
  async inline(html: string, { accept = '', 'user-agent': userAgent = '' }: ImageHeaders): Promise<string> {
    if (!accept.includes(FORMAT) || !PHONE.test(userAgent)) return html;
    const found = listFirstImages(html);
    const loading = Promise.all(found.map(({ address }) => this.images.get(address, () => this.load(address))));
    const loaded = await within(performance.now() + MAX_WAIT_MS, loading, []);
    let size = 0;
    let result = html;
    for (const [index, { srcSet, width }] of found.entries()) {
      const bytes = loaded[index]?.bytes;
      if (!bytes || size + bytes.length > MAX_INLINE_BYTES) continue;
      size += bytes.length;
      const inlined = `data:${FORMAT};base64,${bytes.toString('base64')} ${width}w`;
      result = result
        .replace(getPreload(html, srcSet), '')
        .replace(` srcSet="${srcSet}"`, () => ` srcSet="${inlined}"`);
    }
    return result;
  }

  private async load(address: string): Promise<LoadedImage> {
    try {
      const bytes = await this.upstream.getBytes(address, { limit: MAX_INLINE_BYTES, accept: FORMAT });
      return { bytes: isAvif(bytes) ? bytes : undefined };
    } catch {
      return { bytes: undefined };
    }
  }
}

interface FirstImage {
  /** The value of the attribute as it is written in the HTML. */
  readonly srcSet: string;
  /** Address and width in pixels of the candidate for phones. */
  readonly address: string;
  readonly width: number;
}

/** The images with high priority that have a candidate for phones. */
function listFirstImages(html: string): FirstImage[] {
  return [...html.matchAll(/<img [^>]*fetchPriority="high"[^>]*>/g)].flatMap(([tag]) => {
    const srcSet = readAttribute(tag, 'srcSet') ?? '';
    const share = /([\d.]+)vw[^,]*$/.exec(readAttribute(tag, 'sizes') ?? '')?.[1];
    const candidate = share ? findCandidate(srcSet, (PHONE_WIDTH * Number(share)) / 100) : undefined;
    return candidate ? { srcSet, ...candidate } : [];
  });
}

/** The smallest candidate of at least a width that is on this site. */
function findCandidate(srcSet: string, minWidth: number): Omit<FirstImage, 'srcSet'> | undefined {
  const candidates = srcSet.split(', ').map((candidate) => {
    const [address = '', width = ''] = candidate.split(' ');
    return { address: unescapeHtml(address), width: Number.parseInt(width, 10) };
  });
  return candidates.find(({ address, width }) => width >= minWidth && address.startsWith('/'));
}

/** The preload link of an image, which React writes in front of the page. */
function getPreload(html: string, srcSet: string): string {
  const start = html.indexOf(`<link rel="preload" as="image" imageSrcSet="${srcSet}"`);
  return start < 0 ? '' : html.slice(start, html.indexOf('>', start) + 1);
}

function readAttribute(tag: string, name: string): string | undefined {
  return new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1];
}

/** Whether a file's major brand is AVIF (ISO/IEC 14496-12, section 4.3). */
function isAvif(bytes: Buffer): boolean {
  return bytes.toString('latin1', 4, 12) === 'ftypavif';
}
