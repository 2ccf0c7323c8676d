import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { useKitSelector } from '@fakos/shared-kit/state';
import { selectIsRestored } from '@fakos/shared-kit/state/restored';
import { Skeleton, SkeletonText } from '@fakos/shared-kit/ui/skeleton';
import type { ReactNode } from 'react';
import styles from './personal.module.css';

/**
 * Shows what belongs to the visitor: cart, wishlist, orders. The server knows nothing of it and renders the placeholder,
 * which stays until the store holds what the browser remembers.
 */
export function Personal({ children }: { children: ReactNode }) {
  return useKitSelector(selectIsRestored) ? children : <Placeholder />;
}

function Placeholder() {
  const text = useKitText();
  return (
    <div className={styles.placeholder} aria-busy="true">
      <p role="status" className="visually-hidden">
        {text('state.loading')}
      </p>
      <Skeleton width="min(20rem, 70%)" height="3rem" />
      <SkeletonText />
      <Skeleton variant="box" height="18rem" />
    </div>
  );
}
