import type { BookingSummary } from '@fakos/contracts/bookings/contract';
import { useListBookingsQuery } from '@fakos/shared-kit/api/admin-bookings/hooks';
import { useFormat } from '@fakos/shared-kit/i18n';
import { Link } from '@fakos/shared-kit/router';
import { Anchor, Stack, Text } from '@mantine/core';
import { useMemo } from 'react';
import type { Column } from '../../framework/list/list-columns.ts';
import { ListPage } from '../../framework/list/list-page.tsx';
import { findAllowed, type ListAddress } from '../../framework/list/use-list-address.ts';
import { useText } from '../../text.ts';
import { toAppointmentFilter, useAppointmentFilters } from './appointment-filters.ts';
import { APPOINTMENTS_KEY, getAppointmentAddress } from './appointment-paths.ts';
import { AppointmentStatus } from './appointment-status.tsx';
import { useDayFormat } from './days.ts';
import { OverdueNotice } from './overdue-notice.tsx';
import { type ShownView, useListViewAddress } from './shown-view.ts';
import { ViewSwitch } from './view-switch.tsx';

const PAGE_SIZE = 20;
const sorts = ['booking_date', 'created_at'] as const;

const getId = ({ id }: BookingSummary) => id;
const getCustomer = ({ full_name: name }: BookingSummary) => name;

/** All appointments, the latest day first. */
export function AppointmentsList({ address, shown }: { address: ListAddress; shown: ShownView }) {
  const text = useText();
  const filters = useAppointmentFilters();
  const by = address.sort && findAllowed(address.sort.by, sorts);
  const query = useListBookingsQuery({
    page: address.page,
    limit: PAGE_SIZE,
    ...toAppointmentFilter(address, filters),
    sort: by ?? 'booking_date',
    order: (by && address.sort?.order) ?? 'desc',
  });
  return (
    <Stack gap="md">
      <OverdueNotice />
      <ListPage
        listKey={APPOINTMENTS_KEY}
        title={text('menu.appointments')}
        address={useListViewAddress(address)}
        query={query}
        columns={useAppointmentColumns()}
        filters={filters}
        rowId={getId}
        rowLabel={getCustomer}
        rowAddress={getAppointmentAddress}
        searchLabel={text('appointments.search')}
        emptyText={text('appointments.empty')}
        actions={<ViewSwitch shown={shown} />}
      />
    </Stack>
  );
}

function useAppointmentColumns(): readonly Column<BookingSummary>[] {
  const text = useText();
  const format = useFormat();
  const dayFormat = useDayFormat();
  return useMemo<readonly Column<BookingSummary>[]>(
    () => [
      {
        key: 'customer',
        header: text('appointments.customer'),
        isRowTitle: true,
        cell: (booking) => (
          <Anchor component={Link} to={getAppointmentAddress(booking)} size="sm" fw={500}>
            {booking.full_name}
          </Anchor>
        ),
      },
      {
        key: 'day',
        header: text('appointments.day'),
        sort: 'booking_date',
        cell: (booking) => dayFormat.full(booking.booking_date),
      },
      { key: 'booked', header: text('appointments.booked'), cell: (booking) => booking.product_name },
      {
        key: 'people',
        header: text('appointments.people'),
        align: 'end',
        cell: (booking) => format.number(booking.number_of_people),
      },
      {
        key: 'phone',
        header: text('appointments.phone'),
        cell: (booking) => (
          <Text size="sm" component="span">
            {booking.phone}
          </Text>
        ),
      },
      {
        key: 'status',
        header: text('appointments.status'),
        cell: (booking) => <AppointmentStatus status={booking.status} />,
      },
      {
        key: 'total',
        header: text('appointments.total'),
        align: 'end',
        isOptional: true,
        cell: (booking) => format.money(booking.total_cost),
      },
      {
        key: 'created',
        header: text('appointments.created'),
        isOptional: true,
        sort: 'created_at',
        cell: (booking) => format.dateTime(booking.created_at),
      },
    ],
    [text, format, dayFormat],
  );
}
