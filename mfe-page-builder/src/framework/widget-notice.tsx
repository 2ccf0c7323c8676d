import { useText } from '../text.ts';
import styles from './widget-notice.module.css';

/** Notice shown instead of a widget. */
export function WidgetNotice({ reason, type = '' }: { reason: 'failed' | 'unknown'; type?: string }) {
  const text = useText();
  return (
    <p className={styles.notice}>
      {reason === 'unknown' ? text('section.unknownWidget', { type }) : text('section.failedWidget')}
    </p>
  );
}
