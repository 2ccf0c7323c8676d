import { colors } from '@fakos/contracts/colors';
import type { ProgressBarFields } from '@fakos/contracts/widgets';
import { useFormat } from '@fakos/shared-kit/i18n';
import type { WidgetViewProps } from '../../framework/widget.tsx';
import { useWidgetText } from '../../widget-text.ts';
import styles from './progress-bar.module.css';

/** Colours of bars without one of their own, in turn (spec section 9, "8 defaults"). */
export const barColors = [
  colors.accent,
  colors.success,
  colors.sale,
  '#8a5a00',
  '#0f6b75',
  '#7a3b94',
  '#5c5248',
  '#9c2f63',
] as const;

export function getBarColor(color: string, index: number): string {
  return color || (barColors[index % barColors.length] ?? barColors[0]);
}

/** Percentages as bars, which grow from zero unless `animated` is off (spec section 4). */
export function ProgressBarView({ fields: { bars, animated } }: WidgetViewProps<ProgressBarFields>) {
  if (bars.length === 0) return null;
  return (
    <div className={styles.bars}>
      {bars.map((bar, index) => (
        <Bar key={`${bar.id}-${index}`} bar={bar} color={getBarColor(bar.color, index)} animated={animated} />
      ))}
    </div>
  );
}

interface BarProps {
  bar: ProgressBarFields['bars'][number];
  color: string;
  animated: boolean;
}

function Bar({ bar, color, animated }: BarProps) {
  const text = useWidgetText();
  const format = useFormat();
  const { label, percentage, showPercentage } = bar;
  return (
    <div className={styles.bar}>
      <p className={styles.caption} aria-hidden="true">
        <span>{label}</span>
        {showPercentage && <span className={styles.share}>{format.number(percentage)}%</span>}
      </p>
      <div
        role="progressbar"
        aria-label={label || text('progress.label')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percentage}
        className={styles.track}
      >
        <div
          className={styles.fill}
          data-animated={animated || undefined}
          style={{ inlineSize: `${percentage}%`, background: color }}
        />
      </div>
    </div>
  );
}
