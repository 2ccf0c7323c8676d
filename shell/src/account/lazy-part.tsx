import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { type Lazy, useLazy } from '@fakos/shared-kit/lazy';
import { Button } from '@fakos/shared-kit/ui/button';
import { Notice } from '@fakos/shared-kit/ui/notice';
import type { ComponentType, ReactNode } from 'react';

interface LazyPartProps<P> {
  part: Lazy<ComponentType<P>>;
  props: P;
  pending?: ReactNode;
}

/** A component whose code loads when it is rendered; a failed download shows an error with a retry button. */
export function LazyPart<P extends object>({ part, props, pending = null }: LazyPartProps<P>) {
  const kitText = useKitText();
  const { code: Component, hasFailed, retry } = useLazy(part, 'now');
  if (Component) return <Component {...props} />;
  if (!hasFailed) return pending;
  return (
    <Notice
      tone="danger"
      title={kitText('errors.NETWORK')}
      action={<Button onClick={retry}>{kitText('actions.retry')}</Button>}
    />
  );
}
