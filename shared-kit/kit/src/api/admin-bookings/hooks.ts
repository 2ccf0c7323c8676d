import type {
  createCalendarFeed,
  getCalendarFeed,
  listMoveSlots,
  revokeCalendarFeed,
} from '@fakos/contracts/booking-slots/contract';
import type {
  countBookings,
  getBooking,
  listBookings,
  moveBooking,
  noteBooking,
  updateBookingStatus,
} from '@fakos/contracts/bookings/contract';
import type { EndpointBody, EndpointQuery, EndpointResponse } from '@fakos/contracts/endpoint';
import { baseApi } from '@fakos/shared-kit/api';

const url = 'bookings.php';

/** Appointments as staff handle them. Visitors load `bookings/hooks`, which requests one. */
const adminBookingsApi = baseApi.enhanceEndpoints({ addTagTypes: ['Booking', 'CalendarFeed'] }).injectEndpoints({
  endpoints: (build) => ({
    listBookings: build.query<EndpointResponse<typeof listBookings>, EndpointQuery<typeof listBookings>>({
      query: (params) => ({ url, params }),
      providesTags: ['Booking'],
    }),
    countBookings: build.query<EndpointResponse<typeof countBookings>, void>({
      query: () => ({ url, params: { action: 'counts' } }),
      providesTags: ['Booking'],
    }),
    getBooking: build.query<EndpointResponse<typeof getBooking>, EndpointQuery<typeof getBooking>>({
      query: (params) => ({ url, params: { action: 'get', ...params } }),
      providesTags: ['Booking'],
    }),
    /** The free times of a day to which a booking can be moved. */
    listMoveSlots: build.query<EndpointResponse<typeof listMoveSlots>, EndpointQuery<typeof listMoveSlots>>({
      query: (params) => ({ url, params: { action: 'move-slots', ...params } }),
      providesTags: ['Booking'],
    }),
    getCalendarFeed: build.query<EndpointResponse<typeof getCalendarFeed>, void>({
      query: () => ({ url, params: { action: 'feed' } }),
      providesTags: ['CalendarFeed'],
    }),
    createCalendarFeed: build.mutation<
      EndpointResponse<typeof createCalendarFeed>,
      EndpointBody<typeof createCalendarFeed>
    >({
      query: (body) => ({ url, method: 'POST', params: { action: 'feed' }, body }),
      invalidatesTags: ['CalendarFeed'],
    }),
    revokeCalendarFeed: build.mutation<EndpointResponse<typeof revokeCalendarFeed>, void>({
      query: () => ({ url, method: 'DELETE', params: { action: 'feed' } }),
      invalidatesTags: ['CalendarFeed'],
    }),
    updateBookingStatus: build.mutation<
      EndpointResponse<typeof updateBookingStatus>,
      EndpointBody<typeof updateBookingStatus>
    >({
      query: (body) => ({ url, method: 'PUT', body }),
      invalidatesTags: ['Booking'],
    }),
    moveBooking: build.mutation<EndpointResponse<typeof moveBooking>, EndpointBody<typeof moveBooking>>({
      query: (body) => ({ url, method: 'PUT', params: { action: 'move' }, body }),
      invalidatesTags: ['Booking'],
    }),
    noteBooking: build.mutation<EndpointResponse<typeof noteBooking>, EndpointBody<typeof noteBooking>>({
      query: (body) => ({ url, method: 'POST', params: { action: 'note' }, body }),
      invalidatesTags: ['Booking'],
    }),
  }),
});

export const {
  useListBookingsQuery,
  useListMoveSlotsQuery,
  useGetCalendarFeedQuery,
  useCreateCalendarFeedMutation,
  useRevokeCalendarFeedMutation,
  useCountBookingsQuery,
  useGetBookingQuery,
  useUpdateBookingStatusMutation,
  useMoveBookingMutation,
  useNoteBookingMutation,
} = adminBookingsApi;
