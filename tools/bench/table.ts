import type { Budget } from './budgets.ts';

/** A line of the table. */
export interface Row {
  readonly label: string;
  /** The measured values as text. */
  readonly measured: string;
  /** The value that is compared with a budget, if the row has one. */
  readonly comparison?: { readonly value: number; readonly budget: Budget };
}

/** Result of comparing a value with its budget. */
export type Verdict = 'stretch' | 'within' | 'MISSED' | '';

/** `stretch` if the stretch goal is reached, `MISSED` if the budget is not. */
export function getVerdict({ comparison }: Row): Verdict {
  if (!comparison) return '';
  const { value, budget } = comparison;
  const isWithin = (bound: number) => (budget.isFloor ? value >= bound : value <= bound);
  if (budget.stretch !== undefined && isWithin(budget.stretch)) return 'stretch';
  return isWithin(budget.budget) ? 'within' : 'MISSED';
}

const headers = ['measurement', 'result', 'budget', 'stretch', 'verdict'];

/** Formats all rows as a text table. */
export function formatTable(rows: readonly Row[]): string {
  const cells = [headers, ...rows.map(formatCells)];
  const widths = headers.map((_, column) => Math.max(...cells.map((line) => line[column]?.length ?? 0)));
  const formatLine = (line: readonly string[]) =>
    line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ');
  const [head = [], ...body] = cells;
  const rule = widths.map((width) => '─'.repeat(width));
  return [head, rule, ...body].map((line) => formatLine(line).trimEnd()).join('\n');
}

function formatCells(row: Row): string[] {
  const { label, measured, comparison } = row;
  const formatBound = (value: number | undefined) =>
    value === undefined || !comparison ? '' : formatWithUnit(value, comparison.budget.unit);
  return [
    label,
    measured,
    formatBound(comparison?.budget.budget),
    formatBound(comparison?.budget.stretch),
    getVerdict(row),
  ];
}

/** Formats a value with its unit and a suitable number of digits. */
export function formatWithUnit(value: number, unit: Budget['unit']): string {
  const digits = unit === 'x' ? 2 : value === 0 || value >= 100 ? 0 : Number.isInteger(value) ? 0 : value < 1 ? 3 : 1;
  const number = value.toLocaleString('en', { maximumFractionDigits: digits, minimumFractionDigits: 0 });
  return unit === '' ? number : `${number} ${unit}`;
}
