import type { BookingStatus, listBookings } from '@fakos/contracts/bookings/contract';
import type { EndpointQuery } from '@fakos/contracts/endpoint';
import { useCountBookingsQuery } from '@fakos/shared-kit/api/admin-bookings/hooks';
import { useFormat } from '@fakos/shared-kit/i18n';
import { useMemo } from 'react';
import { type ListFilter, readFilter } from '../../framework/list/list-filters.tsx';
import { findAllowed, type ListAddress, omitEmpty } from '../../framework/list/use-list-address.ts';
import { useText } from '../../text.ts';
import { appointmentStatuses } from './appointment-status.tsx';

/** Names of the filters; day and week have no `from` and `to`. */
export const FILTERS = ['status', 'from', 'to'];

type AppointmentFilter = Pick<EndpointQuery<typeof listBookings>, 'status' | 'search' | 'from' | 'to'>;

/** The filter by status, with the number of appointments of each. */
export function useStatusFilter(): ListFilter {
  const text = useText();
  const format = useFormat();
  const counts = useCountBookingsQuery().data?.data.status;
  return useMemo<ListFilter>(() => {
    const withCount = (label: string, count: number | undefined) =>
      count === undefined ? label : `${label} (${format.number(count)})`;
    const options = appointmentStatuses.map((value) => ({
      value,
      label: withCount(text(`appointments.statuses.${value}`), counts?.[value]),
    }));
    const open = {
      value: 'open',
      label: withCount(text('appointments.open'), counts && counts.requested + counts.confirmed),
    };
    return {
      kind: 'choice',
      name: 'status',
      label: text('appointments.status'),
      any: text('appointments.anyStatus'),
      options: [open, ...options],
    };
  }, [text, format, counts]);
}

/** The filters of the list. */
export function useAppointmentFilters(): readonly ListFilter[] {
  const text = useText();
  const status = useStatusFilter();
  return useMemo<readonly ListFilter[]>(
    () => [
      status,
      { kind: 'day', name: 'from', label: text('appointments.from') },
      { kind: 'day', name: 'to', label: text('appointments.to') },
    ],
    [text, status],
  );
}

/** The endpoint's query for some filters in the address, without page and order. */
export function toAppointmentFilter(address: ListAddress, filters: readonly ListFilter[]): AppointmentFilter {
  const values = Object.fromEntries(filters.map((filter) => [filter.name, readFilter(filter, address)]));
  const status = findAllowed<BookingStatus | 'open'>(values.status ?? '', ['open', ...appointmentStatuses]);
  return omitEmpty({ ...values, status, search: address.search }) as AppointmentFilter;
}
