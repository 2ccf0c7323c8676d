import type { WidgetRecord } from '@fakos/contracts/pages/contract';
import type { TwoColumnsFields } from '@fakos/contracts/widgets';
import { getColoredBackground } from './colored-background.ts';
import styles from './columns.module.css';
import type { WidgetViewProps } from './widget.tsx';

type ColumnLayout = Omit<TwoColumnsFields, 'leftColumn' | 'rightColumn' | 'columnRatio'> & {
  readonly columnRatio: string;
};

interface ColumnsProps extends Pick<WidgetViewProps<ColumnLayout>, 'fields' | 'renderWidgets'> {
  columns: readonly (readonly WidgetRecord[])[];
}

/** Lists of widgets side by side, one below the other on a phone. */
export function Columns({ fields, columns, renderWidgets }: ColumnsProps) {
  const background = getColoredBackground(fields.backgroundColor);
  const shares = fields.columnRatio.split('-').map(Number);
  const total = shares.reduce((sum, share) => sum + share, 0);
  return (
    <div
      className={`${styles.columns} ${background.className}`}
      data-align={fields.verticalAlign}
      data-colored={background.className ? true : undefined}
      style={{
        ...background.style,
        '--columns': shares.map((share) => `minmax(0, ${share}fr)`).join(' '),
        '--columns-gap': fields.gap,
        padding: fields.padding || undefined,
      }}
    >
      {columns.map((widgets, index) => (
        <div key={index} className={styles.column}>
          {renderWidgets(widgets, (shares[index] ?? 1) / total)}
        </div>
      ))}
    </div>
  );
}
