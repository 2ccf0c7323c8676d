import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { ImageFile } from './image-file.ts';

/** Formats that the endpoint negotiates, the smallest first. */
export type ImageFormat = 'avif' | 'webp' | 'jpeg';

const AVIF_QUALITY = 50;
/** Visitors wait for the first of each size: a low effort encodes several times faster for a few per cent of size. */
const AVIF_EFFORT = 2;
const WEBP_QUALITY = 78;
const JPEG_QUALITY = 80;
/** No picture of the shop is larger; a file that claims to be would only fill the memory. */
const MAX_INPUT_PIXELS = 60_000_000;

/** A resized picture and the name that stands for exactly these bytes. */
export interface ResizedImage {
  readonly bytes: Buffer;
  readonly etag: string;
}

/** Resizes each picture once per width and format and keeps it on disk. */
export interface ImageCache {
  read(file: ImageFile, width: number, format: ImageFormat): Promise<ResizedImage>;
}

/** A cache in `folder`; requests for a picture that is being made wait for the same one. */
export function createImageCache(folder: string): ImageCache {
  const running = new Map<string, Promise<Buffer>>();
  return {
    async read(file, width, format) {
      const key = keyOf(file, width, format);
      const path = join(folder, key.slice(0, 2), `${key}.${format}`);
      const stored = await readFile(path).catch(() => undefined);
      if (stored) return { bytes: stored, etag: `"${key}"` };
      let making = running.get(key);
      if (!making) {
        making = make(file, width, format, path).finally(() => running.delete(key));
        running.set(key, making);
      }
      return { bytes: await making, etag: `"${key}"` };
    },
  };
}

function keyOf(file: ImageFile, width: number, format: ImageFormat): string {
  const identity = [file.path, file.stats.mtimeMs, file.stats.size, width, format].join('|');
  return createHash('sha256').update(identity).digest('hex').slice(0, 32);
}

async function make(file: ImageFile, width: number, format: ImageFormat, path: string): Promise<Buffer> {
  const picture = sharp(file.path, { limitInputPixels: MAX_INPUT_PIXELS })
    .autoOrient()
    .resize({ width, withoutEnlargement: true });
  const bytes = await encode(picture, format).toBuffer();
  await mkdir(join(path, '..'), { recursive: true });
  // Readers see either no file or all of it.
  const half = `${path}.${randomUUID()}`;
  await writeFile(half, bytes);
  await rename(half, path);
  return bytes;
}

function encode(picture: Sharp, format: ImageFormat): Sharp {
  if (format === 'avif') return picture.avif({ quality: AVIF_QUALITY, effort: AVIF_EFFORT });
  if (format === 'webp') return picture.webp({ quality: WEBP_QUALITY });
  return picture.flatten({ background: '#ffffff' }).jpeg({ quality: JPEG_QUALITY, mozjpeg: true });
}
