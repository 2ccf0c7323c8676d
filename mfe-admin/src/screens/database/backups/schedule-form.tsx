import {
  type BackupSchedule,
  backupSchedule,
  DAYS_A_WEEK,
  type DatabaseState,
  HOURS_A_DAY,
  MAX_SCHEDULED_BACKUPS,
} from '@fakos/contracts/database/contract';
import { useScheduleBackupsMutation } from '@fakos/shared-kit/api/database/hooks';
import { useFormat, useLanguage } from '@fakos/shared-kit/i18n';
import { Button, NativeSelect, SimpleGrid, Stack, Text } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { LeaveGuard } from '../../../framework/form/leave-guard.tsx';
import { Section } from '../../../framework/section.tsx';
import { useFailureText } from '../../../framework/states/failure-text.ts';
import { useToasts } from '../../../framework/toasts.tsx';
import { useDatabaseText } from '../database-text.ts';

const frequencies = backupSchedule.shape.frequency.options;
/** Offered numbers of backups to keep. */
const keepChoices = [7, 14, 30, MAX_SCHEDULED_BACKUPS];
/** A Monday. */
const SOME_MONDAY = Date.UTC(2024, 0, 1);
const DAY_MS = 24 * 60 * 60 * 1000;

const numbersFrom = (first: number, count: number) => Array.from({ length: count }, (_, index) => first + index);

/** Form of the schedule of automatic backups. */
export function ScheduleForm({ schedule }: { schedule: DatabaseState['schedule'] }) {
  const databaseText = useDatabaseText();
  const format = useFormat();
  const language = useLanguage();
  const toasts = useToasts();
  const failureText = useFailureText();
  const [scheduleBackups, { isLoading }] = useScheduleBackupsMutation();
  const { next_at: nextAt, ...stored } = schedule;
  const [values, setValues] = useState<BackupSchedule>(stored);
  const isDirty = (Object.keys(stored) as (keyof BackupSchedule)[]).some((key) => stored[key] !== values[key]);
  const isOn = values.frequency !== 'off';
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });

  async function save(event: FormEvent) {
    event.preventDefault();
    try {
      toasts.showSuccess((await scheduleBackups(values).unwrap()).message);
    } catch (failure) {
      toasts.showError(failureText(failure));
    }
  }

  const numberField = (name: 'weekday' | 'hour' | 'keep', options: readonly { value: string; label: string }[]) => (
    <NativeSelect
      label={databaseText(`${name}`)}
      description={name === 'keep' ? databaseText('keepHint') : undefined}
      data={[...options]}
      value={String(values[name])}
      onChange={({ currentTarget: { value } }) => setValues((before) => ({ ...before, [name]: Number(value) }))}
    />
  );

  return (
    <Section title={databaseText('schedule')}>
      <LeaveGuard isDirty={isDirty} />
      <form onSubmit={save}>
        <Stack gap="sm" align="flex-start">
          <Text size="sm">
            {nextAt === null ? databaseText('off') : databaseText('next', { date: format.dateTime(nextAt) })}
          </Text>
          <SimpleGrid cols={{ base: 1, xs: 2, lg: 4 }} w="100%" style={{ alignItems: 'start' }}>
            <NativeSelect
              label={databaseText('frequency')}
              data={frequencies.map((value) => ({ value, label: databaseText(`frequencies.${value}`) }))}
              value={values.frequency}
              onChange={({ currentTarget: { value } }) =>
                setValues((before) => ({ ...before, frequency: backupSchedule.shape.frequency.parse(value) }))
              }
            />
            {values.frequency === 'weekly' &&
              numberField(
                'weekday',
                numbersFrom(1, DAYS_A_WEEK).map((day) => ({
                  value: String(day),
                  label: weekday.format(SOME_MONDAY + (day - 1) * DAY_MS),
                })),
              )}
            {isOn &&
              numberField(
                'hour',
                numbersFrom(0, HOURS_A_DAY).map((hour) => ({
                  value: String(hour),
                  label: `${String(hour).padStart(2, '0')}:00`,
                })),
              )}
            {isOn &&
              numberField(
                'keep',
                [...new Set([...keepChoices, stored.keep])]
                  .sort((one, other) => one - other)
                  .map((count) => ({ value: String(count), label: format.number(count) })),
              )}
          </SimpleGrid>
          <Button type="submit" variant="default" loading={isLoading} disabled={!isDirty}>
            {databaseText('saveSchedule')}
          </Button>
        </Stack>
      </form>
    </Section>
  );
}
