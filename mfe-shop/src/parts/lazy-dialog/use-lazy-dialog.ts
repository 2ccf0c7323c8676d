import { useToast } from '@fakos/shared-kit/ui/toast';
import { type ComponentType, useRef, useState } from 'react';

/** State of a lazy dialog; see {@link useLazyDialog}. */
export interface LazyDialog<P> {
  /** Undefined until it has loaded. */
  readonly Content: ComponentType<P> | undefined;
  readonly open: boolean;
  readonly setOpen: (open: boolean) => void;
  /** Props of the button: loads on hover and focus, opens on click. */
  readonly triggerProps: { onPointerEnter: () => void; onFocus: () => void; onClick: () => void };
}

/** Loads a dialog's code when its button is hovered, focused or pressed. A failed download shows a toast and is retried. */
export function useLazyDialog<P>(load: () => Promise<ComponentType<P>>, failedText: string): LazyDialog<P> {
  const toast = useToast();
  const [loaded, setLoaded] = useState<{ Content: ComponentType<P> }>();
  const [open, setOpen] = useState(false);
  const download = useRef<Promise<unknown>>(undefined);

  function loadOnce(): Promise<unknown> {
    download.current ??= load().then(
      (Content) => setLoaded({ Content }),
      (reason: unknown) => {
        download.current = undefined;
        throw reason;
      },
    );
    return download.current;
  }
  const preload = () => void loadOnce().catch(() => undefined);
  const show = () =>
    void loadOnce().then(
      () => setOpen(true),
      () => toast.error(failedText),
    );

  return {
    Content: loaded?.Content,
    open,
    setOpen,
    triggerProps: { onPointerEnter: preload, onFocus: preload, onClick: show },
  };
}
