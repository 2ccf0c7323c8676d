import type { Budget } from './budgets.ts';

/** A line of the table. */
export interface Row {
  readonly what: string;
  /** The figures as they are shown. */
  readonly measured: string;
  /** The figure that counts and what it should stay within; a row without it is shown for itself. */
  readonly judged?: { readonly figure: number; readonly budget: Budget };
}

/** How a figure stands to its budget. */
export type Verdict = 'stretch' | 'within' | 'MISSED' | '';

/** `stretch` where more than the budget is reached, `MISSED` where the budget is not. */
export function verdictOf({ judged }: Row): Verdict {
  if (!judged) return '';
  const { figure, budget } = judged;
  const reaches = (bound: number) => (budget.isFloor ? figure >= bound : figure <= bound);
  if (budget.stretch !== undefined && reaches(budget.stretch)) return 'stretch';
  return reaches(budget.budget) ? 'within' : 'MISSED';
}

const titles = ['what', 'measured', 'budget', 'stretch', 'verdict'];

/** All rows as one table of text. */
export function formatTable(rows: readonly Row[]): string {
  const cells = [titles, ...rows.map(cellsOf)];
  const widths = titles.map((_, column) => Math.max(...cells.map((line) => line[column]?.length ?? 0)));
  const draw = (line: readonly string[]) => line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ');
  const [head = [], ...body] = cells;
  const rule = widths.map((width) => '─'.repeat(width));
  return [head, rule, ...body].map((line) => draw(line).trimEnd()).join('\n');
}

function cellsOf(row: Row): string[] {
  const { what, measured, judged } = row;
  const bound = (value: number | undefined) =>
    value === undefined || !judged ? '' : inUnit(value, judged.budget.unit);
  return [what, measured, bound(judged?.budget.budget), bound(judged?.budget.stretch), verdictOf(row)];
}

/** A figure with its unit, with as many digits as are worth reading. */
export function inUnit(figure: number, unit: Budget['unit']): string {
  const digits =
    unit === 'x' ? 2 : figure === 0 || figure >= 100 ? 0 : Number.isInteger(figure) ? 0 : figure < 1 ? 3 : 1;
  const number = figure.toLocaleString('en', { maximumFractionDigits: digits, minimumFractionDigits: 0 });
  return unit === '' ? number : `${number} ${unit}`;
}
