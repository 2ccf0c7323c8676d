import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import styles from '../footer.module.css';
import { useFooterText } from '../footer-text.ts';

/** Shown instead of a list that could not be loaded, with a retry button. */
export function ListError({ retry }: { retry: () => void }) {
  const text = useFooterText();
  const kitText = useKitText();
  return (
    <p>
      {text('listFailed')}{' '}
      <button type="button" className={styles.retry} onClick={retry}>
        {kitText('actions.retry')}
      </button>
    </p>
  );
}
