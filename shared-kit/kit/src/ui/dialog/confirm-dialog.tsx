import { type ReactNode, useRef, useState } from 'react';
import { Button } from '../button/button.tsx';
import { Notice } from '../notice/notice.tsx';
import { Dialog } from './dialog.tsx';

/** Props of `ConfirmDialog`. */
export interface ConfirmDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  /** If it returns a promise, the dialog is busy until the promise settles; it closes on success and stays open on failure. */
  onConfirm: () => unknown;
  /** `danger` for irreversible actions. */
  tone?: 'default' | 'danger';
  /** Shown inside when `onConfirm` rejects. */
  failureText?: string;
}

/** A confirmation dialog. The initial focus is on the cancel button. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, onOpenChange, title, description, children, confirmLabel, cancelLabel, onConfirm, tone, failureText } =
    props;
  const [pending, setPending] = useState(false);
  const [failed, setFailed] = useState(false);
  const cancelRef = useRef<HTMLButtonElement>(null);

  function change(next: boolean) {
    if (pending) return;
    setFailed(false);
    onOpenChange(next);
  }

  async function confirm() {
    setPending(true);
    setFailed(false);
    try {
      await onConfirm();
      onOpenChange(false);
    } catch {
      setFailed(true);
    } finally {
      setPending(false);
    }
  }

  return (
    <Dialog
      open={open}
      onOpenChange={change}
      title={title}
      description={description}
      role="alertdialog"
      size="sm"
      initialFocus={cancelRef}
      actions={
        <>
          <Button ref={cancelRef} variant="secondary" onClick={() => change(false)}>
            {cancelLabel}
          </Button>
          <Button variant={tone === 'danger' ? 'danger' : 'primary'} loading={pending} onClick={confirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
      {failed && failureText && <Notice tone="danger">{failureText}</Notice>}
    </Dialog>
  );
}
