import type { EnhancedTextFields } from '@fakos/contracts/widgets';
import { getColoredBackground } from '../../framework/colored-background.ts';
import { RunningText } from '../../framework/running-text.tsx';
import type { WidgetViewProps } from '../../framework/widget.tsx';
import styles from './enhanced-text.module.css';

/** Text in a panel with its own background. */
export function EnhancedTextView({ fields }: WidgetViewProps<EnhancedTextFields>) {
  const { backgroundColor, padding, ...text } = fields;
  const background = getColoredBackground(backgroundColor);
  return (
    <div
      className={`${styles.panel} ${background.className}`}
      data-panel
      style={{ ...background.style, padding: padding || undefined }}
    >
      <RunningText {...text} />
    </div>
  );
}
