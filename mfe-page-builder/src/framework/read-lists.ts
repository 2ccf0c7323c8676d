import { readFlag, readText } from './read-fields.ts';
import type { StoredFields } from './widget.ts';

// Apart from the other readers: only widgets whose code comes later need these.

/** A whole number between two bounds, also from its digits; the fallback for anything else. */
export function readCount(value: unknown, bounds: { min: number; max: number }, fallback: number): number {
  const count = typeof value === 'number' ? value : readText(value).trim() === '' ? Number.NaN : Number(value);
  return Number.isFinite(count) ? Math.min(Math.max(Math.round(count), bounds.min), bounds.max) : fallback;
}

/** A share from 0 to 100 (spec section 5, "Percentages"), from a number, `80` or `80%`; 0 for anything else. */
export function readPercentage(value: unknown): number {
  const share = typeof value === 'number' ? value : Number.parseFloat(readText(value));
  return Number.isNaN(share) ? 0 : Math.min(Math.max(share, 0), 100);
}

/** The records of a list, each as `read` understands it; what is no record is left out, as is what `read` says nothing of. */
export function readList<T>(value: unknown, read: (stored: StoredFields, index: number) => T | undefined): T[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((item: unknown, index) => {
    if (typeof item !== 'object' || item === null || Array.isArray(item)) return [];
    return read(item as StoredFields, index) ?? [];
  });
}

/** The id of a list's item: its own, else one made of its place. */
export function readId(value: unknown, index: number): string {
  return typeof value === 'number' ? String(value) : readText(value).trim() || `item-${index + 1}`;
}

/** A switch that is on where nothing else was said. */
export function readFlagOr(value: unknown, fallback: boolean): boolean {
  return value === undefined || value === null || value === '' ? fallback : readFlag(value);
}
