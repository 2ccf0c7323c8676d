/** Days of the week from Monday, by the first three letters of their names without accents. */
const NAMES: readonly (readonly string[])[] = [
  ['δευ', 'mon'],
  ['τρι', 'tue'],
  ['τετ', 'wed'],
  ['πεμ', 'thu'],
  ['παρ', 'fri'],
  ['σαβ', 'sat'],
  ['κυρ', 'sun'],
];
const DAYS = NAMES.length;
const RANGE = /^\s*(?:[-–—]|έως|εως|to)\s*$/;

/** Days that a line of opening hours is about, Monday is 0: those that it names before its first figure. */
export function daysOf(line: string): number[] {
  const head = line.split(/\d/)[0] ?? '';
  const words = [...head.matchAll(/\p{L}+/gu)];
  const days: number[] = [];
  let last: { day: number; end: number } | undefined;
  for (const word of words) {
    const letters = word[0].normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().slice(0, 3);
    const day = NAMES.findIndex((names) => names.includes(letters));
    if (day < 0) continue;
    if (last && RANGE.test(head.slice(last.end, word.index))) days.push(...daysBetween(last.day, day));
    days.push(day);
    last = { day, end: word.index + word[0].length };
  }
  return [...new Set(days)];
}

function daysBetween(first: number, last: number): number[] {
  const length = (last - first + DAYS) % DAYS;
  return Array.from({ length: Math.max(length - 1, 0) }, (_, index) => (first + index + 1) % DAYS);
}

/** The day of the week in Athens at a moment, Monday is 0. */
export function athensDay(at: Date): number {
  const name = new Intl.DateTimeFormat('en', { weekday: 'short', timeZone: 'Europe/Athens' }).format(at);
  return NAMES.findIndex((names) => names.includes(name.toLowerCase()));
}
