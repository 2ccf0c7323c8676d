import type { ReactNode, RefObject } from 'react';
import { loadDialog } from '../deferred/load-panels.ts';
import { useDeferred } from '../use-deferred.ts';

/** Props of `Dialog`. */
export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons in a row at the end; stacked on a phone. */
  actions?: ReactNode;
  /** Accessible name of the close button; without it there is none, so `actions` must offer a way out. */
  closeLabel?: string;
  size?: 'sm' | 'md' | 'lg';
  /** Receives the focus on opening instead of the first control. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Only buttons close it: neither Escape nor a click on the backdrop does. */
  dismissible?: boolean;
  /** Announced at once and not closed by a click outside, for questions that need an answer. */
  role?: 'dialog' | 'alertdialog';
}

/** A modal dialog: focus is kept inside and returns to where it was, Escape and the backdrop close it. */
export function Dialog(props: DialogProps) {
  const Panel = useDeferred(loadDialog, props.open);
  return Panel ? <Panel {...props} /> : null;
}
