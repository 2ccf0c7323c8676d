import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { type Lazy, useLazy } from '@fakos/shared-kit/lazy';
import { ErrorState } from '@fakos/shared-kit/ui/error-state';
import { Skeleton } from '@fakos/shared-kit/ui/skeleton';
import type { ComponentType } from 'react';

interface LazyContentProps<P extends object> {
  content: Lazy<ComponentType<P>>;
  props: P;
}

/** The content of a page that is too large for its first view: a skeleton while it is loading, and a retry after a failure. */
export function LazyContent<P extends object>({ content, props }: LazyContentProps<P>) {
  const kitText = useKitText();
  const { code: Content, hasFailed, retry } = useLazy(content, 'now');
  if (Content) return <Content {...props} />;
  if (hasFailed) {
    return (
      <ErrorState
        headingLevel={1}
        title={kitText('state.errorTitle')}
        text={kitText('errors.NETWORK')}
        retryLabel={kitText('actions.retry')}
        onRetry={retry}
      />
    );
  }
  return (
    <div aria-busy="true">
      <p role="status" className="visually-hidden">
        {kitText('state.loading')}
      </p>
      <Skeleton variant="box" height="24rem" />
    </div>
  );
}
