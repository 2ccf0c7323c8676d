import { type WebVital, type WebVitalRating, webVitalNames, webVitals } from '@fakos/contracts/remote/web-vitals';
import type { WebVitalRow, WebVitalsSummary } from '@fakos/contracts/web-vitals/contract';
import type { SharedCounts } from '../counts/shared-counts.ts';
import { countUpTo, estimatePercentile, findBucket } from './web-vital-buckets.ts';

/** Share of the page views whose values are at most the value that is shown, as in Google's reports. */
const PERCENTILE = 0.75;

/** A page view of which Core Web Vitals are counted. */
export interface MeasuredView {
  /** `shell`, or the name of the remote whose page it is. */
  readonly part: string;
  readonly version: string;
  /** Route pattern of the page. */
  readonly page: string;
}

interface Cell extends MeasuredView {
  readonly metric: WebVital;
  readonly counts: ReadonlyMap<number, number>;
}

/**
 * Core Web Vitals by kind of page and release, of all gateways that share counts. Only numbers of page views are stored, none
 * of which can be related to a visitor.
 */
export class WebVitalCounts {
  private readonly shared: SharedCounts;

  constructor(shared: SharedCounts) {
    this.shared = shared;
  }

  count({ part, version, page }: MeasuredView, metric: WebVital, value: number): void {
    this.shared.count(`vital:${metric}:${findBucket(metric, value)}:${page}`, part, version);
  }

  /** Percentiles by page, by release and by both; rows are sorted by part and page. */
  async summarise(): Promise<WebVitalsSummary> {
    const cells = await this.listCells();
    return {
      pages: merge(cells, ({ part, page, metric }) => [part, page, metric]).map(({ version: _version, ...row }) => row),
      releases: merge(cells, ({ part, version, metric }) => [part, version, metric]).map(
        ({ page: _page, ...row }) => row,
      ),
      rows: merge(cells, ({ part, version, page, metric }) => [part, page, version, metric]),
      counted_since: this.shared.since,
    };
  }

  private async listCells(): Promise<Cell[]> {
    const found = (await this.shared.listSums()).flatMap(({ kind, remote: part, version, count }) => {
      const [, metric, bucket, page] = VITAL.exec(kind) ?? [];
      return isWebVital(metric) ? [{ part, version, page: page ?? '', metric, bucket: Number(bucket), count }] : [];
    });
    const groups = Map.groupBy(found, ({ part, version, page, metric }) => [part, version, page, metric].join(' '));
    return [...groups.values()].flatMap((rows) => {
      const [first] = rows;
      if (!first) return [];
      const { part, version, page, metric } = first;
      return [{ part, version, page, metric, counts: new Map(rows.map(({ bucket, count }) => [bucket, count])) }];
    });
  }
}

const VITAL = /^vital:(\w+):(\d+):(.*)$/;

const isWebVital = (name: string | undefined): name is WebVital => webVitalNames.some((known) => known === name);

/** Adds up the cells with the same key, sorted by it. */
function merge(cells: readonly Cell[], getKey: (cell: Cell) => readonly string[]): WebVitalRow[] {
  const groups = [...Map.groupBy(cells, (cell) => getKey(cell).join(' '))];
  return groups
    .sort(([one], [other]) => one.localeCompare(other))
    .flatMap(([, merged]) => {
      const [first] = merged;
      if (!first) return [];
      const { part, version, page, metric } = first;
      const counts = new Map<number, number>();
      for (const cell of merged)
        for (const [bucket, count] of cell.counts) counts.set(bucket, (counts.get(bucket) ?? 0) + count);
      const p75 = estimatePercentile(metric, counts, PERCENTILE);
      const total = countUpTo(metric, counts, Number.POSITIVE_INFINITY);
      const good = countUpTo(metric, counts, webVitals[metric].good);
      return [{ part, version, page, metric, count: total, good, p75, rating: rate(metric, p75) }];
    });
}

function rate(metric: WebVital, value: number): WebVitalRating {
  const { good, poor } = webVitals[metric];
  return value <= good ? 'good' : value <= poor ? 'improvable' : 'poor';
}
