import type { SlotProps } from '@fakos/shared-kit/remote';

/** The name of a gallery style (spec section 2). */
export type GalleryStyle = SlotProps['home.gallery']['look'];

/** Behaviour of a gallery style; its style sheet is in `looks/`. */
export interface GalleryLook {
  /** Number of images before the first "load more". */
  readonly initialCount: number;
  /** Images in a row that scrolls sideways; without it they are tiles. */
  readonly strip?: {
    /** How far one press of a button scrolls. */
    readonly step: 'image' | 'screen';
    readonly controls: 'buttons' | 'thumbnails';
    /** The current image is the one in the middle, not the first one that is fully visible. */
    readonly isCentred?: boolean;
  };
  /** Scrolls to the next image at an interval. */
  readonly autoplay?: boolean;
  /** Number of images that load first, because they are visible at once. */
  readonly priorityCount: number;
  /** `sizes` of an image. */
  readonly sizes: string;
}

/** Number of images of a style without its own number (spec section 9). */
const DEFAULT_COUNT = 12;
/** Number of images that "load more" adds (spec section 9). */
export const LOAD_MORE_COUNT = 4;
/** Autoplay interval in milliseconds (spec section 9). */
export const AUTOPLAY_MS = 5_000;

/** Images of 3:2 in tiles of about 4:5, of which they show the middle. */
const quarter = '(min-width: 90rem) 40rem, (min-width: 64rem) 44vw, (min-width: 40rem) 58vw, 88vw';
/** Images of 3:2 as high as the row; see `--height` in looks/strips.module.css. */
const rowHeight = 'clamp(30rem, 21rem + 27vw, 46.5rem)';
const fullWidth = '(min-width: 100rem) 96rem, 100vw';
const byImage = { step: 'image', controls: 'buttons' } as const;

/** Every style, with the numbers of spec section 2. */
export const galleryLooks: Readonly<Record<GalleryStyle, GalleryLook>> = {
  grid: { initialCount: 12, priorityCount: 4, sizes: quarter },
  organic: { initialCount: 12, priorityCount: 4, sizes: quarter },
  'masonry-modern': { initialCount: 12, priorityCount: 4, sizes: quarter },
  carousel3d: { initialCount: 6, priorityCount: 3, sizes: rowHeight, strip: byImage },
  glitch: { initialCount: 8, priorityCount: 4, sizes: quarter },
  hexagon: {
    initialCount: 9,
    priorityCount: 5,
    sizes: '(min-width: 90rem) 30rem, (min-width: 64rem) 34vw, (min-width: 40rem) 56vw, 80vw',
  },
  'carousel-blur': {
    initialCount: 10,
    priorityCount: 3,
    sizes: '(min-width: 64rem) 62vw, 78vw',
    strip: { ...byImage, isCentred: true },
  },
  floating: { initialCount: 8, priorityCount: 4, sizes: quarter },
  modern: { initialCount: DEFAULT_COUNT, priorityCount: 3, sizes: '(min-width: 64rem) 44vw, 92vw' },
  carousel: { initialCount: DEFAULT_COUNT, priorityCount: 1, sizes: fullWidth, strip: byImage, autoplay: true },
  masonry: { initialCount: DEFAULT_COUNT, priorityCount: 4, sizes: quarter },
  slider: {
    initialCount: DEFAULT_COUNT,
    priorityCount: 3,
    sizes: rowHeight,
    strip: { step: 'screen', controls: 'buttons' },
  },
  thumbnails: {
    initialCount: DEFAULT_COUNT,
    priorityCount: 1,
    sizes: fullWidth,
    strip: { step: 'image', controls: 'thumbnails' },
  },
};
