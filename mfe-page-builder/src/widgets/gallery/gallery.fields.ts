import { readImageSource } from '../../framework/image-source.ts';
import { readLength, readText } from '../../framework/read-fields.ts';
import { readCount, readFlagOr } from '../../framework/read-lists.ts';
import type { StoredFields } from '../../framework/widget.ts';

/** Fewest and most columns. */
export const COLUMN_BOUNDS = { min: 1, max: 6 } as const;
/** Smallest and largest space between pictures in rem. */
export const SPACING_BOUNDS = { min: 0, max: 4 } as const;

/** A picture of a gallery: a file of the shop or an address. */
export interface GalleryImage {
  url: string;
  alt: string;
  caption: string;
}

/** Fields of the gallery widget (spec section 3). */
export interface GalleryFields {
  images: GalleryImage[];
  columns: number;
  spacing: string;
  lightbox: boolean;
}

export const galleryDefaults: GalleryFields = { images: [], columns: 3, spacing: '1rem', lightbox: true };

/** Today's fields from whatever is stored: pictures are addresses, file names, or records of the media library. */
export function readGalleryFields(stored: StoredFields): GalleryFields {
  const images = Array.isArray(stored.images) ? stored.images : [];
  return {
    images: images.flatMap((image: unknown) => readGalleryImage(image) ?? []),
    columns: readCount(stored.columns, COLUMN_BOUNDS, galleryDefaults.columns),
    spacing: readLength(stored.spacing, SPACING_BOUNDS) || galleryDefaults.spacing,
    lightbox: readFlagOr(stored.lightbox, galleryDefaults.lightbox),
  };
}

function readGalleryImage(image: unknown): GalleryImage | undefined {
  const { url, filename, imageUrl, alt, altText, title, caption } = recordOf(image);
  const source = readImageSource(filename) || readImageSource(imageUrl) || readImageSource(url);
  if (source === '') return undefined;
  const words = readText(caption).trim();
  return {
    url: source,
    alt: [alt, altText, title].map(readText).find((name) => name.trim() !== '') ?? '',
    caption: words,
  };
}

function recordOf(image: unknown): StoredFields {
  if (typeof image === 'string') return { url: image };
  return typeof image === 'object' && image !== null ? (image as StoredFields) : {};
}
