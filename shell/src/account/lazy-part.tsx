import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { Button } from '@fakos/shared-kit/ui/button';
import { Notice } from '@fakos/shared-kit/ui/notice';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';

interface LazyPartProps<P> {
  /** Must be the same function on every render. */
  load: () => Promise<ComponentType<P>>;
  props: P;
  pending?: ReactNode;
}

/** A component whose code loads when it is rendered; a failed download shows an error with a retry button. */
export function LazyPart<P extends object>({ load, props, pending = null }: LazyPartProps<P>) {
  const kitText = useKitText();
  const [part, setPart] = useState<{ Component: ComponentType<P> } | 'failed'>();

  useEffect(
    function loadPart() {
      if (part) return;
      load().then(
        (Component) => setPart({ Component }),
        () => setPart('failed'),
      );
    },
    [load, part],
  );

  if (!part) return pending;
  if (part !== 'failed') return <part.Component {...props} />;
  return (
    <Notice
      tone="danger"
      title={kitText('errors.NETWORK')}
      action={<Button onClick={() => setPart(undefined)}>{kitText('actions.retry')}</Button>}
    />
  );
}
