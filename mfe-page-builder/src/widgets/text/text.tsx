import { SafeHtml } from '@fakos/shared-kit/html';
import type { WidgetViewProps } from '../../framework/widget.ts';
import { readTextFields } from './text.fields.ts';
import styles from './text.module.css';

/** Running text that people wrote. */
export function TextView({ stored }: WidgetViewProps) {
  const { content, fontSize, textAlign, textColor } = readTextFields(stored);
  if (content.trim() === '') return null;
  return (
    <div
      className={fontSize ? `${styles.text} ${styles.sized}` : styles.text}
      data-align={textAlign}
      style={{ '--text-widget-size': fontSize || undefined, color: textColor || undefined }}
    >
      <SafeHtml html={content} />
    </div>
  );
}
