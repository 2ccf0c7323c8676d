import type { Booking } from '@fakos/contracts/bookings/contract';
import { MAX_BOOKING_NOTE } from '@fakos/contracts/bookings/rules';
import { useGetBookingQuery, useNoteBookingMutation } from '@fakos/shared-kit/api/admin-bookings/hooks';
import { Grid, Stack } from '@mantine/core';
import { DetailPage } from '../../../framework/detail/detail-page.tsx';
import { NoteForm } from '../../../framework/detail/note-form.tsx';
import { useDetailPage } from '../../../framework/detail/use-detail-page.ts';
import { useText } from '../../../text.ts';
import { APPOINTMENTS, APPOINTMENTS_KEY } from '../appointment-paths.ts';
import { AppointmentHistory } from './appointment-history.tsx';
import { AppointmentState } from './appointment-state.tsx';
import { BookedFacts, CustomerFacts } from './booking-facts.tsx';

/** One appointment: product or service, next steps, customer, notes and history. */
export function AppointmentDetail() {
  const text = useText();
  const detail = useDetailPage(useGetBookingQuery);
  const reload = detail.state === 'ready' ? detail.reload : () => undefined;
  return (
    <DetailPage
      detail={detail}
      title={(booking) =>
        booking ? text('appointments.titleWithCustomer', { customer: booking.full_name }) : text('appointments.one')
      }
      list={{ listKey: APPOINTMENTS_KEY, path: APPOINTMENTS, label: text('menu.appointments') }}
    >
      {(booking) => (
        <Grid key={booking.id}>
          <Grid.Col span={{ base: 12, md: 8 }}>
            <Stack>
              <AppointmentState booking={booking} onReload={reload} />
              <BookedFacts booking={booking} />
              <Notes booking={booking} />
            </Stack>
          </Grid.Col>
          <Grid.Col span={{ base: 12, md: 4 }}>
            <Stack>
              <CustomerFacts booking={booking} />
              <AppointmentHistory booking={booking} />
            </Stack>
          </Grid.Col>
        </Grid>
      )}
    </DetailPage>
  );
}

function Notes({ booking: { id } }: { booking: Booking }) {
  const [addNote, { isLoading }] = useNoteBookingMutation();
  return (
    <NoteForm
      draftKey={`${APPOINTMENTS_KEY}:${id}:note`}
      maxLength={MAX_BOOKING_NOTE}
      isPending={isLoading}
      onAdd={(note) => addNote({ id, text: note }).unwrap()}
    />
  );
}
