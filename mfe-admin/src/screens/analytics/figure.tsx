import { useFormat } from '@fakos/shared-kit/i18n';
import { Paper, Text } from '@mantine/core';
import styles from './analytics.module.css';
import { useAnalyticsText } from './analytics-text.ts';

interface FigureProps {
  readonly label: string;
  readonly value: string;
  /** The same figure of the period before, as text and as numbers. */
  readonly previous?: { readonly text: string; readonly value: number; readonly current: number };
  readonly hint?: string;
}

/** One figure of a report, with that of the period before. */
export function Figure({ label, value, previous, hint }: FigureProps) {
  const analyticsText = useAnalyticsText();
  const format = useFormat();
  const change = previous && getChange(previous.current, previous.value);
  return (
    <Paper withBorder p="md" component="section" aria-label={label}>
      <Text size="sm">{label}</Text>
      <p className={styles.value}>{value}</p>
      {previous && (
        <Text size="sm" c="dimmed">
          {change === undefined
            ? analyticsText('before', { value: previous.text })
            : analyticsText('beforeChange', {
                value: previous.text,
                change: `${change > 0 ? '+' : ''}${format.number(change)}`,
              })}
        </Text>
      )}
      {hint && (
        <Text size="sm" c="dimmed">
          {hint}
        </Text>
      )}
    </Paper>
  );
}

/** The change in whole per cent; undefined where there was nothing before. */
function getChange(current: number, before: number): number | undefined {
  return before > 0 ? Math.round((100 * (current - before)) / before) : undefined;
}
