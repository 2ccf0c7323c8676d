import type { LiveReleaseRow, LiveReleases, ReleaseChange } from '@fakos/contracts/releases/contract';
import { useFormat } from '@fakos/shared-kit/i18n';
import { Text } from '@mantine/core';
import type { Column } from '../../framework/list/list-columns.ts';
import { PartName, useKnownText } from './part-name.tsx';
import { useReleasesText } from './releases-text.ts';

type FailureRow = LiveReleases['failures'][number];

const NOTHING = '—';

/** Columns of the live releases. */
export function useLiveColumns(): readonly Column<LiveReleaseRow>[] {
  const text = useReleasesText();
  const format = useFormat();
  return [
    { key: 'part', header: text('part'), isRowTitle: true, cell: ({ name }) => <PartName name={name} /> },
    { key: 'version', header: text('version'), cell: ({ live }) => live },
    {
      key: 'since',
      header: text('since'),
      cell: ({ since }) => (since === null ? NOTHING : format.dateTime(since)),
    },
    { key: 'by', header: text('by'), cell: ({ by }) => by || NOTHING },
    {
      key: 'canary',
      header: text('canary'),
      cell: ({ canary }) =>
        canary
          ? text('canaryShare', {
              version: canary.version,
              share: canary.share,
              date: format.dateTime(canary.since),
            })
          : NOTHING,
    },
    { key: 'previous', header: text('previous'), cell: ({ previous }) => previous.join(', ') || NOTHING },
  ];
}

/** Columns of the failures by release. */
export function useFailureColumns(): readonly Column<FailureRow>[] {
  const text = useReleasesText();
  const format = useFormat();
  const toKnownText = useKnownText();
  return [
    {
      key: 'part',
      header: text('part'),
      isRowTitle: true,
      cell: ({ remote }) => <PartName name={remote} />,
    },
    { key: 'version', header: text('version'), cell: ({ version }) => version },
    { key: 'views', header: text('views'), align: 'end', cell: ({ views }) => format.number(views) },
    {
      key: 'visitors',
      header: text('failedVisitors'),
      align: 'end',
      cell: ({ failed_visitors: count }) => <FailureNumber count={count} />,
    },
    {
      key: 'serverFailures',
      header: text('serverFailures'),
      align: 'end',
      cell: ({ server_failures: count }) => <FailureNumber count={count} />,
    },
    {
      key: 'phases',
      header: text('phases'),
      cell: ({ phases }) =>
        Object.entries(phases)
          .map(([phase, count]) => `${toKnownText('phase', phase)}: ${format.number(count)}`)
          .join(', ') || NOTHING,
    },
  ];
}

/** Columns of the history. */
export function useHistoryColumns(): readonly Column<ReleaseChange>[] {
  const text = useReleasesText();
  const format = useFormat();
  return [
    { key: 'at', header: text('at'), isRowTitle: true, cell: ({ at }) => format.dateTime(at) },
    { key: 'part', header: text('part'), cell: ({ name }) => <PartName name={name} /> },
    { key: 'change', header: text('change'), cell: ({ action }) => text(`actions.${action}`) },
    { key: 'version', header: text('version'), cell: ({ version }) => version },
    { key: 'from', header: text('from'), cell: ({ from }) => from ?? NOTHING },
    { key: 'by', header: text('by'), cell: ({ by }) => by },
    { key: 'why', header: text('why'), cell: (change) => <Reason {...change} /> },
  ];
}

/** The reason of a change, and what it waived and skipped. */
function Reason({ why, forced = [], skipped = [] }: ReleaseChange) {
  const text = useReleasesText();
  const toKnownText = useKnownText();
  const checks = skipped.map((check) => toKnownText('checks', check)).join(', ');
  return (
    <div>
      {why || NOTHING}
      {checks && (
        <Text size="xs" c="dimmed">
          {text('skipped', { checks })}
        </Text>
      )}
      {forced.map((reason) => (
        <Text key={reason} size="xs" c="dimmed">
          {text('forced')} <span lang="en">{reason}</span>
        </Text>
      ))}
    </div>
  );
}

function FailureNumber({ count }: { count: number }) {
  const format = useFormat();
  return (
    <Text span size="sm" {...(count > 0 && { c: 'red', fw: 500 })}>
      {format.number(count)}
    </Text>
  );
}
