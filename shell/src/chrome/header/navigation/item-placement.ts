/** Placement of a navigation item: in the bar, in the bar of wide screens only, or in the overflow menu. */
export type ItemPlacement = 'bar' | 'wide' | 'more';

/** Width available to the items in rem, on the narrowest screen with a bar and from 90 rem. */
const AVAILABLE_REM = { bar: 44, wide: 58 } as const;
/** Average width of a letter, and padding of an item. */
const LETTER_REM = 0.48;
const PADDING_REM = 1.7;
/** Equal to the maximum width in header.module.css. */
const MAX_ITEM_REM = 14;
/** Width of the overflow button. */
const BUTTON_REM = 8.5;

/**
 * The placement of each item, estimated from the number of letters instead of measured, so that server and browser
 * render the same bar without layout shift.
 */
export function getItemPlacements(titles: readonly string[]): ItemPlacement[] {
  const widths = titles.map((title) => Math.min(MAX_ITEM_REM, PADDING_REM + title.length * LETTER_REM));
  const [barCount, wideCount] = [
    countFittingItems(widths, AVAILABLE_REM.bar),
    countFittingItems(widths, AVAILABLE_REM.wide),
  ];
  return titles.map((_, index) => (index < barCount ? 'bar' : index < wideCount ? 'wide' : 'more'));
}

function countFittingItems(widths: readonly number[], availableRem: number): number {
  if (sum(widths) <= availableRem) return widths.length;
  return widths.filter((_, index) => sum(widths.slice(0, index + 1)) <= availableRem - BUTTON_REM).length;
}

function sum(widths: readonly number[]): number {
  return widths.reduce((total, width) => total + width, 0);
}
