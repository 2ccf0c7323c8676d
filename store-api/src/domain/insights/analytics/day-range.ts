import { addDays, countDays } from '../../shop-days.ts';

/** Two days of the shop, both included. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

/** Every day of a range. */
export function listDays({ from, to }: DayRange): string[] {
  return Array.from({ length: countDays(from, to) }, (_, index) => addDays(from, index));
}

/** The range of the same length that ends the day before. */
export function getPreviousRange({ from, to }: DayRange): DayRange {
  return { from: addDays(from, -countDays(from, to)), to: addDays(from, -1) };
}
