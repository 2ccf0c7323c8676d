import { useFormat } from '@fakos/shared-kit/i18n';
import { Link } from '@fakos/shared-kit/router';
import { Paper, Skeleton, Text } from '@mantine/core';
import { FailureState } from '../../framework/states/failure-state.tsx';
import styles from './dashboard.module.css';

interface FigureProps {
  readonly label: string;
  readonly hint: string;
  /** The list that the figure was counted from. */
  readonly to: string;
  readonly query: { readonly error?: unknown; readonly isFetching: boolean; readonly refetch: () => unknown };
  readonly value: number | undefined;
}

/** One number, what it counts, and the way to it. */
export function Figure({ label, hint, to, query, value }: FigureProps) {
  const format = useFormat();
  if (query.error) return <FailureState failure={query.error} onRetry={query.refetch} pending={query.isFetching} />;
  return (
    <Paper component={Link} to={to} withBorder p="md" className={styles.figure}>
      <Text size="sm" fw={500}>
        {label}
      </Text>
      <Skeleton visible={value === undefined} className={styles.value}>
        {value === undefined ? '' : format.number(value)}
      </Skeleton>
      <Text size="sm" c="dimmed">
        {hint}
      </Text>
    </Paper>
  );
}
