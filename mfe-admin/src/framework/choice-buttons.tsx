import { Button, Group } from '@mantine/core';

interface ChoiceButtonsProps<Value extends string> {
  /** Names the group. */
  readonly label: string;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: string; readonly lang?: string }[];
  readonly onChange: (value: Value) => void;
}

/** Buttons of which one is pressed: a choice between a few values that takes effect at once. */
export function ChoiceButtons<Value extends string>({ label, value, options, onChange }: ChoiceButtonsProps<Value>) {
  return (
    <Group gap={4} role="group" aria-label={label}>
      {options.map((option) => (
        <Button
          key={option.value}
          size="compact-sm"
          variant={option.value === value ? 'filled' : 'default'}
          aria-pressed={option.value === value}
          lang={option.lang}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </Button>
      ))}
    </Group>
  );
}
