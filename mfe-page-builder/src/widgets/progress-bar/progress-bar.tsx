import { useFormat } from '@fakos/shared-kit/i18n';
import type { WidgetViewProps } from '../../framework/widget.ts';
import { useWidgetText } from '../../widget-text.ts';
import { type BarFields, colourOf, readProgressBarFields } from './progress-bar.fields.ts';
import styles from './progress-bar.module.css';

/** Shares of a whole as bars, which grow to their length once the page is there (spec section 4). */
export function ProgressBarView({ stored }: WidgetViewProps) {
  const { bars, animated } = readProgressBarFields(stored);
  if (bars.length === 0) return null;
  return (
    <div className={styles.bars}>
      {bars.map((bar, index) => (
        <Bar key={`${bar.id}-${index}`} bar={bar} colour={colourOf(bar.color, index)} animated={animated} />
      ))}
    </div>
  );
}

function Bar({ bar, colour, animated }: { bar: BarFields; colour: string; animated: boolean }) {
  const text = useWidgetText();
  const format = useFormat();
  const { label, percentage, showPercentage } = bar;
  return (
    <div className={styles.bar}>
      <p className={styles.words} aria-hidden="true">
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
          style={{ inlineSize: `${percentage}%`, background: colour }}
        />
      </div>
    </div>
  );
}
