import type { Slot, SlotList } from '@fakos/contracts/booking-slots/contract';
import { useListSlotsQuery } from '@fakos/shared-kit/api/booking-slots/hooks';
import { useFormat } from '@fakos/shared-kit/i18n';
import { useKitText } from '@fakos/shared-kit/i18n/kit-text';
import { Button } from '@fakos/shared-kit/ui/button';
import { Notice } from '@fakos/shared-kit/ui/notice';
import { Skeleton } from '@fakos/shared-kit/ui/skeleton';
import { useId, useState } from 'react';
import { useAppointmentText } from '../../translations/appointment-text.ts';
import styles from './slot-picker.module.css';
import { useSlotFormat } from './use-slot-format.ts';

const SHOWN_DAYS = 14;
const DAY_MS = 24 * 60 * 60 * 1000;

/** A chosen time with its day. */
export interface ChosenSlot extends Slot {
  readonly date: string;
}

/** Props of {@link SlotPicker}. */
export interface SlotPickerProps {
  serviceId: number;
  /** Token of a booking whose own time counts as free. */
  token?: string;
  chosen: ChosenSlot | undefined;
  onChoose: (slot: ChosenSlot | undefined) => void;
  error?: string | undefined;
}

/** The free times of a service: a day, then a time of it. Both are radio groups, two weeks at a time. */
export function SlotPicker({ serviceId, token, chosen, onChoose, error }: SlotPickerProps) {
  const text = useAppointmentText();
  const kitText = useKitText();
  const [from, setFrom] = useState<string>();
  const { currentData, isFetching, isError, refetch } = useListSlotsQuery(
    { service_id: serviceId, days: SHOWN_DAYS, ...(from && { from }), ...(token && { token }) },
    { refetchOnMountOrArgChange: true },
  );
  if (isError && !currentData) {
    return (
      <Notice
        tone="danger"
        action={
          <Button size="sm" variant="secondary" onClick={() => void refetch()} loading={isFetching}>
            {kitText('actions.retry')}
          </Button>
        }
      >
        {text('failed')}
      </Notice>
    );
  }
  if (!currentData) {
    return (
      <div role="status" aria-label={text('loading')}>
        <Skeleton variant="box" height="9rem" />
      </div>
    );
  }
  const move = (start: string) => {
    onChoose(undefined);
    setFrom(start);
  };
  return <SlotChoice list={currentData.data} chosen={chosen} onChoose={onChoose} onMove={move} error={error} />;
}

interface SlotChoiceProps extends Pick<SlotPickerProps, 'chosen' | 'onChoose' | 'error'> {
  list: SlotList;
  onMove: (from: string) => void;
}

function SlotChoice({ list, chosen, onChoose, onMove, error }: SlotChoiceProps) {
  const text = useAppointmentText();
  const { longDate } = useFormat();
  const format = useSlotFormat();
  const id = useId();
  const days = list.days.filter(({ slots }) => slots.length > 0);
  const [pickedDay, setPickedDay] = useState<string>();
  const day = days.find(({ date }) => date === pickedDay) ?? days[0];
  const start = list.days[0]?.date ?? list.first;
  const end = list.days.at(-1)?.date ?? list.last;
  return (
    <div className={styles.picker}>
      {day ? (
        <>
          <fieldset className={styles.group}>
            <legend className={styles.legend}>{text('day')}</legend>
            <div className={styles.options}>
              {days.map(({ date }) => (
                <Option
                  key={date}
                  name={`${id}-day`}
                  label={format.shortDay(date)}
                  checked={date === day.date}
                  onChoose={() => {
                    setPickedDay(date);
                    onChoose(undefined);
                  }}
                />
              ))}
            </div>
          </fieldset>
          <fieldset className={styles.group} aria-describedby={error ? `${id}-error` : undefined}>
            <legend className={styles.legend}>
              {text('time')} <span className={styles.shownDay}>{longDate(day.date)}</span>
            </legend>
            <div className={styles.options}>
              {day.slots.map((slot) => (
                <Option
                  key={slot.starts_at}
                  name={`${id}-time`}
                  label={format.time(slot.starts_at)}
                  checked={slot.starts_at === chosen?.starts_at}
                  onChoose={() => onChoose({ ...slot, date: day.date })}
                />
              ))}
            </div>
          </fieldset>
        </>
      ) : (
        <p role="status">{text('noTimes', { from: longDate(start), to: longDate(end) })}</p>
      )}
      {error && (
        <p id={`${id}-error`} className={styles.error} role="alert">
          {error}
        </p>
      )}
      <div className={styles.pages}>
        <Button
          size="sm"
          variant="secondary"
          disabled={start <= list.first}
          onClick={() => onMove(addDays(start, -SHOWN_DAYS))}
        >
          {text('earlier')}
        </Button>
        <Button size="sm" variant="secondary" disabled={end >= list.last} onClick={() => onMove(addDays(end, 1))}>
          {text('later')}
        </Button>
      </div>
    </div>
  );
}

interface OptionProps {
  name: string;
  label: string;
  checked: boolean;
  onChoose: () => void;
}

function Option({ name, label, checked, onChoose }: OptionProps) {
  return (
    <label className={styles.option}>
      <input type="radio" className={styles.input} name={name} checked={checked} onChange={onChoose} />
      <span className={styles.label}>{label}</span>
    </label>
  );
}

// Computed on calendar dates, because a day on which the clocks change does not have 24 hours.
function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, day.length);
}
