/** Days as schema.org writes them, by the first three letters of their names without accents, Greek and English. */
const days: Readonly<Record<string, string>> = {
  δευ: 'Mo',
  τρι: 'Tu',
  τετ: 'We',
  πεμ: 'Th',
  παρ: 'Fr',
  σαβ: 'Sa',
  κυρ: 'Su',
  mon: 'Mo',
  tue: 'Tu',
  wed: 'We',
  thu: 'Th',
  fri: 'Fr',
  sat: 'Sa',
  sun: 'Su',
};
const LETTERS_OF_A_DAY = 3;
const HOURS = /([01]?\d|2[0-3])[:.]([0-5]\d)\s*[-–—]\s*([01]?\d|2[0-3])[:.]([0-5]\d)/g;
const CLOSED = /κλειστ|closed/i;

/**
 * Opening hours as schema.org writes them (`Mo,We 09:30-16:00`), from what a shop wrote for people, a line for each
 * group of days. Nothing where a line says something else: half the truth would be a lie.
 */
export function openingHours(text: string): string[] | undefined {
  const lines = text.split(/[\n;]/).filter((line) => line.trim() !== '' && !CLOSED.test(line));
  const read = lines.map(readLine);
  if (read.length === 0 || read.includes(undefined)) return undefined;
  return read.flatMap((hours) => hours ?? []);
}

function readLine(line: string): string[] | undefined {
  const hours = [...line.matchAll(HOURS)].map(
    ([, fromHour = '', fromMinute, toHour = '', toMinute]) =>
      `${fromHour.padStart(2, '0')}:${fromMinute}-${toHour.padStart(2, '0')}:${toMinute}`,
  );
  const groups = line
    .replace(HOURS, '')
    .replace(/[\s:,.&]+$/, '')
    .split(/,|&|\s(?:και|and)\s/)
    .map(readDays);
  if (hours.length === 0 || groups.includes(undefined)) return undefined;
  return hours.map((span) => `${groups.join(',')} ${span}`);
}

/** One day, or a row of days: `Δευτέρα - Παρασκευή` is `Mo-Fr`. */
function readDays(words: string): string | undefined {
  const names = words.split(/\s*[-–—]\s*|\s+(?:έως|to)\s+/).map(readDay);
  return names.includes(undefined) || names.length > 2 ? undefined : names.join('-');
}

function readDay(word: string): string | undefined {
  const plain = word.trim().normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return /^\p{L}+\.?$/u.test(plain) ? days[plain.slice(0, LETTERS_OF_A_DAY)] : undefined;
}
