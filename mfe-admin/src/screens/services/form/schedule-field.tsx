import { type ServiceSchedule, scheduleBounds } from '@fakos/contracts/booking-slots/fields';
import { participants } from '@fakos/contracts/bookings/rules';
import { isStaff } from '@fakos/contracts/roles';
import type { OpenSpan, WeekHours } from '@fakos/contracts/text/opening-hours';
import { useListAdminUsersQuery } from '@fakos/shared-kit/api/admin-users/hooks';
import { ActionIcon, Button, Checkbox, Group, NativeSelect, Stack, Switch, TextInput } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useField } from '../../../framework/form/form-context.ts';
import { useHasPermission } from '../../../framework/session/use-has-permission.ts';
import { DayRows } from '../../../framework/setting-editors/opening-hours/day-rows.tsx';
import { useScheduleText } from './schedule-text.ts';

const MAX_ACCOUNTS = 100;
const usualDay: readonly OpenSpan[] = [{ from: '09:00', to: '17:00' }];
const usualWeek: WeekHours = {
  ...{ Mo: usualDay, Tu: usualDay, We: usualDay, Th: usualDay, Fr: usualDay, Sa: [], Su: [] },
};
const usualBreak: OpenSpan = { from: '14:00', to: '14:30' };

const numbers = [
  { name: 'lead_hours', ...scheduleBounds.leadHours },
  { name: 'horizon_days', ...scheduleBounds.horizonDays },
  { name: 'capacity', ...scheduleBounds.capacity },
  { name: 'max_people', ...participants },
] as const;

/** Edits the schedule and the capacity of a service. */
export function ScheduleField() {
  const text = useScheduleText();
  const { value, setValue, error } = useField<ServiceSchedule>('schedule');
  const change = (part: Partial<ServiceSchedule>) => setValue({ ...value, ...part });
  return (
    <Stack>
      <Switch
        label={text('hasTimes')}
        description={text('hasTimesHint')}
        checked={value.has_times}
        error={error}
        onChange={(event) => change({ has_times: event.currentTarget.checked })}
      />
      {numbers.map(({ name, min, max }) => (
        <TextInput
          key={name}
          type="number"
          min={min}
          max={max}
          label={text(`${name}`)}
          description={text(`${name}Hint`, { min, max })}
          value={value[name]}
          disabled={name === 'capacity' && value.staff.length > 0}
          onChange={({ currentTarget: { valueAsNumber: typed } }) => {
            // A number that is being typed may be empty or out of bounds; the old one stays until it is valid.
            if (Number.isInteger(typed)) change({ [name]: Math.min(max, Math.max(min, typed)) });
          }}
        />
      ))}
      <NativeSelect
        label={text('step')}
        value={String(value.step ?? '')}
        data={[
          { value: '', label: text('stepOfDuration') },
          ...scheduleBounds.steps.map((count) => ({
            value: String(count),
            label: text('minutes', { count }),
          })),
        ]}
        onChange={({ currentTarget: { value: step } }) => change({ step: step === '' ? null : Number(step) })}
      />
      <Switch
        label={text('ownHours')}
        description={text('ownHoursHint')}
        checked={value.hours !== null}
        onChange={(event) => change({ hours: event.currentTarget.checked ? copyWeek(usualWeek) : null })}
      />
      {value.hours && (
        <DayRows week={value.hours} disabled={false} onChange={(week) => change({ hours: copyWeek(week) })} />
      )}
      <Breaks breaks={value.breaks} onChange={(breaks) => change({ breaks })} />
      <StaffChoice staff={value.staff} onChange={(staff) => change({ staff })} />
    </Stack>
  );
}

interface BreaksProps {
  readonly breaks: ServiceSchedule['breaks'];
  readonly onChange: (breaks: ServiceSchedule['breaks']) => void;
}

function Breaks({ breaks, onChange }: BreaksProps) {
  const text = useScheduleText();
  const changeTime = (index: number, part: Partial<OpenSpan>) =>
    onChange(breaks.map((pause, place) => (place === index ? { ...pause, ...part } : pause)));
  return (
    <Stack gap="xs">
      {breaks.map((pause, index) => (
        <Group key={index} gap="xs" wrap="nowrap" align="start">
          {(['from', 'to'] as const).map((end) => (
            <TextInput
              key={end}
              type="time"
              flex={1}
              aria-label={text(`break.${end}`, { number: index + 1 })}
              value={pause[end]}
              error={end === 'to' && pause.to <= pause.from && text('break.order')}
              onChange={({ currentTarget: { value } }) => value && changeTime(index, { [end]: value })}
            />
          ))}
          <ActionIcon
            variant="subtle"
            color="red"
            size="input-sm"
            aria-label={text('break.remove', { number: index + 1 })}
            onClick={() => onChange(breaks.toSpliced(index, 1))}
          >
            <IconX size={16} aria-hidden />
          </ActionIcon>
        </Group>
      ))}
      {breaks.length < scheduleBounds.spansPerDay && (
        <Button
          size="xs"
          variant="default"
          leftSection={<IconPlus size={14} aria-hidden />}
          onClick={() => onChange([...breaks, usualBreak])}
        >
          {text('break.add')}
        </Button>
      )}
    </Stack>
  );
}

interface StaffChoiceProps {
  readonly staff: readonly number[];
  readonly onChange: (staff: number[]) => void;
}

/** The staff who carry the service out; editable only by users who may see accounts of staff. */
function StaffChoice({ staff, onChange }: StaffChoiceProps) {
  const text = useScheduleText();
  const canSee = useHasPermission()('administration');
  const { data } = useListAdminUsersQuery(
    { page: 1, limit: MAX_ACCOUNTS, state: 'active', sort: 'name', order: 'ASC' },
    { skip: !canSee },
  );
  const accounts = (data?.data ?? []).filter(({ role }) => isStaff(role));
  if (accounts.length === 0) return null;
  return (
    <Checkbox.Group
      label={text('staff')}
      description={text('staffHint')}
      value={staff.map(String)}
      onChange={(ids) => onChange(ids.map(Number))}
    >
      <Stack gap="xs" mt="xs">
        {accounts.map(({ id, name, email }) => (
          <Checkbox key={id} value={String(id)} label={name || email} />
        ))}
      </Stack>
    </Checkbox.Group>
  );
}

function copyWeek({ Mo, Tu, We, Th, Fr, Sa, Su }: WeekHours): NonNullable<ServiceSchedule['hours']> {
  return { Mo: [...Mo], Tu: [...Tu], We: [...We], Th: [...Th], Fr: [...Fr], Sa: [...Sa], Su: [...Su] };
}
