import type { CountedError } from '@fakos/api-gateway/error-reports/error-store';
import type { HistoryEntry } from '@fakos/api-gateway/releases/history';
import type { Repair } from '@fakos/api-gateway/releases/repair-releases';
import type { WebVital } from '@fakos/contracts/remote/web-vitals';
import type { Listing } from './installation.ts';

/**
 * Formats a listing as text: live releases, their authors and times, previous releases, failures and Core Web Vitals.
 *
 * @param part `shell` or the name of a remote, to list only what is about it
 */
export function describeListing(listing: Listing, part?: string): string {
  const { shell, remotes, problems, history, failures, errors, vitals } = pickPart(listing, part);
  const rows = [...shell, ...remotes].map(({ name, live, since, by, canary, previous }) => [
    name,
    live,
    canary ? `${canary.version} (${canary.share} %)` : '-',
    previous.slice(0, 3).join(', ') || '-',
    formatMinute(canary?.since ?? since) || '-',
    (canary?.by ?? by) || '-',
  ]);
  const lines = table([['part', 'live', 'canary', 'previous', 'since (UTC)', 'by'], ...rows]);
  const failureLines = failures.map(
    ({ remote, version, views, failedVisitors, serverFailures }) =>
      `  ${remote} ${version}: failed for ${failedVisitors} visitors in ${views} views and ${serverFailures} times on the server`,
  );
  const changes = [...history]
    .sort((a, b) => b.at.localeCompare(a.at))
    .slice(0, LISTED_CHANGES)
    .flatMap(describeEntry);
  return [
    ...lines,
    ...(problems.length > 0 ? ['', ...describeProblems(problems)] : []),
    ...(failureLines.length > 0 ? ['', 'Failures of the last 30 days, counted by all gateways:', ...failureLines] : []),
    ...(errors.length > 0 ? ['', ERRORS_TITLE, ...describeErrors(errors, part !== undefined)] : []),
    ...(vitals.length > 0 ? ['', VITALS_TITLE, ...describeVitals(vitals)] : []),
    ...(changes.length > 0 ? ['', 'Latest changes:', ...changes] : []),
  ].join('\n');
}

function pickPart(listing: Listing, wanted: string | undefined) {
  const { shell, remotes, problems, history, failures, errors = [], vitals = [] } = listing;
  const isShown = (part: string) => wanted === undefined || part === wanted;
  return {
    shell: [shell].filter(({ name }) => isShown(name)),
    remotes: remotes.filter(({ name }) => isShown(name)),
    problems: problems.filter(({ name }) => isShown(name)),
    history: history.filter(({ name }) => isShown(name)),
    errors: errors.filter(({ part }) => isShown(part)),
    failures: failures.filter(({ remote }) => isShown(remote)),
    vitals: vitals.filter(({ part }) => isShown(part)),
  };
}

const ERRORS_TITLE = 'Most frequent errors of the last 30 days:';
const LISTED_ERRORS = 10;

/** A line for each error, and its stack where one part is listed only. */
function describeErrors(errors: readonly CountedError[], withStack: boolean): string[] {
  return errors
    .slice(0, LISTED_ERRORS)
    .flatMap(({ part, version, error, stack, page, count, lastAt }) => [
      `  ${part} ${version}: ${count} × ${error} (${page}, last at ${formatMinute(lastAt)})`,
      ...(withStack ? stack.map((frame) => `      at ${frame}`) : []),
    ]);
}

const VITALS_TITLE = 'Core Web Vitals of the last 30 days, 75th percentiles:';

/** A line for each page and release; `n` is the number of page views of which the largest contentful paint was measured. */
function describeVitals(vitals: NonNullable<Listing['vitals']>): string[] {
  const pages = Map.groupBy(vitals, ({ part, version, page }) => `${part} ${version} /${page}`);
  const rows = [...pages].map(([page, metrics]) => {
    const find = (name: WebVital) => metrics.find(({ metric }) => metric === name);
    const toTime = (name: WebVital) => (find(name) ? `${Math.round(find(name)?.p75 ?? 0)} ms` : '-');
    const shift = find('CLS')?.p75.toFixed(3) ?? '-';
    return [
      `  ${page}`,
      `LCP ${toTime('LCP')}`,
      `INP ${toTime('INP')}`,
      `CLS ${shift}`,
      `n ${find('LCP')?.count ?? 0}`,
    ];
  });
  return table(rows);
}

function describeProblems(problems: Listing['problems']): string[] {
  return [
    'Files of live releases are not as published (npm run releases -- repair):',
    ...problems.flatMap(({ name, version, reasons }) => reasons.map((reason) => `  ${name} ${version}: ${reason}`)),
  ];
}

/** Formats the results of a repair as text. */
export function describeRepairs(repairs: readonly Repair[]): string {
  if (repairs.length === 0) return 'All listed releases are as published.';
  return repairs
    .map(({ name, version, result, reasons }) => `${name} ${version}: ${reasons[0]}. ${repairTexts[result](name)}`)
    .join('\n');
}

const repairTexts: Readonly<Record<Repair['result'], (name: string) => string>> = {
  restored: () => 'Restored from the build of this checkout.',
  accepted: () => 'Accepted as it is: its files are complete and fit what is live.',
  replaced: () => 'The newest earlier release is live instead.',
  removed: () => 'Removed from the earlier releases.',
  damaged: (name) => `No earlier release can replace it; publish it again with npm run release -- ${name}.`,
};

const LISTED_CHANGES = 10;

function describeEntry({
  at,
  by,
  why,
  action,
  name,
  version,
  from,
  forced = [],
  skipped = [],
}: HistoryEntry): string[] {
  const versions = from ? `${from} -> ${version}` : version;
  return [
    `  ${formatMinute(at)}  ${action} ${name} ${versions}, ${by}${why ? `: ${why}` : ''}`,
    ...forced.map((reason) => `      forced: ${reason}`),
    ...(skipped.length > 0 ? [`      skipped: ${skipped.join(', ')}`] : []),
  ];
}

function table(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0]?.map((_cell, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

const formatMinute = (time: string) => time.slice(0, 'YYYY-MM-DDTHH:MM'.length).replace('T', ' ');
