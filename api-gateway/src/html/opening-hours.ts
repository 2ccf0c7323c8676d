/** Days in schema.org's form, by the first three letters of their Greek and English names, without accents. */
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
const DAY_PREFIX_LENGTH = 3;
const HOURS = /([01]?\d|2[0-3])[:.]([0-5]\d)\s*[-–—]\s*([01]?\d|2[0-3])[:.]([0-5]\d)/g;
const CLOSED = /κλειστ|closed/i;

/**
 * Opening hours in schema.org's form (`Mo,We 09:30-16:00`), from free text with a line for each group of days. Undefined
 * where any line cannot be parsed, because incomplete hours would be wrong.
 */
export function parseOpeningHours(text: string): string[] | undefined {
  const lines = text.split(/[\n;]/).filter((line) => line.trim() !== '' && !CLOSED.test(line));
  const read = lines.map(parseLine);
  if (read.length === 0 || read.includes(undefined)) return undefined;
  return read.flatMap((hours) => hours ?? []);
}

function parseLine(line: string): string[] | undefined {
  const hours = [...line.matchAll(HOURS)].map(
    ([, fromHour = '', fromMinute, toHour = '', toMinute]) =>
      `${fromHour.padStart(2, '0')}:${fromMinute}-${toHour.padStart(2, '0')}:${toMinute}`,
  );
  const groups = line
    .replace(HOURS, '')
    .replace(/[\s:,.&]+$/, '')
    .split(/,|&|\s(?:και|and)\s/)
    .map(parseDays);
  if (hours.length === 0 || groups.includes(undefined)) return undefined;
  return hours.map((span) => `${groups.join(',')} ${span}`);
}

/** One day, or a range: `Δευτέρα - Παρασκευή` is `Mo-Fr`. */
function parseDays(text: string): string | undefined {
  const names = text.split(/\s*[-–—]\s*|\s+(?:έως|to)\s+/).map(parseDay);
  return names.includes(undefined) || names.length > 2 ? undefined : names.join('-');
}

function parseDay(word: string): string | undefined {
  const plain = word.trim().normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return /^\p{L}+\.?$/u.test(plain) ? days[plain.slice(0, DAY_PREFIX_LENGTH)] : undefined;
}
