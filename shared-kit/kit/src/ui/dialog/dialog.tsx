import { dialogPanel, useLazy } from '@fakos/shared-kit/lazy';
import type { ReactNode, RefObject } from 'react';

/** Props of `Dialog`. */
export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons in a row at the end; stacked on small screens. */
  actions?: ReactNode;
  /** Accessible name of the close button; without it there is none, and `actions` must include a button that closes. */
  closeLabel?: string;
  size?: 'sm' | 'md' | 'lg';
  /** Element that receives the focus on opening; by default the first control. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** If false, neither Escape nor a click on the backdrop closes it. */
  dismissible?: boolean;
  /** `alertdialog` is announced immediately and not closed by a click outside. */
  role?: 'dialog' | 'alertdialog';
}

/** A modal dialog: it traps and restores the focus; Escape and the backdrop close it. */
export function Dialog(props: DialogProps) {
  const { code: Panel } = useLazy(dialogPanel, props.open ? 'now' : 'interaction');
  return Panel ? <Panel {...props} /> : null;
}
