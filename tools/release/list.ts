import type { HistoryEntry } from '@fakos/api-gateway/releases/history';
import type { Listing } from './installation.ts';

/** A listing as lines of text: what is live, since when and by whom, what it can fall back to. */
export function describeListing({ shell, remotes, history, failures }: Listing): string {
  const rows = remotes.map(({ name, live, since, by, canary, previous }) => [
    name,
    live,
    canary ? `${canary.version} (${canary.share} %)` : '-',
    previous.slice(0, 3).join(', ') || '-',
    minutesOf(canary?.since ?? since),
    canary?.by ?? by,
  ]);
  const lines = table([['remote', 'live', 'canary', 'previous', 'since (UTC)', 'by'], ...rows]);
  const counted = failures.map(
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
    ...(counted.length > 0 ? ['', 'Counted by this gateway:', ...counted] : []),
    ...(changes.length > 0 ? ['', 'Latest changes:', ...changes] : []),
  ].join('\n');
}

const LISTED_CHANGES = 10;

function describeEntry({ at, by, why, action, name, version, from }: HistoryEntry): string {
  const step = from ? `${from} -> ${version}` : version;
  return `  ${minutesOf(at)}  ${action} ${name} ${step}, ${by}${why ? `: ${why}` : ''}`;
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

const minutesOf = (time: string) => time.slice(0, 'YYYY-MM-DDTHH:MM'.length).replace('T', ' ');
