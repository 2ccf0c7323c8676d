import type { TextFieldProps } from '@fakos/shared-kit/ui/field';
import styles from './account.module.css';
import { PasswordField } from './password-field.tsx';
import { MIN_PASSWORD, type Strength, strengthOf } from './password-strength.ts';
import { useAccountText } from './text.ts';

const STEPS: Readonly<Record<Strength, number>> = { empty: 0, short: 1, repeated: 1, personal: 1, fair: 2, strong: 3 };

interface NewPasswordFieldProps extends Omit<TextFieldProps, 'type' | 'endSlot' | 'value' | 'description'> {
  /** What is typed so far. */
  typed: string;
  /** Name and e-mail of whose password it is going to be. */
  person?: readonly string[];
}

/** A password that is being chosen, with a hint that says how good it is and what would make it better. */
export function NewPasswordField({ typed, person = [], ...field }: NewPasswordFieldProps) {
  const text = useAccountText();
  const strength = strengthOf(typed, person);
  const words = {
    empty: () => '',
    short: () => text('strength.missing', { count: MIN_PASSWORD - typed.length }),
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
      <div className={styles.strength} data-steps={STEPS[strength]}>
        <span className={styles.meter} aria-hidden="true">
          <span />
          <span />
          <span />
        </span>
        <p aria-live={strength === 'short' ? 'off' : 'polite'} className={styles.strengthWords}>
          {words[strength]()}
        </p>
      </div>
    </div>
  );
}
