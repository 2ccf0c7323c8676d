import type { SettingsLogEntry } from '@fakos/contracts/admin-settings/contract';
import { useListSettingsLogQuery } from '@fakos/shared-kit/api/admin-settings/hooks';
import { useFormat } from '@fakos/shared-kit/i18n';
import { Text } from '@mantine/core';
import { useState } from 'react';
import { ClosedSection } from '../../../framework/closed-section.tsx';
import { LogPages } from '../../../framework/detail/log-pages.tsx';
import { useText } from '../../../text.ts';
import { HistoryTable } from './history-table.tsx';

const PAGE_SIZE = 10;

/** History of settings changes: closed at first, and requested when it is opened. */
export function SettingsHistory() {
  const text = useText();
  return (
    <ClosedSection title={text('settings.history.title')}>
      <Entries />
    </ClosedSection>
  );
}

function Entries() {
  const text = useText();
  const [page, setPage] = useState(1);
  const query = useListSettingsLogQuery({ page, limit: PAGE_SIZE });
  return (
    <LogPages query={query} page={page} onPage={setPage} emptyText={text('settings.history.empty')}>
      {(entries) => entries.map((entry) => <Entry key={entry.revision} entry={entry} />)}
    </LogPages>
  );
}

function Entry({ entry }: { entry: SettingsLogEntry }) {
  const text = useText();
  const format = useFormat();
  const at = format.dateTime(entry.at);
  const title = text('settings.history.entry', { actor: entry.actor, at });
  return (
    <div>
      <Text size="sm" fw={500}>
        {title}
      </Text>
      <HistoryTable label={title} entry={entry} at={at} />
    </div>
  );
}
