import { type Lazy, useLazy } from '@fakos/shared-kit/lazy';
import { useToast } from '@fakos/shared-kit/ui/toast';
import { type ComponentType, useState } from 'react';

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
export function useLazyDialog<P>(dialog: Lazy<ComponentType<P>>, failedText: string): LazyDialog<P> {
  const toast = useToast();
  const { code: Content } = useLazy(dialog, 'never');
  const [open, setOpen] = useState(false);
  const preload = () => void dialog.load().catch(() => undefined);
  const show = () =>
    void dialog.load().then(
      () => setOpen(true),
      () => toast.error(failedText),
    );
  return { Content, open, setOpen, triggerProps: { onPointerEnter: preload, onFocus: preload, onClick: show } };
}
