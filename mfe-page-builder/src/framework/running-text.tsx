import { SafeHtml } from '@fakos/shared-kit/html';
import type { RunningTextFields } from './running-text.fields.ts';
import styles from './running-text.module.css';

/** Running text that people wrote; nothing where there is none. */
export function RunningText({ content, fontSize, textAlign, textColor }: RunningTextFields) {
  if (content.trim() === '') return null;
  return (
    <div
      className={fontSize ? `${styles.text} ${styles.sized}` : styles.text}
      data-align={textAlign}
      style={{ '--running-text-size': fontSize || undefined, color: textColor || undefined }}
    >
      <SafeHtml html={content} />
    </div>
  );
}
