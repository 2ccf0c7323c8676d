import type { LensMatrix } from './fields.ts';
import type { LensRange } from './rules.ts';
import { listNumbers, toNumberSteps } from './steps.ts';

/** The abbreviations of the trade, by the list of a range. */
const numberLists = [
  ['BC', 'base_curves'],
  ['DIA', 'diameters'],
  ['PWR', 'powers'],
  ['CYL', 'cylinders'],
  ['AX', 'axes'],
] as const;
const codeLists = [
  ['ADD', 'additions'],
  ['COL', 'colours'],
] as const;

const RANGE_SEPARATOR = ' | ';
const STEPS_SEPARATOR = ':';

/** A matrix as it is read: its schema decides whether it is valid. */
export type ReadMatrix = Record<'wear_schedule' | 'box_size' | 'ranges', unknown>;

/**
 * A matrix as one line, which is the same in every language: wear schedule and box size, then the ranges. Numbers are single
 * ones, or first, last and step: `monthly 3 | BC 8.7 DIA 14.5 PWR -6:4:0.25 CYL -0.75:-2.25:0.5 AX 10:180:10`.
 */
export function formatLensMatrix({ wear_schedule: schedule, box_size: size, ranges }: LensMatrix): string {
  return [`${schedule} ${size}`, ...ranges.map(formatRange)].join(RANGE_SEPARATOR);
}

function formatRange(range: LensRange): string {
  const numbers = numberLists.map(([label, list]) => [label, ...toNumberSteps(range[list]).map(formatSteps)]);
  const codes = codeLists.map(([label, list]) => [label, ...range[list]]);
  return [...numbers, ...codes]
    .filter(({ length }) => length > 1)
    .flat()
    .join(' ');
}

function formatSteps({ from, to, step }: ReturnType<typeof toNumberSteps>[number]): string {
  return from === to ? String(from) : [from, to, step].join(STEPS_SEPARATOR);
}

/** Reads the text of {@link formatLensMatrix}, also with decimal commas; undefined for any other text. */
export function parseLensMatrix(text: string): ReadMatrix | undefined {
  const [first = '', ...others] = text.split(RANGE_SEPARATOR.trim());
  const [schedule, size, ...rest] = splitText(first);
  const ranges = others.map(parseRange);
  if (size === undefined || rest.length > 0 || ranges.includes(undefined)) return undefined;
  return { wear_schedule: schedule, box_size: Number(size), ranges };
}

function splitText(text: string): string[] {
  return text.split(/\s+/).filter(Boolean);
}

function parseRange(text: string): Record<string, unknown> | undefined {
  const words = new Map<string, string[]>();
  let current: string[] | undefined;
  for (const word of splitText(text)) {
    if (isLabel(word)) {
      if (words.has(word)) return undefined;
      current = [];
      words.set(word, current);
    } else if (current) current.push(word);
    else return undefined;
  }
  const numbers = numberLists.map(([label, list]) => [list, parseNumbers(words.get(label) ?? [])] as const);
  if (words.size === 0 || numbers.some(([, values]) => values === undefined)) return undefined;
  const codes = codeLists.map(([label, list]) => [list, words.get(label) ?? []] as const);
  return Object.fromEntries([...numbers, ...codes]);
}

function isLabel(word: string): boolean {
  return [...numberLists, ...codeLists].some(([label]) => label === word);
}

function parseNumbers(words: readonly string[]): number[] | undefined {
  const steps = words.map((word) => {
    const [from = Number.NaN, to = from, step = 0] = word.replaceAll(',', '.').split(STEPS_SEPARATOR).map(Number);
    return { from, to, step };
  });
  if (steps.some(({ from, to, step }) => !Number.isFinite(from + to + step))) return undefined;
  return listNumbers(steps);
}
