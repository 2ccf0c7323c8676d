import sharp, { type Sharp } from 'sharp';
import { Failure } from '../../errors/failure.ts';
import { type ImageHeader, MAX_IMAGE_PIXELS } from './read-image.ts';

/** Longest side in pixels of a stored image: twice the widest image that is ever sent, with room to crop. */
const MAX_STORED_SIDE = 4096;
/** A stored image is the source of all sizes, so its quality is high. */
const JPEG_QUALITY = 90;
const WEBP_QUALITY = 92;

/** A stored image: no metadata, upright, sRGB. */
export interface EncodedImage {
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
  readonly mime: 'image/jpeg' | 'image/png' | 'image/webp';
  readonly ending: 'jpg' | 'png' | 'webp';
}

/** JPEG has no transparency: transparent pixels become white. */
const encodeJpeg = (image: Sharp) =>
  image.flatten({ background: '#ffffff' }).jpeg({ quality: JPEG_QUALITY, mozjpeg: true });

const stored = {
  jpg: { mime: 'image/jpeg', encode: encodeJpeg },
  png: { mime: 'image/png', encode: (image: Sharp) => image.png() },
  webp: { mime: 'image/webp', encode: (image: Sharp) => image.webp({ quality: WEBP_QUALITY }) },
} as const;

/**
 * Decodes and re-encodes an image, so that only the visible content of the uploaded file is stored; in its own format,
 * unless another one is given.
 */
export async function encodeImage(
  bytes: Buffer,
  header: ImageHeader,
  ending: EncodedImage['ending'] = endingFor(header),
): Promise<EncodedImage> {
  const image = sharp(bytes, { limitInputPixels: MAX_IMAGE_PIXELS, failOn: 'error' })
    .autoOrient()
    .resize({ width: MAX_STORED_SIDE, height: MAX_STORED_SIDE, fit: 'inside', withoutEnlargement: true });
  return encodeAs(image, ending);
}

/** Encodes an upright image for storage. */
export async function encodeAs(image: Sharp, ending: EncodedImage['ending']): Promise<EncodedImage> {
  const { mime, encode } = stored[ending];
  try {
    const { data, info } = await encode(image.toColourspace('srgb')).toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height, mime, ending };
  } catch (cause) {
    throw new Failure('UNSUPPORTED_MEDIA', { reason: 'notAPicture', cause });
  }
}

/** Formats that every browser and mail client shows: AVIF becomes JPEG or PNG, GIF a PNG. */
function endingFor({ format, hasAlpha }: ImageHeader): keyof typeof stored {
  if (format === 'jpeg') return 'jpg';
  if (format === 'avif') return hasAlpha ? 'webp' : 'jpg';
  return format === 'webp' ? 'webp' : 'png';
}
