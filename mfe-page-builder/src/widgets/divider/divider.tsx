import type { WidgetViewProps } from '../../framework/widget.ts';
import { readDividerFields } from './divider.fields.ts';
import styles from './divider.module.css';

/** A line between two widgets. */
export function DividerView({ stored }: WidgetViewProps) {
  const { style, thickness, width, color } = readDividerFields(stored);
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
