import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { Button } from '@fakos/shared-kit/ui/button';
import { Notice } from '@fakos/shared-kit/ui/notice';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';

interface LoadedPartProps<P> {
  /** The same function at every render. */
  load: () => Promise<ComponentType<P>>;
  props: P;
  pending?: ReactNode;
}

/** A part whose code comes when it is shown, and comes again after a failed download where the visitor wants it. */
export function LoadedPart<P extends object>({ load, props, pending = null }: LoadedPartProps<P>) {
  const kitText = useKitText();
  const [part, setPart] = useState<{ Component: ComponentType<P> } | 'failed'>();

  useEffect(
    function fetchPart() {
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
