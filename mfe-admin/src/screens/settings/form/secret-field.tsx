import { useUpdateSettingsMutation } from '@fakos/shared-kit/api/admin-settings/hooks';
import { Button, Stack } from '@mantine/core';
import { useContext, useState } from 'react';
import { ConfirmDialog } from '../../../framework/dialogs/confirm-dialog.tsx';
import { TextField } from '../../../framework/form/fields.tsx';
import { useFailureText } from '../../../framework/states/failure-text.ts';
import { useToasts } from '../../../framework/toasts.tsx';
import { useText } from '../../../text.ts';
import { StoredSecrets } from './stored-secrets.ts';

/** A write-only value: it can be replaced or deleted. */
export function SecretField({ name, label }: { name: string; label: string }) {
  const text = useText();
  const toasts = useToasts();
  const failureText = useFailureText();
  const isSet = useContext(StoredSecrets).has(name);
  const [update, { isLoading }] = useUpdateSettingsMutation();
  const [isAsking, setAsking] = useState(false);

  async function clear() {
    setAsking(false);
    const { error } = await update({ [name]: null });
    if (error) toasts.showError(failureText(error));
    else toasts.showSuccess(text('settings.secret.cleared'));
  }

  return (
    <Stack gap="xs" align="stretch">
      <TextField
        name={name}
        label={label}
        description={text(isSet ? 'settings.secret.set' : 'settings.secret.unset')}
        type="password"
        autoComplete="new-password"
      />
      {isSet && (
        <Button
          size="compact-sm"
          variant="subtle"
          color="red"
          style={{ alignSelf: 'start' }}
          loading={isLoading}
          onClick={() => setAsking(true)}
        >
          {text('settings.secret.clear')}
        </Button>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={text('settings.secret.clear')}
        message={label}
        confirmLabel={text('settings.secret.clear')}
        isDestructive
        onConfirm={() => void clear()}
        onCancel={() => setAsking(false)}
      />
    </Stack>
  );
}
