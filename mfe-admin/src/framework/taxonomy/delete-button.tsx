import { isApiFailure } from '@fakos/shared-kit/api';
import { useNavigate } from '@fakos/shared-kit/router';
import { Button, NativeSelect, Stack, Text } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useText } from '../../text.ts';
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx';
import { useFailureText } from '../states/failure-text.ts';
import { useToasts } from '../toasts.tsx';

interface DeleteButtonProps {
  readonly name: string;
  /** The record's contents, such as `3 products`; empty if it has none. */
  readonly contents: readonly string[];
  /** Records that the contents can move to. */
  readonly targets: readonly { readonly value: string; readonly label: string }[];
  /** Deletes the record and moves its contents; rejects with the API's failure. Resolves to a message for the user. */
  readonly remove: (moveTo: number | undefined) => Promise<string>;
  /** Address of the list, which opens afterwards. */
  readonly listPath: string;
}

/** Deletes a record that groups others, such as a category. The user chooses where its contents move and types its name. */
export function DeleteButton({ name, contents, targets, remove, listPath }: DeleteButtonProps) {
  const text = useText();
  const toasts = useToasts();
  const navigate = useNavigate();
  const failureText = useFailureText();
  const [isOpen, setOpen] = useState(false);
  const [isPending, setPending] = useState(false);
  const [target, setTarget] = useState('');
  const [failureMessage, setFailureMessage] = useState('');
  const hasContents = contents.length > 0;

  function open(next: boolean) {
    setOpen(next);
    setTarget('');
    setFailureMessage('');
  }

  async function confirm() {
    setPending(true);
    try {
      const message = await remove(target ? Number(target) : undefined);
      toasts.showSuccess(message);
      navigate(listPath);
    } catch (failure) {
      const fieldMessages = isApiFailure(failure) ? Object.values(failure.fields ?? {}) : [];
      setFailureMessage([failureText(failure), ...fieldMessages].join(' '));
      setPending(false);
    }
  }

  return (
    <>
      <Button variant="default" leftSection={<IconTrash size={16} aria-hidden />} onClick={() => open(true)}>
        {text('detail.delete')}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        title={text('taxonomy.deleteTitle', { name })}
        message={text('taxonomy.deleteText')}
        confirmLabel={text('detail.delete')}
        isDestructive
        isPending={isPending}
        isIncomplete={hasContents && target === ''}
        nameToType={name}
        onConfirm={() => void confirm()}
        onCancel={() => open(false)}
      >
        <Stack gap="xs">
          {hasContents && (
            <NativeSelect
              label={text('taxonomy.moveTo')}
              description={text(targets.length > 0 ? 'taxonomy.contents' : 'taxonomy.noTarget', {
                contents: contents.join(', '),
              })}
              value={target}
              onChange={(event) => setTarget(event.currentTarget.value)}
              data={[{ value: '', label: text('products.choose') }, ...targets]}
            />
          )}
          {failureMessage && (
            <Text size="sm" c="red" role="alert">
              {failureMessage}
            </Text>
          )}
        </Stack>
      </ConfirmDialog>
    </>
  );
}
