import type { createAppointment } from '@fakos/contracts/bookings/contract';
import type { EndpointBody, EndpointResponse } from '@fakos/contracts/endpoint';
import { baseApi } from '@fakos/shared-kit/api';

/** Appointment requests; the specification places them under settings.php. */
const bookingsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    createAppointment: build.mutation<
      EndpointResponse<typeof createAppointment>,
      EndpointBody<typeof createAppointment>
    >({
      query: (body) => ({ url: 'settings.php?action=create_appointment', method: 'POST', body }),
    }),
  }),
});

export const { useCreateAppointmentMutation } = bookingsApi;
