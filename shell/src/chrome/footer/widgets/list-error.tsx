import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { useText } from '../../../text.ts';
import styles from '../footer.module.css';

/** Shown instead of a list that could not be loaded, with a retry button. */
export function ListError({ retry }: { retry: () => void }) {
  const text = useText();
  const kitText = useKitText();
  return (
    <p>
      {text('footer.listFailed')}{' '}
      <button type="button" className={styles.retry} onClick={retry}>
        {kitText('actions.retry')}
      </button>
    </p>
  );
}
