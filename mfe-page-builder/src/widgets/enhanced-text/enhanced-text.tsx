import { colouredGround } from '../../framework/coloured-ground.ts';
import { RunningText } from '../../framework/running-text.tsx';
import type { WidgetViewProps } from '../../framework/widget.ts';
import { readEnhancedTextFields } from './enhanced-text.fields.ts';
import styles from './enhanced-text.module.css';

/** Running text that stands out from the page, on a ground of its own. */
export function EnhancedTextView({ stored }: WidgetViewProps) {
  const { backgroundColor, padding, ...text } = readEnhancedTextFields(stored);
  const ground = colouredGround(backgroundColor);
  return (
    <div className={`${styles.panel} ${ground.className}`} style={{ ...ground.style, padding: padding || undefined }}>
      <RunningText {...text} />
    </div>
  );
}
