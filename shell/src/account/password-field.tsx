import { TextField, type TextFieldProps } from '@fakos/shared-kit/ui/field';
import { Icon } from '@fakos/shared-kit/ui/icon';
import { IconButton } from '@fakos/shared-kit/ui/icon-button';
import { useState } from 'react';
import { useAccountText } from './text.ts';

/** A password that can be looked at while it is typed; pasting and password managers work. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'endSlot'>) {
  const text = useAccountText();
  const [shown, setShown] = useState(false);
  return (
    <TextField
      autoComplete="current-password"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type={shown ? 'text' : 'password'}
      endSlot={
        <IconButton
          size="sm"
          label={shown ? text('hidePassword') : text('showPassword')}
          icon={<Icon name={shown ? 'eye-off' : 'eye'} size={20} />}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
