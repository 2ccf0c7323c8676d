import type { BookingSummary } from '@fakos/contracts/bookings/contract';
import { MAX_PAGE_SIZE } from '@fakos/contracts/endpoint';
import { useListBookingsQuery } from '@fakos/shared-kit/api/admin-bookings/hooks';
import { Link } from '@fakos/shared-kit/router';
import { Alert, Anchor, Stack } from '@mantine/core';
import { useMemo } from 'react';
import { useScreenTitle } from '../../../framework/layout/screen-title.tsx';
import { ActiveFilters, ListFilters } from '../../../framework/list/list-filters.tsx';
import { useStoredList } from '../../../framework/list/list-memory.ts';
import { ListSearch } from '../../../framework/list/list-search.tsx';
import type { ListAddress } from '../../../framework/list/use-list-address.ts';
import { FailureState } from '../../../framework/states/failure-state.tsx';
import { PageSkeleton } from '../../../framework/states/page-skeleton.tsx';
import { useText } from '../../../text.ts';
import { toAppointmentFilter, useStatusFilter } from '../appointment-filters.ts';
import { APPOINTMENTS, APPOINTMENTS_KEY } from '../appointment-paths.ts';
import { OverdueNotice } from '../overdue-notice.tsx';
import type { ShownView } from '../shown-view.ts';
import styles from './calendar.module.css';
import { CalendarBar } from './calendar-bar.tsx';
import { CalendarFeed } from './calendar-feed.tsx';
import { Day } from './day.tsx';

interface CalendarProps {
  readonly address: ListAddress;
  readonly shown: ShownView;
}

/** The appointments of a day or of a week: columns on wide screens, one day below the other on narrow ones. */
export function Calendar({ address, shown }: CalendarProps) {
  const text = useText();
  useScreenTitle(text('menu.appointments'));
  const status = useStatusFilter();
  const filters = useMemo(() => [status], [status]);
  return (
    <Stack gap="md">
      <OverdueNotice />
      <CalendarBar shown={shown} />
      <search className={styles.filters} aria-label={text('list.filters')}>
        <ListSearch address={address} label={text('appointments.search')} />
        <ListFilters filters={filters} address={address} />
      </search>
      <ActiveFilters filters={filters} address={address} />
      <Days shown={shown} filter={toAppointmentFilter(address, filters)} />
      <CalendarFeed />
    </Stack>
  );
}

interface DaysProps {
  shown: ShownView;
  filter: ReturnType<typeof toAppointmentFilter>;
}

function Days({ shown, filter }: DaysProps) {
  const text = useText();
  const { days } = shown;
  const period = { from: days[0] ?? shown.day, to: days.at(-1) ?? shown.day };
  const query = useListBookingsQuery({
    page: 1,
    limit: MAX_PAGE_SIZE,
    ...filter,
    ...period,
    sort: 'booking_date',
    order: 'asc',
  });
  const bookings = useMemo(() => query.currentData && sortByDay(query.currentData.data), [query.currentData]);
  const ids = useMemo(() => bookings?.map(({ id }) => id), [bookings]);
  useStoredList(APPOINTMENTS_KEY, ids);
  if (query.error) return <FailureState failure={query.error} onRetry={query.refetch} isPending={query.isFetching} />;
  if (!bookings) return <PageSkeleton />;
  const total = query.currentData?.meta.total ?? 0;
  return (
    <>
      {total > bookings.length && (
        <Alert color="accent" role="status">
          {text('appointments.tooMany', { shown: bookings.length, count: total })}{' '}
          <Anchor
            component={Link}
            to={`${APPOINTMENTS}?view=list&from=${period.from}&to=${period.to}`}
            size="sm"
            underline="always"
          >
            {text('appointments.showList')}
          </Anchor>
        </Alert>
      )}
      <div className={styles.container}>
        <div className={styles.days} data-view={shown.view}>
          {days.map((day) => (
            <Day
              key={day}
              day={day}
              bookings={bookings.filter(({ booking_date: date }) => date === day)}
              isLinked={shown.view === 'week'}
            />
          ))}
        </div>
      </div>
    </>
  );
}

/** By day, those without a time first; cancelled appointments are the last ones of their day. */
function sortByDay(bookings: readonly BookingSummary[]): readonly BookingSummary[] {
  const isCancelled = ({ status }: BookingSummary) => Number(status === 'cancelled');
  return [...bookings].sort(
    (one, other) =>
      one.booking_date.localeCompare(other.booking_date) ||
      isCancelled(one) - isCancelled(other) ||
      (one.starts_at ?? '').localeCompare(other.starts_at ?? '') ||
      one.id - other.id,
  );
}
