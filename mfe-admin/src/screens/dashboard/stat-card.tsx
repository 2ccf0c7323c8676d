import { useFormat } from '@fakos/shared-kit/i18n';
import { Link } from '@fakos/shared-kit/router';
import { Paper, Skeleton, Text } from '@mantine/core';
import styles from './dashboard.module.css';

interface StatCardProps {
  readonly label: string;
  readonly hint: string;
  /** The list that the number was counted from; without one the card is not a link. */
  readonly to?: string;
  /** Undefined while it loads. */
  readonly value: number | undefined;
}

/** A number with its label, linked to the list that it was counted from. */
export function StatCard({ label, hint, to, value }: StatCardProps) {
  const format = useFormat();
  const content = (
    <>
      <Text size="sm" fw={500}>
        {label}
      </Text>
      <Skeleton visible={value === undefined} className={styles.value}>
        {value === undefined ? '' : format.number(value)}
      </Skeleton>
      <Text size="sm" c="dimmed">
        {hint}
      </Text>
    </>
  );
  const shared = { withBorder: true, p: 'md', className: styles.statCard, 'data-quiet': value === 0 || undefined };
  if (to === undefined) return <Paper {...shared}>{content}</Paper>;
  return (
    <Paper component={Link} to={to} {...shared}>
      {content}
    </Paper>
  );
}
