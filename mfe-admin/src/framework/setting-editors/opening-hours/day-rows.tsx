import type { OpenSpan, WeekHours } from '@fakos/contracts/text/opening-hours';
import { type Weekday, weekdays } from '@fakos/contracts/text/weekdays';
import { ActionIcon, Button, Switch, TextInput } from '@mantine/core';
import { IconPlus, IconX } from '@tabler/icons-react';
import { useText } from '../../../text.ts';
import { useWeekdayNames } from '../weekday-names.ts';
import styles from './opening-hours.module.css';

const FIRST_SPAN: OpenSpan = { from: '09:00', to: '17:00' };
const SECOND_SPAN: OpenSpan = { from: '18:00', to: '21:00' };
const MAX_SPANS = 3;

interface DayRowsProps {
  readonly week: WeekHours;
  readonly disabled: boolean | undefined;
  readonly onChange: (week: WeekHours) => void;
}

/** A row for each day of the week: open or closed, and its hours. */
export function DayRows({ week, disabled, onChange }: DayRowsProps) {
  const names = useWeekdayNames();
  return (
    <ul className={styles.days}>
      {weekdays.map((day) => (
        <li key={day}>
          <DayRow
            name={names[day]}
            spans={week[day]}
            disabled={disabled ?? false}
            onChange={(spans) => onChange({ ...week, [day]: spans } satisfies Record<Weekday, readonly OpenSpan[]>)}
          />
        </li>
      ))}
    </ul>
  );
}

interface DayRowProps {
  readonly name: string;
  readonly spans: readonly OpenSpan[];
  readonly disabled: boolean;
  readonly onChange: (spans: readonly OpenSpan[]) => void;
}

function DayRow({ name, spans, disabled, onChange }: DayRowProps) {
  const text = useText();
  const change = (index: number, part: Partial<OpenSpan>) =>
    onChange(spans.map((span, place) => (place === index ? { ...span, ...part } : span)));
  const isOpen = spans.length > 0;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset in each row would draw seven borders
    <div role="group" aria-label={name} className={styles.day}>
      <Switch
        label={name}
        description={isOpen ? undefined : text('settingEditors.hours.closed')}
        checked={isOpen}
        disabled={disabled}
        onChange={(event) => onChange(event.currentTarget.checked ? [FIRST_SPAN] : [])}
      />
      <div className={styles.spans}>
        {spans.map((span, index) => (
          <div key={index} className={styles.span}>
            <Time
              label={text('settingEditors.hours.from', { day: name, number: index + 1 })}
              value={span.from}
              disabled={disabled}
              onChange={(from) => change(index, { from })}
            />
            <span aria-hidden>–</span>
            <Time
              label={text('settingEditors.hours.to', { day: name, number: index + 1 })}
              value={span.to}
              error={span.to <= span.from ? text('settingEditors.hours.order') : undefined}
              disabled={disabled}
              onChange={(to) => change(index, { to })}
            />
            {spans.length > 1 && (
              <ActionIcon
                variant="subtle"
                color="red"
                disabled={disabled}
                aria-label={text('settingEditors.hours.remove', { day: name, number: index + 1 })}
                onClick={() => onChange(spans.filter((_, place) => place !== index))}
              >
                <IconX size={16} aria-hidden />
              </ActionIcon>
            )}
          </div>
        ))}
        {isOpen && spans.length < MAX_SPANS && (
          <Button
            size="compact-sm"
            variant="subtle"
            leftSection={<IconPlus size={14} aria-hidden />}
            disabled={disabled}
            aria-label={text('settingEditors.hours.addLabel', { day: name })}
            onClick={() => onChange([...spans, SECOND_SPAN])}
          >
            {text('settingEditors.hours.add')}
          </Button>
        )}
      </div>
    </div>
  );
}

interface TimeProps {
  readonly label: string;
  readonly value: string;
  readonly error?: string | undefined;
  readonly disabled: boolean;
  readonly onChange: (value: string) => void;
}

/** An emptied time keeps its old value, because hours without a time cannot be written. */
function Time({ label, value, error, disabled, onChange }: TimeProps) {
  return (
    <TextInput
      type="time"
      aria-label={label}
      value={value}
      error={error}
      disabled={disabled}
      className={styles.time}
      onChange={(event) => event.currentTarget.value && onChange(event.currentTarget.value)}
    />
  );
}
