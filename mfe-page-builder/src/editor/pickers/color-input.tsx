import { colors } from '@fakos/contracts/colors';
import { readColor } from '@fakos/contracts/html/safe-values';
import { ColorSwatch, Group, Stack, TextInput } from '@mantine/core';
import { useEditorText } from '../editor-text.ts';
import { ClearButton } from './clear-button.tsx';
import styles from './pickers.module.css';

type PaletteName = keyof typeof colors;

const palette = Object.keys(colors) as PaletteName[];
const SWATCH_SIZE = 26;
const LONG_HEX = /^#[\da-f]{6}$/i;
/** Initial colour of the browser's palette if the value is not a hex colour. */
const NEUTRAL = '#808080';

interface ColorInputProps {
  readonly label: string;
  /** A CSS colour; '' for the theme's. */
  readonly value: string;
  readonly onChange: (color: string) => void;
}

/** A colour of the site, or any other one, typed or chosen in the browser's palette. */
export function ColorInput({ label, value, onChange }: ColorInputProps) {
  const text = useEditorText();
  return (
    <Stack gap={6}>
      <TextInput
        label={label}
        value={value}
        error={value.trim() !== '' && readColor(value) === '' && text('pickers.color.invalid')}
        placeholder={text('pickers.color.theme')}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => onChange(event.currentTarget.value)}
        leftSection={
          <input
            type="color"
            className={styles.color}
            aria-label={text('pickers.color.custom', { label })}
            value={LONG_HEX.test(value) ? value.toLowerCase() : NEUTRAL}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        }
        rightSection={value !== '' && <ClearButton label={label} onClear={() => onChange('')} />}
      />
      <Group gap={6} role="group" aria-label={text('pickers.color.palette', { label })}>
        {palette.map((name) => (
          <ColorSwatch
            key={name}
            component="button"
            type="button"
            color={colors[name]}
            size={SWATCH_SIZE}
            className={styles.swatch ?? ''}
            aria-label={text(`pickers.color.names.${name}`)}
            title={text(`pickers.color.names.${name}`)}
            aria-pressed={value.toLowerCase() === colors[name]}
            onClick={() => onChange(colors[name])}
          />
        ))}
      </Group>
    </Stack>
  );
}
