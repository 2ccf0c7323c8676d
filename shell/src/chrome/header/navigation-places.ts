/** Where an item of the menu stands: in the bar, in the bar of a wide screen, or behind its last button. */
export type Place = 'bar' | 'wide' | 'more';

/** Room for the items in rem, on the narrowest screen that has a bar and from 90 rem on. */
const ROOM = { bar: 44, wide: 58 } as const;
/** What a letter takes on average, and what every item takes around its title. */
const LETTER_REM = 0.48;
const AROUND_REM = 1.7;
/** Longer titles end in an ellipsis, in header.module.css. */
const LONGEST_REM = 14;
/** The button behind which the others stand. */
const BUTTON_REM = 8.5;

/**
 * The place of each item. Reckoned by its letters and not measured, so that the server draws the same bar as the browser
 * and nothing moves; the bar keeps to one line.
 */
export function placesOf(titles: readonly string[]): Place[] {
  const widths = titles.map((title) => Math.min(LONGEST_REM, AROUND_REM + title.length * LETTER_REM));
  const [inBar, inWide] = [countFitting(widths, ROOM.bar), countFitting(widths, ROOM.wide)];
  return titles.map((_, index) => (index < inBar ? 'bar' : index < inWide ? 'wide' : 'more'));
}

function countFitting(widths: readonly number[], room: number): number {
  if (sum(widths) <= room) return widths.length;
  return widths.filter((_, index) => sum(widths.slice(0, index + 1)) <= room - BUTTON_REM).length;
}

function sum(widths: readonly number[]): number {
  return widths.reduce((total, width) => total + width, 0);
}
