import type { Language } from '../languages.ts';
import { type Weekday, weekdays } from './weekdays.ts';

/** A part of a day, `09:30` to `16:00`. */
export interface OpenSpan {
  readonly from: string;
  readonly to: string;
}

/** The hours of each day of the week; none on a day on which the shop is closed. */
export type WeekHours = Readonly<Record<Weekday, readonly OpenSpan[]>>;

/** Days in schema.org's form, by the first three letters of their Greek and English names, without accents. */
const days: Readonly<Record<string, Weekday>> = {
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
 * where any line cannot be parsed, because incomplete hours would be wrong. The note at the end is no line of hours.
 */
export function parseOpeningHours(text: string): string[] | undefined {
  const lines = splitNote(text)
    .hours.split(/[\n;]/)
    .filter((line) => line.trim() !== '' && !CLOSED.test(line));
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

/** A text of opening hours without its note, and the note: the last paragraph, if it contains no hours. */
export function splitNote(text: string): { readonly hours: string; readonly note: string } {
  const paragraphs = text.trim().split(/\n\s*\n/);
  const last = paragraphs.at(-1) ?? '';
  if (paragraphs.length < 2 || last.search(HOURS) >= 0) return { hours: text.trim(), note: '' };
  return { hours: paragraphs.slice(0, -1).join('\n'), note: last };
}

/** The hours of each day of the week; undefined for a text from which they cannot be read. An empty text has none. */
export function parseWeek(text: string): WeekHours | undefined {
  const week = createWeek();
  if (splitNote(text).hours === '') return week;
  for (const entry of parseOpeningHours(text) ?? ['']) {
    const [groups = '', from = '', to = ''] = entry.split(/ |(?<=\d)-/);
    if (entry === '') return undefined;
    for (const day of groups.split(',').flatMap(listRange)) week[day].push({ from, to });
  }
  return week;
}

function createWeek(): Record<Weekday, OpenSpan[]> {
  return { Mo: [], Tu: [], We: [], Th: [], Fr: [], Sa: [], Su: [] };
}

function listRange(group: string): readonly Weekday[] {
  const [first = '', last = first] = group.split('-');
  return weekdays.slice(weekdays.indexOf(first as Weekday), weekdays.indexOf(last as Weekday) + 1);
}

const names: Readonly<Record<Language, readonly string[]>> = {
  el: ['Δευτέρα', 'Τρίτη', 'Τετάρτη', 'Πέμπτη', 'Παρασκευή', 'Σάββατο', 'Κυριακή'],
  en: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
};
const closed: Readonly<Record<Language, string>> = { el: 'κλειστά', en: 'closed' };
const SHORTEST_RANGE = 3;

/** Opening hours as visitors read them: a line for each group of days with the same hours, and the note at the end. */
export function writeOpeningHours(week: WeekHours, note: string, language: Language): string {
  const byHours = new Map<string, number[]>();
  for (const [index, day] of weekdays.entries()) {
    const hours = week[day].map(({ from, to }) => `${from} – ${to}`).join(', ') || closed[language];
    byHours.set(hours, [...(byHours.get(hours) ?? []), index]);
  }
  const isOpen = weekdays.some((day) => week[day].length > 0);
  const lines = [...byHours].map(([hours, indexes]) => `${writeDays(indexes, names[language])}: ${hours}`);
  return [isOpen ? lines.join('\n') : '', note.trim()].filter((part) => part !== '').join('\n\n');
}

/** Three days or more in a row as a range. */
function writeDays(indexes: readonly number[], dayNames: readonly string[]): string {
  const runs: number[][] = [];
  for (const index of indexes) {
    const run = runs.at(-1);
    if (run?.at(-1) === index - 1) run.push(index);
    else runs.push([index]);
  }
  const toText = (run: readonly number[]) => {
    const own = run.map((index) => dayNames[index] ?? '');
    return own.length < SHORTEST_RANGE ? own.join(', ') : `${own[0]} – ${own.at(-1)}`;
  };
  return runs.map(toText).join(', ');
}
