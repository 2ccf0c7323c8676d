import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { ErrorState } from '@fakos/shared-kit/ui/error-state';
import { Skeleton } from '@fakos/shared-kit/ui/skeleton';
import { useProfileText } from '../../account/profile-text.ts';
import styles from './profile.module.css';

interface PendingListProps {
  query: { isError: boolean; isFetching: boolean; refetch: () => unknown };
}

/** Skeleton of a list, or its error state. */
export function PendingList({ query }: PendingListProps) {
  const text = useProfileText();
  const kitText = useKitText();
  if (query.isError) {
    return (
      <ErrorState
        headingLevel={3}
        title={text('failed')}
        retryLabel={kitText('actions.retry')}
        onRetry={() => void query.refetch()}
        pending={query.isFetching}
      />
    );
  }
  return (
    <div className={styles.list} aria-busy="true">
      <Skeleton variant="box" height="5rem" />
      <Skeleton variant="box" height="5rem" />
    </div>
  );
}
