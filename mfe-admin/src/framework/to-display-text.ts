const EMPTY = '—';

/** A field's value as text: nothing as a dash, the entries of a list with commas. */
export function toDisplayText(value: unknown): string {
  if (value === null || value === undefined || value === '') return EMPTY;
  if (Array.isArray(value)) return value.length > 0 ? value.map(toDisplayText).join(', ') : EMPTY;
  return typeof value === 'string' ? value : JSON.stringify(value);
}
