import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { useKitSelector } from '@fakos/shared-kit/state';
import { selectIsRestored } from '@fakos/shared-kit/state/restored';
import { Skeleton, SkeletonText } from '@fakos/shared-kit/ui/skeleton';
import type { ReactNode } from 'react';
import styles from './personal.module.css';

interface PersonalProps {
  children: ReactNode;
  /** Shown until the content is known, instead of a skeleton. */
  placeholder?: ReactNode;
}

/**
 * Renders personal content such as cart, wishlist and orders. The server does not have this data and renders a placeholder,
 * which stays until the store has been restored from browser storage.
 */
export function Personal({ children, placeholder = <Placeholder /> }: PersonalProps) {
  return useKitSelector(selectIsRestored) ? children : placeholder;
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
