import { useText } from '../text.ts';
import styles from './widget-notice.module.css';

/** Says in the place of a widget that it cannot be shown. */
export function WidgetNotice({ reason, type = '' }: { reason: 'failed' | 'unknown'; type?: string }) {
  const text = useText();
  return (
    <p className={styles.notice}>
      {reason === 'unknown' ? text('section.unknownWidget', { type }) : text('section.failedWidget')}
    </p>
  );
}
