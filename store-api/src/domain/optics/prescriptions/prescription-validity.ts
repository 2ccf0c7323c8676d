import type { ShopDatabase } from '../../../database/schema.ts';
import { readLensCatalogue } from '../lenses/lens-catalogue.ts';

/** The last day of a prescription's validity by the shop's setting; null for one without a day of examination. */
export async function getValidity(db: ShopDatabase): Promise<(examinedOn: string | null) => string | null> {
  const { validity_months: months } = await readLensCatalogue(db);
  return (examinedOn) => examinedOn && addMonths(examinedOn, months);
}

/** The same day some months later, or the last day of that month. */
export function addMonths(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0));
  last.setUTCDate(Math.min(date, last.getUTCDate()));
  return last.toISOString().slice(0, day.length);
}
