import type { WidgetRecord } from '@fakos/shared-kit/api/pages/contract';
import { colouredGround } from './coloured-ground.ts';
import type { ColumnsLook } from './columns.fields.ts';
import styles from './columns.module.css';
import type { WidgetViewProps } from './widget.ts';

interface ColumnsProps extends Pick<WidgetViewProps, 'renderWidgets'> {
  look: ColumnsLook<string>;
  columns: readonly (readonly WidgetRecord[])[];
}

/** Lists of widgets side by side, one below the other on a phone. */
export function Columns({ look, columns, renderWidgets }: ColumnsProps) {
  const ground = colouredGround(look.backgroundColor);
  const shares = look.columnRatio.split('-').map((share) => `minmax(0, ${share}fr)`);
  return (
    <div
      className={`${styles.columns} ${ground.className}`}
      data-align={look.verticalAlign}
      data-coloured={ground.className ? true : undefined}
      style={{
        ...ground.style,
        '--columns': shares.join(' '),
        '--columns-gap': look.gap,
        padding: look.padding || undefined,
      }}
    >
      {columns.map((widgets, index) => (
        <div key={index} className={styles.column}>
          {renderWidgets(widgets)}
        </div>
      ))}
    </div>
  );
}
