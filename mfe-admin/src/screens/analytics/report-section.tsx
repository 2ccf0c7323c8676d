import type { AnalyticsTable } from '@fakos/contracts/analytics-reports/contract';
import { useLazyExportAnalyticsQuery } from '@fakos/shared-kit/api/analytics/hooks';
import { Stack, Text } from '@mantine/core';
import { type ReactNode, useCallback } from 'react';
import { ExportButton } from '../../framework/list/export-button.tsx';
import type { Column } from '../../framework/list/list-columns.ts';
import { ListTable } from '../../framework/list/list-table.tsx';
import { Section } from '../../framework/section.tsx';
import styles from './analytics.module.css';
import { useAnalyticsText } from './analytics-text.ts';
import type { Period } from './period.ts';

interface ReportSectionProps<Row> {
  readonly title: string;
  readonly hint?: string;
  readonly period: Period;
  /** The table that the button exports; no button where it is left out. */
  readonly exported?: AnalyticsTable;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string | number;
  /** Shown beside the table; screen readers read the table instead. */
  readonly chart?: ReactNode;
}

/** A table of a report, with its chart beside it and a button that exports it. */
export function ReportSection<Row>({
  title,
  hint,
  period: { from, to },
  exported,
  columns,
  rows,
  rowKey,
  chart,
}: ReportSectionProps<Row>) {
  const analyticsText = useAnalyticsText();
  const [exportAnalytics] = useLazyExportAnalyticsQuery();
  const request = useCallback(
    async (table: AnalyticsTable) => (await exportAnalytics({ table, from, to }).unwrap()).data,
    [exportAnalytics, from, to],
  );
  const table = <ListTable label={title} columns={columns} rows={rows} rowKey={rowKey} />;
  return (
    <Section title={title} aside={exported && rows.length > 0 && <ExportButton request={() => request(exported)} />}>
      <Stack gap="sm">
        {hint && (
          <Text size="sm" c="dimmed">
            {hint}
          </Text>
        )}
        {rows.length === 0 && <Text c="dimmed">{analyticsText('noRows')}</Text>}
        {rows.length > 0 && !chart && table}
        {rows.length > 0 && chart && (
          <div className={styles.beside}>
            <div aria-hidden>{chart}</div>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keyboards scroll it, too */}
            <section className={styles.scroll} aria-label={title} tabIndex={0}>
              {table}
            </section>
          </div>
        )}
      </Stack>
    </Section>
  );
}
