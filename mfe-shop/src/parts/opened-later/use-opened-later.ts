import { useToast } from '@fakos/shared-kit/ui/toast';
import { type ComponentType, useRef, useState } from 'react';

/** A part that a button opens; see {@link useOpenedLater}. */
export interface OpenedLater<P> {
  /** Undefined until it has been fetched. */
  readonly Part: ComponentType<P> | undefined;
  readonly open: boolean;
  readonly setOpen: (open: boolean) => void;
  /** For the button: fetches when it is pointed at or focused, opens when it is pressed. */
  readonly opener: { onPointerEnter: () => void; onFocus: () => void; onClick: () => void };
}

/** Keeps what a button opens out of every view until somebody reaches for it. A failed download says so and is tried again. */
export function useOpenedLater<P>(load: () => Promise<ComponentType<P>>, failedText: string): OpenedLater<P> {
  const toast = useToast();
  const [fetched, setFetched] = useState<{ Part: ComponentType<P> }>();
  const [open, setOpen] = useState(false);
  const coming = useRef<Promise<unknown>>(undefined);

  function fetchPart(): Promise<unknown> {
    coming.current ??= load().then(
      (Part) => setFetched({ Part }),
      (reason: unknown) => {
        coming.current = undefined;
        throw reason;
      },
    );
    return coming.current;
  }
  const warm = () => void fetchPart().catch(() => undefined);
  const show = () =>
    void fetchPart().then(
      () => setOpen(true),
      () => toast.error(failedText),
    );

  return { Part: fetched?.Part, open, setOpen, opener: { onPointerEnter: warm, onFocus: warm, onClick: show } };
}
