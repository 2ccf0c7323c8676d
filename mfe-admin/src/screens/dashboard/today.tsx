import type { Dashboard } from '@fakos/contracts/dashboard/contract';
import { useFormat } from '@fakos/shared-kit/i18n';
import { Text } from '@mantine/core';
import { Section } from '../../framework/section.tsx';
import { useText } from '../../text.ts';
import { DailyTurnover } from './daily-turnover.tsx';
import styles from './dashboard.module.css';

const PERCENT = 100;

/** Today's turnover, compared with the same weekday a week before until the same time, and the turnover of two weeks. */
export function Today({ figures: { today, week_before: before, days } }: { figures: Dashboard }) {
  const text = useText();
  const format = useFormat();
  return (
    <Section title={text('dashboard.today')}>
      <div className={styles.today}>
        <div>
          <p className={styles.turnover}>{format.money(today.turnover)}</p>
          <Text size="sm">{text('dashboard.ordersToday', { count: today.orders })}</Text>
          <Text size="sm" c="dimmed">
            {getComparison()}
          </Text>
        </div>
        <DailyTurnover days={days} />
      </div>
    </Section>
  );

  function getComparison(): string {
    const amount = format.money(before.turnover);
    if (before.turnover === 0) return text('dashboard.weekBefore', { amount });
    const change = Math.round(PERCENT * (today.turnover / before.turnover - 1));
    const sign = change > 0 ? '+' : '';
    return text('dashboard.weekBeforeChange', { amount, change: `${sign}${format.number(change)}` });
  }
}
