import type { AuditEntry } from '@fakos/contracts/audit-log/contract';
import { Table } from '@mantine/core';
import { useText } from '../../text.ts';
import styles from './audit.module.css';
import { useAuditText } from './use-audit-text.ts';

/** Props of a screen that names and formats the fields of its records itself. */
export interface FieldTexts {
  readonly fieldLabels?: Readonly<Record<string, string>>;
  /** Undefined for a value that needs no format of its own. */
  readonly formatValue?: (field: string, value: unknown) => string | undefined;
}

interface ChangeTableProps extends FieldTexts {
  /** Accessible name of the table. */
  readonly label: string;
  readonly changes: AuditEntry['changes'];
}

/** The changes of a write: each field with its values before and after. */
export function ChangeTable({ label, changes, fieldLabels = {}, formatValue }: ChangeTableProps) {
  const text = useText();
  const { toFieldText, toValueText } = useAuditText();
  const toText = (field: string, value: unknown) => formatValue?.(field, value) ?? toValueText(field, value);
  return (
    <div className={styles.container}>
      <Table role="table" aria-label={label} className={styles.changes}>
        <Table.Thead role="rowgroup">
          <Table.Tr role="row">
            {(['field', 'before', 'after'] as const).map((column) => (
              <Table.Th key={column} role="columnheader" scope="col">
                {text(`history.${column}`)}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody role="rowgroup">
          {Object.entries(changes).map(([field, [before, after]]) => (
            <Table.Tr key={field} role="row">
              <Table.Th role="rowheader" scope="row">
                {fieldLabels[field] ?? toFieldText(field)}
              </Table.Th>
              <Table.Td role="cell" data-label={text('history.before')}>
                {toText(field, before)}
              </Table.Td>
              <Table.Td role="cell" data-label={text('history.after')}>
                {toText(field, after)}
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}
