import type { Measured } from './load.ts';

/** A row of the table; `ratio` is the API's requests per second relative to plain Express. */
export interface Row extends Measured {
  readonly call: string;
  readonly products: number;
  readonly ratio?: number;
}

/** Budget of the 95th percentile in milliseconds, for any size of shop. */
const P95_BUDGET_MS = 50;
/** Requests per second relative to plain Express. */
const RATIO_BUDGET = 0.6;
/** Requests per second that Vendure handles on such a machine, times the wanted factor. */
const perSecondBudgets: Readonly<Record<string, number>> = { list: 159 * 15, detail: 44 * 60 };

const titles = ['call', 'products', 'requests/s', 'p50 ms', 'p95 ms', 'p99 ms', 'budget', 'verdict'];

/** All rows as one table of text. */
export function formatRows(rows: readonly Row[]): string {
  const lines = [titles, ...rows.map(toCells)];
  const widths = titles.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  return lines
    .map((line) =>
      line
        .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
        .join('  '),
    )
    .join('\n');
}

function toCells(row: Row): string[] {
  const { budget, isWithin } = judge(row);
  const whole = (figure: number) => Math.round(figure).toLocaleString('en');
  const tenth = (figure: number) => figure.toFixed(1);
  return [
    ...[row.call, whole(row.products), whole(row.perSecond), tenth(row.p50), tenth(row.p95), tenth(row.p99)],
    ...[budget, isWithin ? 'within' : 'MISSED'],
  ];
}

function judge({ call, ratio, p95, perSecond }: Row): { budget: string; isWithin: boolean } {
  if (ratio !== undefined)
    return { budget: `API ${ratio.toFixed(2)} x ≥ ${RATIO_BUDGET}`, isWithin: ratio >= RATIO_BUDGET };
  const wanted = perSecondBudgets[call];
  const isFast = wanted === undefined || perSecond >= wanted;
  const pace = wanted === undefined ? '' : `, ≥ ${wanted.toLocaleString('en')}/s`;
  return { budget: `p95 ≤ ${P95_BUDGET_MS}${pace}`, isWithin: p95 <= P95_BUDGET_MS && isFast };
}
