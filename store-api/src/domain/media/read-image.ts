import { MAX_UPLOAD_BYTES } from '@fakos/contracts/images/contract';
import sharp, { type Metadata } from 'sharp';
import { Failure } from '../../errors/failure.ts';

/** Maximum number of pixels in an image header: more than any camera's, and few enough to decode. */
export const MAX_IMAGE_PIXELS = 50_000_000;

/** Accepted formats, detected by their first bytes; the file name is ignored. */
export type StoredFormat = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif';

/** The brand of the ISO base media file format that is AVIF; HEIC has others, which nothing here decodes. */
const AVIF_BRAND = 'avif';
const BRAND_LENGTH = 4;
const FTYP_START = 4;
const BRAND_START = 8;
const BRAND_END = 12;
/** No writer lists more than a handful of brands. */
const MAX_BRANDS_BYTES = 256;

/** The format of a file's first bytes, undefined if not accepted. */
export function detectFormat(bytes: Buffer): StoredFormat | undefined {
  const ascii = (start: number, end: number) => bytes.toString('latin1', start, end);
  if (bytes.length < BRAND_END) return undefined;
  if (bytes.readUIntBE(0, 3) === 0xff_d8_ff) return 'jpeg';
  if (bytes.readUInt32BE(0) === 0x89_50_4e_47 && bytes.readUInt32BE(4) === 0x0d_0a_1a_0a) return 'png';
  if (ascii(0, 4) === 'RIFF' && ascii(BRAND_START, BRAND_END) === 'WEBP') return 'webp';
  if (ascii(0, 6) === 'GIF87a' || ascii(0, 6) === 'GIF89a') return 'gif';
  return ascii(FTYP_START, BRAND_START) === 'ftyp' && listBrands(bytes).includes(AVIF_BRAND) ? 'avif' : undefined;
}

/** A file names its major brand, and after the version all compatible brands. */
function listBrands(bytes: Buffer): string[] {
  const box = bytes.toString('latin1', BRAND_START, Math.min(bytes.readUInt32BE(0), MAX_BRANDS_BYTES));
  return Array.from({ length: box.length / BRAND_LENGTH }, (_, index) =>
    box.slice(index * BRAND_LENGTH, (index + 1) * BRAND_LENGTH),
  );
}

/** The header data of an image, read without decoding pixels. */
export interface ImageHeader extends Pick<Metadata, 'width' | 'height' | 'hasAlpha'> {
  readonly format: StoredFormat;
}

/**
 * Reads a file's header and refuses anything but a still image of a reasonable size.
 *
 * @throws Failure UNSUPPORTED_MEDIA for other files, TOO_LARGE above MAX_UPLOAD_BYTES, VALIDATION for animations and
 *   for more than {@link MAX_IMAGE_PIXELS}
 */
export async function readImageHeader(bytes: Buffer): Promise<ImageHeader> {
  if (bytes.length > MAX_UPLOAD_BYTES) throw new Failure('TOO_LARGE');
  const format = detectFormat(bytes);
  if (!format) throw new Failure('UNSUPPORTED_MEDIA', { reason: 'notAPicture' });
  const { width, height, hasAlpha, pages = 1 } = await readMetadata(bytes);
  if (pages > 1) throw new Failure('VALIDATION', { reason: 'animatedPicture' });
  if (width * height > MAX_IMAGE_PIXELS) {
    throw new Failure('VALIDATION', { reason: 'tooManyPixels', params: { max: MAX_IMAGE_PIXELS / 1_000_000 } });
  }
  return { format, width, height, hasAlpha };
}

async function readMetadata(bytes: Buffer): Promise<Metadata> {
  try {
    return await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch (cause) {
    throw new Failure('UNSUPPORTED_MEDIA', { reason: 'notAPicture', cause });
  }
}
