import { AppError } from '@fakos/contracts/errors';
import { FirstImages, MAX_INLINE_BYTES } from './first-images.ts';

const PHONE = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/150.0.0.0 Mobile Safari/537.36';
const DESKTOP = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/150.0.0.0 Safari/537.36';
const ACCEPT = 'text/html,image/avif,image/webp,*/*;q=0.8';
const HEADERS = { accept: ACCEPT, 'user-agent': PHONE };
const IMAGE = '/backend/api/image.php?type=product&amp;file=';

/** The beginning of an AVIF file, filled up to a size. */
function createAvif(size: number): Buffer {
  return Buffer.concat([Buffer.from('\0\0\0\x20ftypavif', 'latin1'), Buffer.alloc(size - 12)]);
}

/** Files of the API. */
const files: Readonly<Record<string, Buffer>> = {
  'a.webp&width=320': createAvif(500),
  'a.webp&width=480': createAvif(1_000),
  'a.webp&width=800': createAvif(2_000),
  'b.webp&width=800': createAvif(MAX_INLINE_BYTES - 1_500),
  'c.webp&width=800': createAvif(MAX_INLINE_BYTES + 1),
  'jpeg.webp&width=800': Buffer.from('\xff\xd8\xff\xe0\0\x10JFIF\0\0\0\0\0', 'latin1'),
};

function createImages(): FirstImages {
  return new FirstImages({
    getBytes: async (url, { limit }) => {
      const bytes = files[url.slice(url.indexOf('file=') + 'file='.length)];
      if (!bytes || bytes.length > limit) throw new AppError('UPSTREAM_UNAVAILABLE');
      return bytes;
    },
  });
}

function writeSrcSet(file: string): string {
  return [320, 480, 800].map((width) => `${IMAGE}${file}&amp;width=${width} ${width}w`).join(', ');
}

function writePage(...images: { file: string; sizes?: string; priority?: string }[]): string {
  const preloads = images.map(
    ({ file }) => `<link rel="preload" as="image" imageSrcSet="${writeSrcSet(file)}" fetchPriority="high"/>`,
  );
  const elements = images.map(
    ({ file, sizes = '100vw', priority = ' fetchPriority="high"' }) =>
      `<img src="${IMAGE}${file}" srcSet="${writeSrcSet(file)}" sizes="${sizes}"${priority}/>`,
  );
  return [...preloads, ...elements].join('');
}

/** The `srcset` of each image, and the number of preloaded ones. */
async function readImages(html: string, headers: Readonly<Record<string, string>> = HEADERS) {
  const inlined = await createImages().inline(html, headers);
  const sets = [...inlined.matchAll(/ srcSet="([^"]*)"/g)].map(([, set = '']) => set);
  return {
    widths: sets.map((set) => (set.startsWith('data:image/avif;base64,') ? set.split(' ').at(-1) : 'address')),
    preloads: [...inlined.matchAll(/rel="preload"/g)].length,
  };
}

test('the first image of a page for phones is inlined in the width of a phone, and not preloaded', async () => {
  expect(await readImages(writePage({ file: 'a.webp' }))).toEqual({ widths: ['800w'], preloads: 0 });
});

test('images are inlined in the width that their share of the screen needs', async () => {
  const page = writePage({ file: 'a.webp', sizes: '(min-width: 64rem) 24vw, 45vw' });
  expect(await readImages(page)).toEqual({ widths: ['480w'], preloads: 0 });
});

test('several images are inlined up to a total size', async () => {
  const page = writePage({ file: 'a.webp' }, { file: 'b.webp' }, { file: 'a.webp', sizes: '45vw' });
  expect(await readImages(page)).toEqual({ widths: ['800w', 'address', '480w'], preloads: 1 });
});

test.each([
  ['a desktop', writePage({ file: 'a.webp' }), { accept: ACCEPT, 'user-agent': DESKTOP }],
  ['a browser without AVIF', writePage({ file: 'a.webp' }), { accept: 'text/html', 'user-agent': PHONE }],
  ['an image that is too large', writePage({ file: 'c.webp' }), HEADERS],
  ['an image that cannot be loaded', writePage({ file: 'missing.webp' }), HEADERS],
  ['an image in another format', writePage({ file: 'jpeg.webp' }), HEADERS],
  ['an image without priority', writePage({ file: 'a.webp', priority: '' }), HEADERS],
  ['an image whose width does not depend on the screen', writePage({ file: 'a.webp', sizes: '20rem' }), HEADERS],
])('the page of %s stays as it is', async (_what, page, headers) => {
  expect(await createImages().inline(page, headers)).toBe(page);
});
