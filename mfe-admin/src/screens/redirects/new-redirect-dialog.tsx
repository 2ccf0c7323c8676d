import { MAX_REDIRECT_PATH } from '@fakos/contracts/redirects/rules';
import { isApiFailure } from '@fakos/shared-kit/api';
import { useCreateRedirectMutation } from '@fakos/shared-kit/api/redirects/hooks';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { ConfirmDialog } from '../../framework/dialogs/confirm-dialog.tsx';
import { useFailureText } from '../../framework/states/failure-text.ts';
import { useToasts } from '../../framework/toasts.tsx';
import { useText } from '../../text.ts';

type Errors = Readonly<Record<string, string>>;

const empty = { from: '', to: '' };

/** Adds a redirect from an old address of the site to another. The input stays if the API refuses it. */
export function NewRedirectDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const text = useText();
  const toasts = useToasts();
  const failureText = useFailureText();
  const [values, setValues] = useState(empty);
  const [errors, setErrors] = useState<Errors>({});
  const [create, { isLoading }] = useCreateRedirectMutation();

  function change(field: keyof typeof empty, value: string) {
    setValues((before) => ({ ...before, [field]: value }));
    setErrors({});
  }

  async function save() {
    try {
      const { data } = await create({ from: toPath(values.from), to: toPath(values.to) }).unwrap();
      toasts.showSuccess(text('redirects.saved', { from: data.from }));
      setValues(empty);
      onClose();
    } catch (failure) {
      const fields = isApiFailure(failure) ? failure.fields : undefined;
      if (fields && ('from' in fields || 'to' in fields)) setErrors(fields);
      else toasts.showError(failureText(failure));
    }
  }

  const isIncomplete = values.from.trim() === '' || values.to.trim() === '';
  return (
    <ConfirmDialog
      isOpen={isOpen}
      title={text('redirects.new')}
      message={text('redirects.newMessage')}
      confirmLabel={text('redirects.save')}
      isPending={isLoading}
      isIncomplete={isIncomplete}
      onConfirm={() => void save()}
      onCancel={onClose}
    >
      {(['from', 'to'] as const).map((field) => (
        <TextInput
          key={field}
          label={text(`redirects.${field}`)}
          description={text(`redirects.${field}Help`)}
          value={values[field]}
          error={errors[field]}
          maxLength={MAX_REDIRECT_PATH}
          placeholder="/"
          data-autofocus={field === 'from' || undefined}
          onChange={(event) => change(field, event.currentTarget.value)}
        />
      ))}
    </ConfirmDialog>
  );
}

/** The path of an address. Staff often paste whole addresses. */
function toPath(address: string): string {
  const trimmed = address.trim();
  if (!URL.canParse(trimmed)) return trimmed;
  const { origin, pathname } = new URL(trimmed);
  return origin === window.location.origin ? decodeURI(pathname) : trimmed;
}
