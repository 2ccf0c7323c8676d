import type {
  cancelOwnBooking,
  getOwnBooking,
  listSlots,
  moveOwnBooking,
} from '@fakos/contracts/booking-slots/contract';
import type { EndpointBody, EndpointQuery, EndpointResponse } from '@fakos/contracts/endpoint';
import { baseApi } from '@fakos/shared-kit/api';

const url = 'bookings.php';

/** Free times of services, and a customer's own booking by the token of its link. */
const bookingSlotsApi = baseApi.enhanceEndpoints({ addTagTypes: ['OwnBooking'] }).injectEndpoints({
  endpoints: (build) => ({
    listSlots: build.query<EndpointResponse<typeof listSlots>, EndpointQuery<typeof listSlots>>({
      query: (params) => ({ url, params: { action: 'slots', ...params } }),
      providesTags: ['OwnBooking'],
    }),
    getOwnBooking: build.query<EndpointResponse<typeof getOwnBooking>, EndpointQuery<typeof getOwnBooking>>({
      query: (params) => ({ url, params: { action: 'own', ...params } }),
      providesTags: ['OwnBooking', 'Localised'],
    }),
    moveOwnBooking: build.mutation<EndpointResponse<typeof moveOwnBooking>, EndpointBody<typeof moveOwnBooking>>({
      query: (body) => ({ url, method: 'PUT', params: { action: 'own-move' }, body }),
      invalidatesTags: ['OwnBooking'],
    }),
    cancelOwnBooking: build.mutation<EndpointResponse<typeof cancelOwnBooking>, EndpointBody<typeof cancelOwnBooking>>({
      query: (body) => ({ url, method: 'PUT', params: { action: 'own-cancel' }, body }),
      invalidatesTags: ['OwnBooking'],
    }),
  }),
});

export const { useListSlotsQuery, useGetOwnBookingQuery, useMoveOwnBookingMutation, useCancelOwnBookingMutation } =
  bookingSlotsApi;
