import type { AuditEntry } from '@fakos/contracts/audit-log/contract';
import { useListRecordHistoryQuery } from '@fakos/shared-kit/api/audit-log/hooks';
import { useFormat } from '@fakos/shared-kit/i18n';
import { Text } from '@mantine/core';
import { useState } from 'react';
import { useText } from '../../text.ts';
import { ChangeTable, type FieldTexts } from '../audit/change-table.tsx';
import { useAuditText } from '../audit/use-audit-text.ts';
import { ClosedSection } from '../closed-section.tsx';
import styles from './detail.module.css';
import { LogPages } from './log-pages.tsx';

const PAGE_SIZE = 10;

interface RecordHistoryProps extends FieldTexts {
  /** The record's resource in the API, such as `products`. */
  readonly resource: string;
  readonly recordId: number | string;
}

/** Section with the history of a record: closed at first, and requested when it is opened. */
export function RecordHistory(props: RecordHistoryProps) {
  const text = useText();
  return (
    <ClosedSection title={text('history.title')}>
      <Entries {...props} />
    </ClosedSection>
  );
}

function Entries({ resource, recordId, ...fieldTexts }: RecordHistoryProps) {
  const text = useText();
  const [page, setPage] = useState(1);
  const query = useListRecordHistoryQuery({ resource, record_id: String(recordId), page, limit: PAGE_SIZE });
  return (
    <LogPages query={query} page={page} onPage={setPage} emptyText={text('history.empty')}>
      {(entries) => (
        <ol className={styles.history}>
          {entries.map((entry) => (
            <li key={entry.id}>
              <Entry entry={entry} {...fieldTexts} />
            </li>
          ))}
        </ol>
      )}
    </LogPages>
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
