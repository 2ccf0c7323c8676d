import { colouredGround } from '../../framework/coloured-ground.ts';
import type { WidgetViewProps } from '../../framework/widget.ts';
import { readTwoColumnsFields } from './two-columns.fields.ts';
import styles from './two-columns.module.css';

/** Two lists of widgets side by side, one below the other on a phone. */
export function TwoColumnsView({ stored, renderWidgets }: WidgetViewProps) {
  const fields = readTwoColumnsFields(stored);
  const ground = colouredGround(fields.backgroundColor);
  const [left, right] = fields.columnRatio.split('-');
  return (
    <div
      className={`${styles.columns} ${ground.className}`}
      data-align={fields.verticalAlign}
      data-coloured={ground.className ? true : undefined}
      style={{
        ...ground.style,
        '--columns': `minmax(0, ${left}fr) minmax(0, ${right}fr)`,
        '--columns-gap': fields.gap,
        padding: fields.padding || undefined,
      }}
    >
      <div className={styles.column}>{renderWidgets(fields.leftColumn)}</div>
      <div className={styles.column}>{renderWidgets(fields.rightColumn)}</div>
    </div>
  );
}
