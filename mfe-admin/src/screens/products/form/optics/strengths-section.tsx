import { type ReadingStrength, readingStrengths } from '@fakos/contracts/reading-glasses/rules';
import { useFormat, useLanguage } from '@fakos/shared-kit/i18n';
import { Alert, Button, Checkbox, Group, Stack, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { parseWholeNumber } from '../../../../framework/decimal.ts';
import { useField, useFormContext } from '../../../../framework/form/form-context.ts';
import { Section } from '../../../../framework/section.tsx';
import { useOpticsText } from './optics-text.ts';
import { formatStrength, type StrengthValues, strengthLimits, sumPieces } from './strength-values.ts';

/** The stock of reading glasses by strength; only for reading glasses, and for products that have it by mistake. */
export function StrengthsSection() {
  const text = useOpticsText();
  const { form } = useFormContext();
  const { id, value, error, setValue } = useField<readonly StrengthValues[] | null>('strengths');
  const [removed, setRemoved] = useState<readonly StrengthValues[]>();
  const isReading = form.values.product_type === 'reading';
  if (!isReading && !value) return null;

  function change(next: readonly StrengthValues[] | null, before?: readonly StrengthValues[]): void {
    setRemoved(before);
    setValue(next);
  }

  return (
    <Section title={text('strengths.title')}>
      <Stack id={id} tabIndex={-1} gap="sm">
        {error !== undefined && (
          <Text size="sm" c="red">
            {error}
          </Text>
        )}
        {!isReading && <Alert color="yellow">{text('strengths.otherType')}</Alert>}
        {value ? (
          <StrengthFields value={value} onChange={change} />
        ) : (
          <Text size="sm" c="dimmed">
            {text(removed ? 'strengths.removed' : 'strengths.none')}
          </Text>
        )}
        <Group gap="sm">
          <Button
            variant="default"
            onClick={() =>
              value ? change(null, value) : change(readingStrengths.map((strength) => ({ strength, stock: '0' })))
            }
          >
            {text(value ? 'strengths.remove' : 'strengths.define')}
          </Button>
          {removed && (
            <Button variant="subtle" onClick={() => change(removed)}>
              {text('strengths.undo')}
            </Button>
          )}
        </Group>
      </Stack>
    </Section>
  );
}

interface StrengthFieldsProps {
  readonly value: readonly StrengthValues[];
  readonly onChange: (value: readonly StrengthValues[]) => void;
}

/** A row for each usual strength: whether the product has it, and its pieces. */
function StrengthFields({ value, onChange }: StrengthFieldsProps) {
  const text = useOpticsText();
  const format = useFormat();
  const language = useLanguage();
  const sum = sumPieces(value);
  const { min, max } = strengthLimits;

  function offer(strength: ReadingStrength, isOffered: boolean): void {
    const others = value.filter((one) => one.strength !== strength);
    const next = isOffered ? [...others, { strength, stock: '0' }] : others;
    onChange(next.toSorted((one, other) => one.strength - other.strength));
  }

  return (
    <>
      <Text size="sm" c="dimmed">
        {text('strengths.help')}
      </Text>
      {readingStrengths.map((strength) => {
        const offered = value.find((one) => one.strength === strength);
        const name = formatStrength(strength, language);
        const isInvalid = offered !== undefined && parseWholeNumber(offered.stock, strengthLimits) === null;
        return (
          <Group key={strength} gap="md" align="start" wrap="nowrap">
            <Checkbox
              mt={8}
              w={100}
              label={name}
              checked={offered !== undefined}
              onChange={({ currentTarget }) => offer(strength, currentTarget.checked)}
            />
            <TextInput
              w={140}
              aria-label={text('strengths.piecesOf', { strength: name })}
              placeholder="—"
              inputMode="numeric"
              autoComplete="off"
              maxLength={7}
              disabled={!offered}
              value={offered?.stock ?? ''}
              error={isInvalid && text('strengths.invalid', { min, max: format.number(max) })}
              onChange={({ currentTarget }) =>
                onChange(
                  value.map((one) => (one.strength === strength ? { strength, stock: currentTarget.value } : one)),
                )
              }
            />
          </Group>
        );
      })}
      <Text size="sm" fw={500} role="status">
        {sum === undefined ? text('strengths.sumUnknown') : text('strengths.sum', { pieces: format.number(sum) })}
      </Text>
    </>
  );
}
