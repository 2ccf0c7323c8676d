import type { TextFields } from '@fakos/contracts/widgets';
import { SafeHtml } from '@fakos/shared-kit/html';
import styles from './running-text.module.css';

/** HTML with the size, alignment and colour of its fields; nothing where it is empty. */
export function RunningText({ content, fontSize, textAlign, textColor }: TextFields) {
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
