import { RETENTION_DAYS } from '@fakos/contracts/analytics/contract';

/** Lengths of the offered periods, in days. */
export const periodLengths = ['7', '30', '90', '365'] as const;
const DEFAULT_LENGTH = '30';
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const DAY_MS = 24 * 60 * 60 * 1000;

/** Two days, both included. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

/** The chosen period, as the address says: its length in days, or `custom`. */
export interface ChosenPeriod extends Period {
  readonly choice: (typeof periodLengths)[number] | 'custom';
}

/** Today in the shop's calendar. */
export function getToday(now = new Date()): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Athens', dateStyle: 'short' }).format(now);
}

/** The period that an address names; the last thirty days where it names none that is valid. */
export function readPeriod(params: URLSearchParams, today: string): ChosenPeriod {
  const custom = { from: params.get('from') ?? '', to: params.get('to') ?? '' };
  if (isPeriod(custom)) return { ...custom, choice: 'custom' };
  const choice = periodLengths.find((length) => length === params.get('days')) ?? DEFAULT_LENGTH;
  return { from: addDays(today, 1 - Number(choice)), to: today, choice };
}

/** True for two days of which reports exist. */
export function isPeriod({ from, to }: Period): boolean {
  if (!isDay(from) || !isDay(to)) return false;
  const length = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
  return length >= 1 && length <= RETENTION_DAYS;
}

const isDay = (text: string) => DAY.test(text) && !Number.isNaN(Date.parse(text));

function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, day.length);
}
