import { baseApi } from '@fakos/shared-kit/api';
import type { AnswerOf, BodyOf } from '../contract.ts';
import type { createAppointment } from './contract.ts';

/** A visitor's call for an appointment; the specification puts it under settings.php. */
const bookingsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    createAppointment: build.mutation<AnswerOf<typeof createAppointment>, BodyOf<typeof createAppointment>>({
      query: (body) => ({ url: 'settings.php?action=create_appointment', method: 'POST', body }),
    }),
  }),
});

export const { useCreateAppointmentMutation } = bookingsApi;
