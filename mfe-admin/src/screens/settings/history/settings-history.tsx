import type { SettingsLogEntry } from '@fakos/contracts/admin-settings/contract';
import { useListSettingsLogQuery } from '@fakos/shared-kit/api/admin-settings/hooks';
import { useFormat } from '@fakos/shared-kit/i18n';
import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { Button, Group, Stack, Text } from '@mantine/core';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { Section } from '../../../framework/section.tsx';
import { FailureState } from '../../../framework/states/failure-state.tsx';
import { isUnsupported } from '../../../framework/states/is-unsupported.ts';
import { PageSkeleton } from '../../../framework/states/page-skeleton.tsx';
import { useText } from '../../../text.ts';
import { HistoryTable } from './history-table.tsx';

const PAGE_SIZE = 10;

/** History of settings changes: collapsed at first, and requested when it is opened. */
export function SettingsHistory() {
  const text = useText();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const Icon = isOpen ? IconChevronDown : IconChevronRight;
  return (
    <Section
      title={text('settings.history.title')}
      aside={
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<Icon size={16} aria-hidden />}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {text(isOpen ? 'settings.history.hide' : 'settings.history.show')}
        </Button>
      }
    >
      {isOpen && (
        <div id={id}>
          <Entries />
        </div>
      )}
    </Section>
  );
}

function Entries() {
  const text = useText();
  const kitText = useKitText();
  const [page, setPage] = useState(1);
  const { data, error, isFetching, refetch } = useListSettingsLogQuery({ page, limit: PAGE_SIZE });
  if (isUnsupported(error)) return <Text size="sm">{text('history.unsupported')}</Text>;
  if (error) return <FailureState failure={error} onRetry={refetch} isPending={isFetching} />;
  if (!data) return <PageSkeleton rows={2} />;
  if (data.data.length === 0) {
    return (
      <Text size="sm" c="dimmed">
        {text('settings.history.empty')}
      </Text>
    );
  }
  const pageCount = Math.ceil(data.meta.total / data.meta.limit);
  return (
    <Stack aria-busy={isFetching}>
      {data.data.map((entry) => (
        <Entry key={entry.revision} entry={entry} />
      ))}
      {pageCount > 1 && (
        <Group gap="xs">
          <Button size="compact-sm" variant="default" disabled={page === 1} onClick={() => setPage(page - 1)}>
            {kitText('actions.previous')}
          </Button>
          <Text size="sm" c="dimmed">
            {text('history.page', { page, count: pageCount })}
          </Text>
          <Button size="compact-sm" variant="default" disabled={page === pageCount} onClick={() => setPage(page + 1)}>
            {kitText('actions.next')}
          </Button>
        </Group>
      )}
    </Stack>
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
