import { isImageFile, readImageSource, readText } from '@fakos/contracts/html/safe-values';
import { getImageUrl } from '@fakos/contracts/images/contract';
import { getHtmlParts } from '../html-parts.ts';
import { listFields, type PlacedWidget } from '../page-contents.ts';

/** Kinds of transferred resources. */
export const weightKinds = ['document', 'scripts', 'styles', 'fonts', 'images', 'other'] as const;
/** See {@link weightKinds}. */
export type WeightKind = (typeof weightKinds)[number];

/** A transferred resource. */
export interface MeasuredResource {
  readonly url: string;
  readonly kind: WeightKind;
  readonly bytes: number;
}

/** Bytes that a page transfers until it is displayed. */
export interface PageWeight {
  /** `measured` in a frame with the page; `estimated` from its widgets and the usual size of a page's code. */
  readonly source: 'measured' | 'estimated';
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
  /** Everything that the page transferred, if it was measured. */
  readonly measured?: readonly MeasuredResource[] | undefined;
}

/**
 * Budget of a page in bytes: the scripts, the HTML with inlined styles and the fonts of a first view, and what remains of
 * 500 kB for images and data.
 */
const budget = { scripts: 165_000, documentAndStyles: 30_000, fonts: 25_000, imagesAndData: 280_000 } as const;
/** Transfer size of a page without widgets (brotli), used without a measurement. */
const usual: Readonly<Record<WeightKind, number>> = {
  document: 10_000,
  scripts: 172_000,
  styles: 10_000,
  fonts: 38_000,
  images: 0,
  other: 3_000,
};

/** Pixels of a section's content on a wide screen. */
const SECTION_PX = 1344;
const WIDTHS = [480, 800, 1200, 1600] as const;
const LARGEST_WIDTH = 1600;
const DEFAULT_COLUMNS = 3;

/** See {@link PageWeight}. */
export function getPageWeight({ contents, imageBytes, measured }: WeightInput): PageWeight {
  const sizes = measured ? new Map(measured.map(({ url, bytes }) => [toPath(url), bytes])) : imageBytes;
  const counted = new Set<string>();
  const widgets = contents
    .map((widget) => {
      const addresses = listImageAddresses(widget).filter((address) => {
        const key = measured ? removeWidth(address) : address;
        return !counted.has(key) && counted.add(key);
      });
      const bytes = sum(addresses.map((address) => getImageBytes(address, sizes, measured !== undefined)));
      return { id: widget.record.id, type: widget.record.type, bytes };
    })
    .filter(({ bytes }) => bytes > 0)
    .sort((one, other) => other.bytes - one.bytes);
  const kinds = measured ? sumKinds(measured) : { ...usual, images: sum(widgets.map(({ bytes }) => bytes)) };
  return {
    source: measured ? 'measured' : 'estimated',
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

/** Of a measured image any width counts, because the frame may be narrower than a wide screen. */
function getImageBytes(address: string, sizes: ReadonlyMap<string, number>, isMeasured: boolean): number {
  const exact = sizes.get(address);
  if (exact !== undefined || !isMeasured) return exact ?? 0;
  const base = removeWidth(address);
  if (base === address) return 0;
  return sum(Array.from(sizes, ([url, bytes]) => (url.startsWith(base) ? bytes : 0)));
}

function removeWidth(address: string): string {
  return address.replace(/width=\d+$/, 'width=');
}

function sumKinds(resources: readonly MeasuredResource[]): Record<WeightKind, number> {
  const kinds: Record<WeightKind, number> = { document: 0, scripts: 0, styles: 0, fonts: 0, images: 0, other: 0 };
  for (const { kind, bytes } of resources) kinds[kind] += bytes;
  return kinds;
}

/** Addresses of the own site are compared without its origin. */
function toPath(url: string): string {
  return url.replace(/^https?:\/\/[^/]+(?=\/backend\/api\/)/, '');
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
