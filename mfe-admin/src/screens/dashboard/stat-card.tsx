import { useFormat } from '@fakos/shared-kit/i18n';
import { Link } from '@fakos/shared-kit/router';
import { Paper, Skeleton, Text } from '@mantine/core';
import { FailureState } from '../../framework/states/failure-state.tsx';
import styles from './dashboard.module.css';

interface StatCardProps {
  readonly label: string;
  readonly hint: string;
  /** The list that the number was counted from. */
  readonly to: string;
  readonly query: { readonly error?: unknown; readonly isFetching: boolean; readonly refetch: () => unknown };
  readonly value: number | undefined;
}

/** A number with its label, linked to the list that it was counted from. */
export function StatCard({ label, hint, to, query, value }: StatCardProps) {
  const format = useFormat();
  if (query.error) return <FailureState failure={query.error} onRetry={query.refetch} isPending={query.isFetching} />;
  return (
    <Paper component={Link} to={to} withBorder p="md" className={styles.statCard}>
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
