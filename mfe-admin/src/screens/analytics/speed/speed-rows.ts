import type { WebVital } from '@fakos/contracts/remote/web-vitals';
import type { WebVitalRow } from '@fakos/contracts/web-vitals/contract';

type Value = Pick<WebVitalRow, 'part' | 'metric' | 'count' | 'p75' | 'rating'>;

/** The Core Web Vitals of a kind of page or of a release. */
export interface SpeedRow {
  readonly part: string;
  /** The page's pattern, or the release's version. */
  readonly name: string;
  /** Number of measured page views. */
  readonly count: number;
  readonly values: Readonly<Partial<Record<WebVital, Value>>>;
}

/** Puts the metrics of a page or of a release into one row; rows with the most page views come first. */
export function groupByView<Row extends Value>(rows: readonly Row[], getName: (row: Row) => string): SpeedRow[] {
  const groups = Map.groupBy(rows, (row) => `${row.part} ${getName(row)}`);
  return [...groups.values()]
    .flatMap((metrics): SpeedRow[] => {
      const [first] = metrics;
      if (!first) return [];
      const values = Object.fromEntries(metrics.map((row) => [row.metric, row]));
      return [
        { part: first.part, name: getName(first), count: Math.max(...metrics.map(({ count }) => count)), values },
      ];
    })
    .sort((one, other) => other.count - one.count);
}
