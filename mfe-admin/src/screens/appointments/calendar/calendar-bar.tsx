import { ActionIcon, Button, TextInput, Title } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useText } from '../../../text.ts';
import { isDay, useDayFormat } from '../days.ts';
import type { ShownView } from '../shown-view.ts';
import { ViewSwitch } from '../view-switch.tsx';
import styles from './calendar.module.css';

/** The displayed period, with the buttons to other periods and views. */
export function CalendarBar({ shown }: { shown: ShownView }) {
  const text = useText();
  const format = useDayFormat();
  const { view, day, days } = shown;
  const isDayView = view === 'day';
  return (
    <div className={styles.bar}>
      <Title order={2} size="h4" aria-live="polite" className={styles.period}>
        {isDayView ? format.full(day) : format.range(days[0] ?? day, days.at(-1) ?? day)}
      </Title>
      <div className={styles.navigation}>
        <ActionIcon
          variant="default"
          size="input-sm"
          aria-label={text(isDayView ? 'appointments.previousDay' : 'appointments.previousWeek')}
          onClick={() => shown.move(-1)}
        >
          <IconChevronLeft size={18} aria-hidden />
        </ActionIcon>
        <Button variant="default" disabled={shown.isToday} onClick={() => shown.setDay('')}>
          {text('appointments.today')}
        </Button>
        <ActionIcon
          variant="default"
          size="input-sm"
          aria-label={text(isDayView ? 'appointments.nextDay' : 'appointments.nextWeek')}
          onClick={() => shown.move(1)}
        >
          <IconChevronRight size={18} aria-hidden />
        </ActionIcon>
        <TextInput
          type="date"
          aria-label={text('appointments.chooseDay')}
          className={styles.chosenDay}
          value={day}
          onChange={(event) => {
            // A date that is being typed is incomplete at first.
            if (isDay(event.currentTarget.value)) shown.setDay(event.currentTarget.value);
          }}
        />
      </div>
      <ViewSwitch shown={shown} />
    </div>
  );
}
