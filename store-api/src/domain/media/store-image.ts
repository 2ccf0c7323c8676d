import { randomBytes } from 'node:crypto';
import type { ImageFolder } from '@fakos/contracts/media/contract';
import { toSlug } from '@fakos/contracts/text/to-slug';
import { type FilesPlace, openStorage } from '../files/open-storage.ts';
import { encodeImage } from './encode-image.ts';
import { readImageHeader } from './read-image.ts';
import { getOriginalKey } from './stored-files.ts';

const TOKEN_BYTES = 5;
/** The name of an image whose own name has no character allowed in a URL. */
const NAMELESS = 'picture';

/** The suffix of the name of a stored image, before its extension. */
const TOKEN = /-[0-9a-f]{10}(?=\.[a-z]+$)/;

/** An uploaded file: `name` is the client's file name, `bytes` may be anything. */
export interface NewImage {
  readonly folder: ImageFolder;
  readonly name: string;
  readonly bytes: Buffer;
}

/** A stored image: its name inside its folder, width and height in pixels, size in bytes. */
export interface StoredImage {
  readonly filename: string;
  readonly width: number;
  readonly height: number;
  readonly mime: string;
  readonly size: number;
}

/**
 * Stores an image under `uploads/FOLDER`: checked by its first bytes, re-encoded without metadata, upright,
 * in sRGB, under a name that no other image has ever had (product.md section 3).
 *
 * @throws Failure UNSUPPORTED_MEDIA, TOO_LARGE or VALIDATION, see {@link readImageHeader}
 */
export async function storeImage(place: FilesPlace, { folder, name, bytes }: NewImage): Promise<StoredImage> {
  const header = await readImageHeader(bytes);
  const { bytes: encoded, ending, width, height, mime } = await encodeImage(bytes, header);
  const filename = await writeUnderFreeName(place, { folder, name, ending, bytes: encoded });
  return { filename, width, height, mime, size: encoded.length };
}

/** Writes a file under a new name derived from `name`. It never overwrites another file. */
export async function writeUnderFreeName(
  place: FilesPlace,
  { folder, name, ending, bytes }: NewImage & { readonly ending: string },
): Promise<string> {
  const base = toSlug(name.replace(TOKEN, '').replace(/\.[a-z0-9]{1,5}$/i, '')) || NAMELESS;
  const filename = `${base}-${randomBytes(TOKEN_BYTES).toString('hex')}.${ending}`;
  const isFree = await openStorage(place).create(getOriginalKey({ folder, filename }), bytes);
  if (!isFree) throw new Error(`${filename} exists already`);
  return filename;
}
