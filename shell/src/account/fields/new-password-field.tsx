import type { TextFieldProps } from '@fakos/shared-kit/ui/field';
import styles from '../account.module.css';
import { useAccountText } from '../account-text.ts';
import { PasswordField } from './password-field.tsx';
import { getPasswordStrength, MIN_PASSWORD, type PasswordStrength } from './password-strength.ts';

const METER_STEPS: Readonly<Record<PasswordStrength, number>> = {
  empty: 0,
  short: 1,
  repeated: 1,
  personal: 1,
  fair: 2,
  strong: 3,
};

interface NewPasswordFieldProps extends Omit<TextFieldProps, 'type' | 'endSlot' | 'value' | 'description'> {
  /** Current value of the field. */
  currentValue: string;
  /** Name and e-mail of the user, which the password should not contain. */
  personalTexts?: readonly string[];
}

/** Field for a new password, with a hint about its strength. */
export function NewPasswordField({ currentValue, personalTexts = [], ...field }: NewPasswordFieldProps) {
  const text = useAccountText();
  const strength = getPasswordStrength(currentValue, personalTexts);
  const messages = {
    empty: () => '',
    short: () => text('strength.missing', { count: MIN_PASSWORD - currentValue.length }),
    repeated: () => text('strength.repeated'),
    personal: () => text('strength.personal'),
    fair: () => text('strength.fair'),
    strong: () => text('strength.strong'),
  };
  return (
    <div className={styles.newPassword}>
      <PasswordField
        autoComplete="new-password"
        {...field}
        description={text('strength.help', { min: MIN_PASSWORD })}
      />
      <div className={styles.strength} data-steps={METER_STEPS[strength]}>
        <span className={styles.meter} aria-hidden="true">
          <span />
          <span />
          <span />
        </span>
        <p aria-live={strength === 'short' ? 'off' : 'polite'} className={styles.strengthText}>
          {messages[strength]()}
        </p>
      </div>
    </div>
  );
}
