import type { DividerFields } from '@fakos/contracts/widgets';
import type { WidgetViewProps } from '../../framework/widget.tsx';
import styles from './divider.module.css';

/** A line between two widgets. */
export function DividerView({ fields: { style, thickness, width, color } }: WidgetViewProps<DividerFields>) {
  return (
    <hr
      className={styles.line}
      style={{
        borderBlockStartStyle: style,
        borderBlockStartWidth: thickness,
        borderBlockStartColor: color || undefined,
        inlineSize: width,
      }}
    />
  );
}
