import type { DayFigures } from '@fakos/contracts/dashboard/contract';
import { useFormat } from '@fakos/shared-kit/i18n';
import { VisuallyHidden } from '@mantine/core';
import { useText } from '../../text.ts';
import styles from './dashboard.module.css';

/** Size of the chart in its own units. */
const CHART = { width: 280, height: 64, gap: 4, leastHeight: 2 } as const;

/** Turnover by day as bars, the last one highlighted; nothing if there was none. Screen readers find the same figures in a table. */
export function DailyTurnover({ days }: { days: readonly DayFigures[] }) {
  const text = useText();
  const format = useFormat();
  const most = Math.max(...days.map(({ turnover }) => turnover));
  if (most <= 0) return null;
  const step = CHART.width / days.length;
  return (
    <div className={styles.chart}>
      <svg
        viewBox={`0 0 ${CHART.width} ${CHART.height}`}
        preserveAspectRatio="none"
        aria-hidden
        className={styles.bars}
      >
        {days.map(({ day, turnover }, index) => {
          const height = Math.max((CHART.height * turnover) / most, CHART.leastHeight);
          return (
            <rect
              key={day}
              x={index * step + CHART.gap / 2}
              y={CHART.height - height}
              width={step - CHART.gap}
              height={height}
              data-today={index === days.length - 1 || undefined}
            >
              <title>{`${format.longDate(day)}: ${format.money(turnover)}`}</title>
            </rect>
          );
        })}
      </svg>
      <p aria-hidden className={styles.chartLabel}>
        {text('dashboard.lastDays', { count: days.length })}
      </p>
      <VisuallyHidden>
        <table>
          <caption>{text('dashboard.lastDays', { count: days.length })}</caption>
          <thead>
            <tr>
              <th scope="col">{text('dashboard.day')}</th>
              <th scope="col">{text('dashboard.turnover')}</th>
              <th scope="col">{text('dashboard.orders')}</th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ day, turnover, orders }) => (
              <tr key={day}>
                <th scope="row">{format.longDate(day)}</th>
                <td>{format.money(turnover)}</td>
                <td>{format.number(orders)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </VisuallyHidden>
    </div>
  );
}
