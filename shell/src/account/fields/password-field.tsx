import { TextField, type TextFieldProps } from '@fakos/shared-kit/ui/field';
import { Icon } from '@fakos/shared-kit/ui/icon';
import { IconButton } from '@fakos/shared-kit/ui/icon-button';
import { useState } from 'react';
import { useAccountText } from '../account-text.ts';

/** Password field with a button that shows the value; pasting and password managers work. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'endSlot'>) {
  const text = useAccountText();
  const [isShown, setIsShown] = useState(false);
  return (
    <TextField
      autoComplete="current-password"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      type={isShown ? 'text' : 'password'}
      endSlot={
        <IconButton
          size="sm"
          label={isShown ? text('hidePassword') : text('showPassword')}
          icon={<Icon name={isShown ? 'eye-off' : 'eye'} size={20} />}
          onClick={() => setIsShown(!isShown)}
        />
      }
    />
  );
}
