import type { HistoryEntry } from '@fakos/api-gateway/releases/history';
import type { Listing } from './installation.ts';

/** Formats a listing as text: live releases, their authors and times, and previous releases. */
export function describeListing({ shell, remotes, history, failures }: Listing): string {
  const rows = remotes.map(({ name, live, since, by, canary, previous }) => [
    name,
    live,
    canary ? `${canary.version} (${canary.share} %)` : '-',
    previous.slice(0, 3).join(', ') || '-',
    formatMinute(canary?.since ?? since),
    canary?.by ?? by,
  ]);
  const lines = table([['remote', 'live', 'canary', 'previous', 'since (UTC)', 'by'], ...rows]);
  const failureLines = failures.map(
    ({ remote, version, views, failedVisitors }) =>
      `  ${remote} ${version}: failed for ${failedVisitors} visitors in ${views} views`,
  );
  const changes = [...history]
    .sort((a, b) => b.at.localeCompare(a.at))
    .slice(0, LISTED_CHANGES)
    .map(describeEntry);
  return [
    `shell ${shell}`,
    '',
    ...lines,
    ...(failureLines.length > 0 ? ['', 'Failures counted by this gateway:', ...failureLines] : []),
    ...(changes.length > 0 ? ['', 'Latest changes:', ...changes] : []),
  ].join('\n');
}

const LISTED_CHANGES = 10;

function describeEntry({ at, by, why, action, name, version, from }: HistoryEntry): string {
  const versions = from ? `${from} -> ${version}` : version;
  return `  ${formatMinute(at)}  ${action} ${name} ${versions}, ${by}${why ? `: ${why}` : ''}`;
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
