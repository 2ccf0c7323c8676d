import { TextField, type TextFieldProps } from '@fakos/shared-kit/ui/field';
import { Icon } from '@fakos/shared-kit/ui/icon';
import { IconButton } from '@fakos/shared-kit/ui/icon-button';
import { useState } from 'react';
import { useText } from '../../text.ts';

/** A password that can be looked at while it is typed. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'label' | 'endSlot'>) {
  const text = useText();
  const [shown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      autoComplete="current-password"
      label={text('login.password')}
      endSlot={
        <IconButton
          size="sm"
          label={shown ? text('login.hidePassword') : text('login.showPassword')}
          icon={<Icon name={shown ? 'eye-off' : 'eye'} size={20} />}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}
