import type { BookingSummary } from '@fakos/contracts/bookings/contract';
import { Link } from '@fakos/shared-kit/router';
import { Anchor, Text, Title } from '@mantine/core';
import { useId } from 'react';
import { useText } from '../../../text.ts';
import { APPOINTMENTS, getAppointmentAddress } from '../appointment-paths.ts';
import { AppointmentStatus } from '../appointment-status.tsx';
import { getToday, useDayFormat } from '../days.ts';
import styles from './calendar.module.css';

interface DayProps {
  readonly day: string;
  readonly bookings: readonly BookingSummary[];
  /** Whether the heading leads to the day's own view. */
  readonly isLinked: boolean;
}

/** The appointments of one day. */
export function Day({ day, bookings, isLinked }: DayProps) {
  const text = useText();
  const format = useDayFormat();
  const id = useId();
  const isToday = day === getToday();
  const heading = (
    <>
      <span className={styles.weekday}>{format.weekday(day)}</span> {format.dayOfMonth(day)}
    </>
  );
  return (
    <section className={styles.day} aria-labelledby={id} data-today={isToday || undefined}>
      <Title order={3} id={id} className={styles.heading} aria-current={isToday ? 'date' : undefined}>
        {isLinked ? (
          <Anchor component={Link} to={`${APPOINTMENTS}?view=day&day=${day}`} inherit>
            {heading}
          </Anchor>
        ) : (
          heading
        )}
      </Title>
      {bookings.length === 0 && (
        <Text size="sm" c="dimmed">
          {text('appointments.none')}
        </Text>
      )}
      <ul className={styles.bookings}>
        {bookings.map((booking) => (
          <li key={booking.id} className={styles.booking} data-cancelled={booking.status === 'cancelled' || undefined}>
            <Anchor component={Link} to={getAppointmentAddress(booking)} size="sm" fw={500} className={styles.customer}>
              {booking.full_name}
            </Anchor>
            {booking.starts_at !== null && booking.ends_at !== null && (
              <Text size="sm" fw={500}>
                {format.time(booking.starts_at)} – {format.time(booking.ends_at)}
              </Text>
            )}
            <Text size="sm">{booking.product_name}</Text>
            {booking.staff && <Text size="xs">{booking.staff.name}</Text>}
            <Text size="xs" c="dimmed">
              {text('appointments.forPeople', { count: booking.number_of_people })}
            </Text>
            <AppointmentStatus status={booking.status} />
          </li>
        ))}
      </ul>
    </section>
  );
}
