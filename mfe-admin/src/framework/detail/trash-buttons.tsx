import { useNavigate } from '@fakos/shared-kit/router';
import { Button } from '@mantine/core';
import { IconExternalLink, IconRestore, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useText } from '../../text.ts';
import { useFailureText } from '../states/failure-text.ts';
import { useToasts } from '../toasts.tsx';

interface RestoreProps {
  /** The record's name. */
  readonly name: string;
  /** Restores the record; rejects with the API's failure. */
  readonly onRestore: () => Promise<unknown>;
}

interface TrashButtonProps extends RestoreProps {
  /** Moves the record to the trash; rejects with the API's failure. */
  readonly onDiscard: () => Promise<unknown>;
  /** Address that opens afterwards. */
  readonly listPath: string;
}

/** Moves a record to the trash at once; the message offers to undo it. */
export function TrashButton({ name, onDiscard, onRestore, listPath }: TrashButtonProps) {
  const text = useText();
  const toasts = useToasts();
  const navigate = useNavigate();
  const failureText = useFailureText();
  const restore = useRestore({ name, onRestore });
  const [isPending, setPending] = useState(false);

  async function moveToTrash() {
    setPending(true);
    try {
      await onDiscard();
      toasts.showSuccess(text('detail.trashed', { name }), () => void restore());
      navigate(listPath);
    } catch (failure) {
      toasts.showError(failureText(failure));
    } finally {
      setPending(false);
    }
  }

  return (
    <Button
      variant="default"
      leftSection={<IconTrash size={16} aria-hidden />}
      loading={isPending}
      onClick={() => void moveToTrash()}
    >
      {text('detail.toTrash')}
    </Button>
  );
}

/** Restores a record from the trash. */
export function RestoreButton(props: RestoreProps) {
  const text = useText();
  const restore = useRestore(props);
  const [isPending, setPending] = useState(false);
  return (
    <Button
      variant="default"
      leftSection={<IconRestore size={16} aria-hidden />}
      loading={isPending}
      onClick={() => {
        setPending(true);
        void restore().finally(() => setPending(false));
      }}
    >
      {text('detail.restore')}
    </Button>
  );
}

/** Opens a record's page of the site in a new tab. */
export function PublicPageLink({ href, label }: { href: string; label: string }) {
  return (
    <Button
      component="a"
      href={href}
      target="_blank"
      rel="noopener"
      variant="default"
      leftSection={<IconExternalLink size={16} aria-hidden />}
    >
      {label}
    </Button>
  );
}

function useRestore({ name, onRestore }: RestoreProps) {
  const text = useText();
  const toasts = useToasts();
  const failureText = useFailureText();
  return async () => {
    try {
      await onRestore();
      toasts.showSuccess(text('detail.restored', { name }));
    } catch (failure) {
      toasts.showError(failureText(failure));
    }
  };
}
