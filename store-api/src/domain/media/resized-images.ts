import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp, { type Region, type Sharp } from 'sharp';
import { Failure } from '../../errors/failure.ts';
import { type CappedFolder, capFolder } from '../files/capped-folder.ts';
import type { FileStorage } from '../files/file-storage.ts';
import type { ImageFile } from './image-file.ts';
import { MAX_IMAGE_PIXELS } from './read-image.ts';

/** Formats that the endpoint negotiates, the smallest first. */
export type ImageFormat = 'avif' | 'webp' | 'jpeg';

const AVIF_QUALITY = 50;
/** Visitors wait for the first image of each size. Low effort is several times faster; files are a few per cent larger. */
const AVIF_EFFORT = 2;
const WEBP_QUALITY = 78;
const JPEG_QUALITY = 80;
/** Maximum size of resized images on disk in bytes: all sizes of some thousand images. */
const MAX_CACHE_BYTES = 2 * 1024 ** 3;

/** A resized image and a name that changes with its content. */
export interface ResizedImage {
  readonly bytes: Buffer;
  readonly etag: string;
}

/** Resizes each image once per width and format and stores it on this machine. */
export interface ResizedImages {
  read(storage: FileStorage, file: ImageFile, shape: ImageShape, format: ImageFormat): Promise<ResizedImage>;
}

/** The size of an image in pixels, and the crop that is applied before resizing. */
export interface ImageShape {
  readonly width: number;
  readonly crop?: ImageCrop | undefined;
}

/** A ratio of width to height, and the focal point in percent around which an image is cropped to it. */
export interface ImageCrop {
  readonly ratio: number;
  readonly x: number;
  readonly y: number;
}

interface Job {
  readonly storage: FileStorage;
  readonly file: ImageFile;
  readonly shape: ImageShape;
  readonly format: ImageFormat;
  readonly path: string;
}

/**
 * The resized images of a shop. Concurrent requests for the same size share one job; above `maxBytes`, the least
 * recently used ones are deleted.
 */
export function resizedImages(dataDir: string, maxBytes = MAX_CACHE_BYTES): ResizedImages {
  const folder = cacheFolder(dataDir);
  const cappedFolder = capFolder(folder, maxBytes);
  const running = new Map<string, Promise<Buffer>>();
  return {
    async read(storage, file, shape, format) {
      const key = getKey(file, shape, format);
      const path = join(getCopiesFolder(dataDir, file.folder, file.name), `${key}.${format}`);
      const etag = `"${key}"`;
      const stored = await readFile(path).catch(() => undefined);
      if (stored) {
        cappedFolder.touch(path);
        return { bytes: stored, etag };
      }
      const making = running.get(path) ?? make({ storage, file, shape, format, path }, cappedFolder);
      running.set(path, making);
      return { bytes: await making.finally(() => running.delete(path)), etag };
    },
  };
}

/** Number of retries to remove a folder to which another request or process adds a size meanwhile. */
const MAX_REMOVAL_RETRIES = 5;

/** Removes all sizes of an image. */
export async function removeResized(dataDir: string, folder: string, filename: string): Promise<void> {
  const copies = getCopiesFolder(dataDir, folder, filename);
  await rm(copies, { recursive: true, force: true, maxRetries: MAX_REMOVAL_RETRIES });
}

/** Removes the resized copies of all images; returns how many files there were, and their bytes. */
export async function removeAllResized(dataDir: string): Promise<{ readonly files: number; readonly size: number }> {
  const folder = cacheFolder(dataDir);
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const sizes = await Promise.all(paths.map(async (path) => (await stat(path).catch(() => undefined))?.size ?? 0));
  await rm(folder, { recursive: true, force: true, maxRetries: MAX_REMOVAL_RETRIES });
  return { files: paths.length, size: sizes.reduce((sum, size) => sum + size, 0) };
}

function cacheFolder(dataDir: string): string {
  return join(dataDir, 'cache', 'images');
}

/** All sizes of an image are in one folder. */
function getCopiesFolder(dataDir: string, folder: string, filename: string): string {
  const name = createHash('sha256').update(`${folder}/${filename}`).digest('hex').slice(0, 32);
  return join(cacheFolder(dataDir), name.slice(0, 2), name);
}

function getKey(file: ImageFile, { width, crop }: ImageShape, format: ImageFormat): string {
  const parts = [file.folder, file.name, file.modifiedMs, file.size, width, format];
  const identity = [...parts, ...(crop ? [crop.ratio, crop.x, crop.y] : [])].join('|');
  return createHash('sha256').update(identity).digest('hex').slice(0, 32);
}

async function make({ storage, file, shape, format, path }: Job, cappedFolder: CappedFolder): Promise<Buffer> {
  // The decoder caches files by path, but a file may be replaced under its name.
  const local = await storage.getLocalPath(file);
  const original = await readFile(local ?? '').catch(failUnreadable);
  const image = sharp(original, { limitInputPixels: MAX_IMAGE_PIXELS }).autoOrient();
  if (shape.crop) {
    const { width, height } = (await image.metadata().catch(failUnreadable)).autoOrient;
    image.extract(getCropArea(width, height, shape.crop));
  }
  image.resize({ width: shape.width, withoutEnlargement: true });
  const bytes = await encode(image, format).toBuffer().catch(failUnreadable);
  await store(path, bytes, cappedFolder);
  return bytes;
}

async function store(path: string, bytes: Buffer, cappedFolder: CappedFolder): Promise<void> {
  try {
    await mkdir(dirname(path), { recursive: true });
    // Written atomically: readers see either no file or the complete file.
    const half = `${path}.${randomUUID()}`;
    await writeFile(half, bytes);
    await rename(half, path);
    cappedFolder.add(path, bytes.length);
  } catch (error) {
    // The image was replaced or deleted in the meantime, and all its sizes with it.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}

/** The largest part of an image with a ratio; the focal point places it as CSS `object-position` does. */
export function getCropArea(width: number, height: number, { ratio, x, y }: ImageCrop): Region {
  const area = {
    width: Math.max(1, Math.min(width, Math.round(height * ratio))),
    height: Math.max(1, Math.min(height, Math.round(width / ratio))),
  };
  const toOffset = (room: number, percent: number) => Math.round((room * percent) / 100);
  return { ...area, left: toOffset(width - area.width, x), top: toOffset(height - area.height, y) };
}

/** The file in the folder is not an image, or is too large. */
function failUnreadable(cause: unknown): never {
  throw new Failure('UNSUPPORTED_MEDIA', { cause });
}

function encode(image: Sharp, format: ImageFormat): Sharp {
  if (format === 'avif') return image.avif({ quality: AVIF_QUALITY, effort: AVIF_EFFORT });
  if (format === 'webp') return image.webp({ quality: WEBP_QUALITY });
  return image.flatten({ background: '#ffffff' }).jpeg({ quality: JPEG_QUALITY, mozjpeg: true });
}
