import { isColour } from '@fakos/contracts/settings/fields';
import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { CloseButton, TextInput } from '@mantine/core';
import { useText } from '../../../text.ts';
import styles from '../setting-editors.module.css';

const LONG_HEX = /^#[\da-f]{6}$/i;
const SHORT_HEX = /^#[\da-f]{3}$/i;
/** Initial colour of the browser's palette if the value is not a hex colour. */
const NEUTRAL = '#808080';

interface ColourInputProps {
  /** Id of the input. */
  readonly id?: string;
  readonly label: string;
  readonly description?: string;
  /** A CSS colour; '' for the theme's. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error?: string | undefined;
  readonly disabled?: boolean | undefined;
}

/** A colour, typed or chosen in the browser's palette; empty for the theme's. */
export function ColourInput({ id, label, description, value, onChange, error, disabled = false }: ColourInputProps) {
  const text = useText();
  const kitText = useKitText();

  return (
    <TextInput
      {...(id !== undefined && { id })}
      label={label}
      description={description}
      value={value}
      error={error ?? (isColour(value) ? undefined : text('settingEditors.colour.invalid'))}
      placeholder={text('settingEditors.colour.theme')}
      disabled={disabled}
      autoComplete="off"
      spellCheck={false}
      onChange={(event) => onChange(event.currentTarget.value)}
      leftSection={
        <input
          type="color"
          className={styles.swatch}
          aria-label={text('settingEditors.colour.palette', { label })}
          value={toLongHex(value)}
          disabled={disabled}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      }
      rightSection={
        value !== '' && (
          <CloseButton
            size="sm"
            aria-label={`${kitText('actions.remove')}: ${label}`}
            disabled={disabled}
            onClick={() => onChange('')}
          />
        )
      }
    />
  );
}

function toLongHex(value: string): string {
  if (LONG_HEX.test(value)) return value.toLowerCase();
  return SHORT_HEX.test(value) ? `#${Array.from(value.slice(1), (digit) => digit + digit).join('')}` : NEUTRAL;
}
