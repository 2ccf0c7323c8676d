import type { SlotProps } from '@fakos/shared-kit/remote';

/** The name of a gallery style (spec section 2). */
export type GalleryStyle = SlotProps['home.gallery']['look'];

/** How one style of the gallery behaves; how it looks is in `looks/`. */
export interface GalleryLook {
  /** Pictures before the first "load more". */
  readonly first: number;
  /** A row that is moved sideways: how far by one press, and what stands below it. Without it, tiles. */
  readonly strip?: {
    readonly step: 'picture' | 'screen';
    readonly below: 'turning' | 'thumbnails';
    /** The picture in the middle is the one that is looked at, not the first whole one. */
    readonly isCentred?: boolean;
  };
  /** Moves on by itself. */
  readonly advances?: boolean;
  /** Pictures of the first screen, which must not wait. */
  readonly early: number;
  /** How wide a picture is on the screen. */
  readonly sizes: string;
}

/** Pictures of a style that has no number of its own, and how many "load more" adds (spec section 9). */
const PAGE = 12;
/** See {@link PAGE}. */
export const MORE = 4;
/** Time between two pictures of a gallery that moves by itself, in milliseconds (spec section 9). */
export const ADVANCE_MS = 5_000;

const quarter = '(min-width: 64rem) 25vw, (min-width: 40rem) 33vw, 50vw';
const whole = '(min-width: 100rem) 96rem, 100vw';
const byPicture = { step: 'picture', below: 'turning' } as const;

/** Every style, with its numbers of spec section 2. */
export const galleryLooks: Readonly<Record<GalleryStyle, GalleryLook>> = {
  grid: { first: 12, early: 4, sizes: quarter },
  organic: { first: 12, early: 4, sizes: quarter },
  'masonry-modern': { first: 12, early: 4, sizes: quarter },
  carousel3d: { first: 6, early: 3, sizes: '(min-width: 64rem) 30rem, 64vw', strip: byPicture },
  glitch: { first: 8, early: 4, sizes: quarter },
  hexagon: { first: 9, early: 5, sizes: '(min-width: 64rem) 20vw, 46vw' },
  'carousel-blur': {
    first: 10,
    early: 3,
    sizes: '(min-width: 64rem) 62vw, 78vw',
    strip: { ...byPicture, isCentred: true },
  },
  floating: { first: 8, early: 4, sizes: quarter },
  modern: { first: PAGE, early: 3, sizes: '(min-width: 64rem) 44vw, 92vw' },
  carousel: { first: PAGE, early: 1, sizes: whole, strip: byPicture, advances: true },
  masonry: { first: PAGE, early: 4, sizes: quarter },
  slider: {
    first: PAGE,
    early: 3,
    sizes: '(min-width: 64rem) 27rem, 72vw',
    strip: { step: 'screen', below: 'turning' },
  },
  thumbnails: { first: PAGE, early: 1, sizes: whole, strip: { step: 'picture', below: 'thumbnails' } },
};
