import { isImageFile, readImageSource, readText } from '@fakos/contracts/html/safe-values';
import { getImageUrl } from '@fakos/contracts/images/contract';
import { getHtmlParts } from '../html-parts.ts';
import { listFields, type PlacedWidget } from '../page-contents.ts';

/** Kinds of transferred resources. */
export const weightKinds = ['document', 'scripts', 'styles', 'fonts', 'images', 'other'] as const;
/** See {@link weightKinds}. */
export type WeightKind = (typeof weightKinds)[number];

/**
 * Bytes that a page transfers until it is displayed on a large screen: its images, and the usual size of a page's code. An
 * e2e test compares it with what a preview transfers.
 */
export interface PageWeight {
  readonly totalBytes: number;
  readonly budgetBytes: number;
  readonly kinds: Readonly<Record<WeightKind, number>>;
  /** Widgets by the bytes of their images, heaviest first; none without images. */
  readonly widgets: readonly { readonly id: string; readonly type: string; readonly bytes: number }[];
}

interface WeightInput {
  readonly contents: readonly PlacedWidget[];
  /** Size of images by address, in bytes. */
  readonly imageBytes: ReadonlyMap<string, number>;
}

/**
 * Budget of a page in bytes: the scripts, the HTML with inlined styles and the fonts of a first view, and what remains of
 * 500 kB for images and data.
 */
const budget = { scripts: 165_000, documentAndStyles: 30_000, fonts: 25_000, imagesAndData: 280_000 } as const;
/** Transfer size of a page without widgets (brotli). */
const usual: Readonly<Record<WeightKind, number>> = {
  document: 22_000,
  scripts: 200_000,
  styles: 3_000,
  fonts: 40_000,
  images: 0,
  other: 12_000,
};

/** Pixels of a section's content on a wide screen. */
const SECTION_PX = 1344;
const WIDTHS = [480, 800, 1200, 1600] as const;
const LARGEST_WIDTH = 1600;
const DEFAULT_COLUMNS = 3;

/** See {@link PageWeight}. */
export function getPageWeight({ contents, imageBytes }: WeightInput): PageWeight {
  const counted = new Set<string>();
  const widgets = contents
    .map((widget) => {
      const addresses = listImageAddresses(widget).filter((address) => !counted.has(address) && counted.add(address));
      const bytes = sum(addresses.map((address) => imageBytes.get(address) ?? 0));
      return { id: widget.record.id, type: widget.record.type, bytes };
    })
    .filter(({ bytes }) => bytes > 0)
    .sort((one, other) => other.bytes - one.bytes);
  const kinds = { ...usual, images: sum(widgets.map(({ bytes }) => bytes)) };
  return {
    totalBytes: sum(Object.values(kinds)),
    budgetBytes: sum(Object.values(budget)),
    kinds,
    widgets,
  };
}

/** Addresses of the images of a widget in the size that a wide screen requests. */
export function listImageAddresses(widget: PlacedWidget): string[] {
  const columns = widget.record.type === 'gallery' ? Number(widget.record.columns) || DEFAULT_COLUMNS : 1;
  const needed = (SECTION_PX * widget.widthShare) / columns;
  const width = WIDTHS.find((each) => each >= needed) ?? LARGEST_WIDTH;
  return listFields(widget).flatMap(({ description, value }) => {
    if (description.kind === 'html') return getHtmlParts(readText(value)).images.map(({ src }) => src);
    const source = description.kind === 'image' ? readImageSource(value) : '';
    if (source === '') return [];
    return [isImageFile(source) ? getImageUrl('images', source, width) : source];
  });
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
