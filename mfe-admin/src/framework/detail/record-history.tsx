import type { AuditEntry } from '@fakos/contracts/audit-log/contract';
import { useListRecordHistoryQuery } from '@fakos/shared-kit/api/audit-log/hooks';
import { useFormat } from '@fakos/shared-kit/i18n';
import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { Button, Group, Stack, Text } from '@mantine/core';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useText } from '../../text.ts';
import { ChangeTable, type FieldTexts } from '../audit/change-table.tsx';
import { useAuditText } from '../audit/use-audit-text.ts';
import { Section } from '../section.tsx';
import { FailureState } from '../states/failure-state.tsx';
import { isUnsupported } from '../states/is-unsupported.ts';
import { PageSkeleton } from '../states/page-skeleton.tsx';
import styles from './detail.module.css';

const PAGE_SIZE = 10;

interface RecordHistoryProps extends FieldTexts {
  /** The record's resource in the API, such as `products`. */
  readonly resource: string;
  readonly recordId: number | string;
}

/** Section with the history of a record: closed at first, and requested when it is opened. */
export function RecordHistory(props: RecordHistoryProps) {
  const text = useText();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const Icon = isOpen ? IconChevronDown : IconChevronRight;
  return (
    <Section
      title={text('history.title')}
      aside={
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<Icon size={16} aria-hidden />}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          {text(isOpen ? 'history.hide' : 'history.show')}
        </Button>
      }
    >
      {isOpen && (
        <div id={id}>
          <Entries {...props} />
        </div>
      )}
    </Section>
  );
}

function Entries({ resource, recordId, ...fieldTexts }: RecordHistoryProps) {
  const text = useText();
  const kitText = useKitText();
  const [page, setPage] = useState(1);
  const query = { resource, record_id: String(recordId), page, limit: PAGE_SIZE };
  const { data, error, isFetching, refetch } = useListRecordHistoryQuery(query);
  if (isUnsupported(error)) return <Text size="sm">{text('history.unsupported')}</Text>;
  if (error) return <FailureState failure={error} onRetry={refetch} isPending={isFetching} />;
  if (!data) return <PageSkeleton rows={2} />;
  const pageCount = Math.ceil(data.meta.total / data.meta.limit);
  if (data.data.length === 0) {
    return (
      <Text size="sm" c="dimmed">
        {text('history.empty')}
      </Text>
    );
  }
  return (
    <Stack>
      <ol className={styles.history} aria-busy={isFetching}>
        {data.data.map((entry) => (
          <li key={entry.id}>
            <Entry entry={entry} {...fieldTexts} />
          </li>
        ))}
      </ol>
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

function Entry({ entry, ...fieldTexts }: FieldTexts & { entry: AuditEntry }) {
  const text = useText();
  const format = useFormat();
  const { toActionText } = useAuditText();
  const title = text('history.entry', {
    action: toActionText(entry.action),
    name: entry.user.name,
    at: format.dateTime(entry.at),
  });
  return (
    <>
      <Text size="sm" fw={500}>
        {title}
      </Text>
      {Object.keys(entry.changes).length > 0 && <ChangeTable label={title} changes={entry.changes} {...fieldTexts} />}
    </>
  );
}
