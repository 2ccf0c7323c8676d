/** Weekdays from Monday, by the first three letters of their names without accents. */
const DAY_NAMES: readonly (readonly string[])[] = [
  ['δευ', 'mon'],
  ['τρι', 'tue'],
  ['τετ', 'wed'],
  ['πεμ', 'thu'],
  ['παρ', 'fri'],
  ['σαβ', 'sat'],
  ['κυρ', 'sun'],
];
const DAYS = DAY_NAMES.length;
const RANGE_SEPARATOR = /^\s*(?:[-–—]|έως|εως|to)\s*$/;

/** Weekdays that a line of opening hours names before its first digit; Monday is 0. */
export function parseOpeningDays(line: string): number[] {
  const dayText = line.split(/\d/)[0] ?? '';
  const words = [...dayText.matchAll(/\p{L}+/gu)];
  const days: number[] = [];
  let last: { day: number; end: number } | undefined;
  for (const word of words) {
    const letters = word[0].normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().slice(0, 3);
    const day = DAY_NAMES.findIndex((names) => names.includes(letters));
    if (day < 0) continue;
    if (last && RANGE_SEPARATOR.test(dayText.slice(last.end, word.index))) days.push(...listDaysBetween(last.day, day));
    days.push(day);
    last = { day, end: word.index + word[0].length };
  }
  return [...new Set(days)];
}

function listDaysBetween(first: number, last: number): number[] {
  const length = (last - first + DAYS) % DAYS;
  return Array.from({ length: Math.max(length - 1, 0) }, (_, index) => (first + index + 1) % DAYS);
}

/** Weekday in Athens at a time; Monday is 0. */
export function getAthensWeekday(date: Date): number {
  const name = new Intl.DateTimeFormat('en', { weekday: 'short', timeZone: 'Europe/Athens' }).format(date);
  return DAY_NAMES.findIndex((names) => names.includes(name.toLowerCase()));
}
