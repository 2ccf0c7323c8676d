import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { useText } from '../../text.ts';
import styles from './footer.module.css';

/** Stands in the place of a list that could not be had, with a way to try again. */
export function ListFailed({ retry }: { retry: () => void }) {
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
