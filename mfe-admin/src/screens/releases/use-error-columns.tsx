import type { LiveReleases } from '@fakos/contracts/releases/contract';
import { useFormat } from '@fakos/shared-kit/i18n';
import { Code, Stack, Text } from '@mantine/core';
import type { Column } from '../../framework/list/list-columns.ts';
import { PartName } from './part-name.tsx';
import { useReleasesText } from './releases-text.ts';

type ErrorRow = NonNullable<LiveReleases['errors']>[number];

/** Columns of the errors of pages' scripts. */
export function useErrorColumns(): readonly Column<ErrorRow>[] {
  const text = useReleasesText();
  const format = useFormat();
  return [
    { key: 'error', header: text('error'), isRowTitle: true, cell: (row) => <ErrorText {...row} /> },
    { key: 'part', header: text('part'), cell: ({ part }) => <PartName name={part} /> },
    { key: 'version', header: text('version'), cell: ({ version }) => version },
    { key: 'count', header: text('count'), align: 'end', cell: ({ count }) => format.number(count) },
    { key: 'page', header: text('page'), cell: ({ page }) => page },
    { key: 'lastAt', header: text('lastAt'), cell: ({ last_at: at }) => format.dateTime(at) },
  ];
}

/** An error's message, and its stack, which opens. Both are English, whatever the language of the page is. */
function ErrorText({ error, stack }: ErrorRow) {
  const text = useReleasesText();
  return (
    <Stack gap={4}>
      <Text size="sm" lang="en" style={{ overflowWrap: 'anywhere' }}>
        {error}
      </Text>
      <details>
        <Text component="summary" size="xs" c="dimmed" td="underline" style={{ cursor: 'pointer' }}>
          {text('stack')}
        </Text>
        <Code block lang="en" style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {stack.join('\n')}
        </Code>
      </details>
    </Stack>
  );
}
