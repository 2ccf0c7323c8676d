import { Button } from '@fakos/shared-kit/ui/button';
import { type ReactNode, useState } from 'react';

/** Props of `OpenButton`. */
export interface OpenButtonProps {
  label: string;
  /** Renders the dialog or drawer. */
  children: (overlay: { open: boolean; onOpenChange: (open: boolean) => void }) => ReactNode;
}

/** A button that opens an overlay. */
export function OpenButton({ label, children }: OpenButtonProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {label}
      </Button>
      {children({ open, onOpenChange: setOpen })}
    </>
  );
}
