import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { storeImage } from './store-image.ts';

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'fakos-pictures-'));
});
afterAll(() => rm(dataDir, { recursive: true }));

const red = (width = 300, height = 200) => sharp({ create: { width, height, channels: 3, background: '#f00' } });
const store = (bytes: Buffer, name = 'φωτο.jpg') =>
  storeImage({ DATA_DIR: dataDir }, { folder: 'products', name, bytes });
const stored = async (filename: string) => readFile(join(dataDir, 'uploads', 'products', filename));

/** A small PNG whose header declares a large size. */
function claimingPng(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const frame = Buffer.alloc(8 + body.length);
    frame.writeUInt32BE(data.length, 0);
    body.copy(frame, 4);
    frame.writeUInt32BE(crc32(body), 4 + body.length);
    return frame;
  };
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 2, 0, 0, 0]);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  const signature = Buffer.from('89504e470d0a1a0a', 'hex');
  const data = deflateSync(Buffer.alloc(1000));
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))]);
}

test.each([
  ['a JPEG that is called .png', 'jpeg', 'γυαλιά.png', /^gyalia-[0-9a-f]{10}\.jpg$/, 'image/jpeg'],
  ['a PNG that is called .php', 'png', 'shell.php', /^shell-[0-9a-f]{10}\.png$/, 'image/png'],
  ['a WebP', 'webp', '../../etc/passwd', /^etc-passwd-[0-9a-f]{10}\.webp$/, 'image/webp'],
  ['an AVIF', 'avif', '日本.avif', /^picture-[0-9a-f]{10}\.jpg$/, 'image/jpeg'],
  ['a GIF', 'gif', 'a.gif', /^a-[0-9a-f]{10}\.png$/, 'image/png'],
] as const)('%s keeps its format, under a name derived from its own', async (_what, format, name, filename, mime) => {
  const storedImage = await store(await red().toFormat(format).toBuffer(), name);
  expect(storedImage).toMatchObject({ filename: expect.stringMatching(filename), width: 300, height: 200, mime });
  const bytes = await stored(storedImage.filename);
  expect(bytes).toHaveLength(storedImage.size);
  expect((await sharp(bytes).metadata()).mediaType).toBe(mime);
});

test('metadata is removed, and the image is upright', async () => {
  const taken = red()
    .jpeg()
    .withExif({ IFD0: { Copyright: 'SECRET' }, IFD3: { GPSLatitude: '37/1 58/1 0/1' } });
  const bytes = await taken.withMetadata({ orientation: 6 }).toBuffer();
  expect(bytes.includes('SECRET')).toBe(true);
  const { filename, width, height } = await store(bytes);
  expect([width, height]).toEqual([200, 300]);
  const file = await stored(filename);
  const { exif, orientation, hasProfile } = await sharp(file).metadata();
  expect({ exif, orientation, hasProfile }).toEqual({ exif: undefined, orientation: undefined, hasProfile: false });
  expect(file.includes('SECRET')).toBe(false);
});

test('data after the image in the same file is removed', async () => {
  const { filename } = await store(Buffer.concat([await red().png().toBuffer(), Buffer.from('<?php evil() ?>')]));
  expect((await stored(filename)).includes('evil')).toBe(false);
});

test('an image larger than any screen needs is reduced', async () => {
  const storedImage = await store(await red(6000, 3000).jpeg().toBuffer());
  expect([storedImage.width, storedImage.height]).toEqual([4096, 2048]);
});

test.each([
  ['a text', () => Buffer.from('just some words, no picture'), 'notAPicture'],
  ['nothing', () => Buffer.alloc(0), 'notAPicture'],
  [
    'a drawing with a script',
    () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
    'notAPicture',
  ],
  ['the first bytes of a JPEG alone', () => Buffer.from('ffd8ffe000104a46494600010100', 'hex'), 'notAPicture'],
  ['half a JPEG', async () => (await red().jpeg().toBuffer()).subarray(0, 400), 'notAPicture'],
  ['a telephone’s HEIC', () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), 'notAPicture'],
  ['60,000 × 60,000 pixels', () => claimingPng(60_000, 60_000), 'tooManyPixels'],
  ['51 million pixels', () => claimingPng(51_000, 1000), 'tooManyPixels'],
  [
    'an animation',
    () =>
      sharp({ create: { width: 8, height: 16, pageHeight: 8, channels: 3, noise: { type: 'gaussian' } } as never })
        .gif()
        .toBuffer(),
    'animatedPicture',
  ],
])('%s is rejected and leaves no file', async (_what, make, reason) => {
  const bytes = await make();
  const before = await readdir(join(dataDir, 'uploads', 'products'));
  const started = performance.now();
  await expect(store(bytes)).rejects.toMatchObject({ reason });
  expect(performance.now() - started).toBeLessThan(1000);
  expect(await readdir(join(dataDir, 'uploads', 'products'))).toEqual(before);
});

test('more than 10 MB is rejected', async () => {
  await expect(store(Buffer.alloc(10 * 1024 * 1024 + 1))).rejects.toMatchObject({ code: 'TOO_LARGE' });
});

test('concurrent images with the same name are all stored', async () => {
  const bytes = await Promise.all(
    Array.from({ length: 8 }, (_, index) =>
      red(index + 10)
        .png()
        .toBuffer(),
    ),
  );
  const storedImages = await Promise.all(bytes.map((one) => store(one, 'same.png')));
  expect(new Set(storedImages.map(({ filename }) => filename)).size).toBe(8);
  for (const { filename, width } of storedImages)
    expect((await sharp(await stored(filename)).metadata()).width).toBe(width);
  const names = await readdir(join(dataDir, 'uploads', 'products'));
  expect(names.filter((name) => name.startsWith('.'))).toEqual([]);
});
