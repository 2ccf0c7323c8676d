import { RETENTION_DAYS } from '@fakos/contracts/analytics/contract';
import { Button, Group, NativeSelect, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useAnalyticsText } from './analytics-text.ts';
import { type ChosenPeriod, isPeriod, periodLengths } from './period.ts';

interface PeriodBarProps {
  readonly period: ChosenPeriod;
  /** Changes parameters of the address; an empty value removes one. */
  readonly onChange: (changes: Readonly<Record<'days' | 'from' | 'to', string>>) => void;
}

/** Chooses the days of the reports. */
export function PeriodBar({ period, onChange }: PeriodBarProps) {
  const analyticsText = useAnalyticsText();
  const [choice, setChoice] = useState<ChosenPeriod['choice']>(period.choice);
  const [days, setDays] = useState({ from: period.from, to: period.to });
  const [isWrong, setWrong] = useState(false);

  function choose(value: string) {
    const length = periodLengths.find((known) => known === value);
    setChoice(length ?? 'custom');
    if (length) onChange({ days: length === '30' ? '' : length, from: '', to: '' });
  }

  function show(event: FormEvent) {
    event.preventDefault();
    setWrong(!isPeriod(days));
    if (isPeriod(days)) onChange({ days: '', ...days });
  }

  return (
    <form onSubmit={show} noValidate>
      <Group align="flex-start" gap="sm">
        <NativeSelect
          label={analyticsText('period')}
          value={choice}
          data={[...periodLengths, 'custom' as const].map((value) => ({
            value,
            label: analyticsText(`periods.${value}`),
          }))}
          onChange={(event) => choose(event.currentTarget.value)}
        />
        {choice === 'custom' && (
          <>
            {(['from', 'to'] as const).map((name) => (
              <TextInput
                key={name}
                type="date"
                label={analyticsText(`${name}`)}
                value={days[name]}
                error={name === 'to' && isWrong ? analyticsText('wrongPeriod', { count: RETENTION_DAYS }) : undefined}
                onChange={({ currentTarget: { value } }) => setDays((before) => ({ ...before, [name]: value }))}
              />
            ))}
            <Button type="submit" variant="default" mt="1.6rem">
              {analyticsText('show')}
            </Button>
          </>
        )}
      </Group>
    </form>
  );
}
