import type { Endpoint, EndpointBody, EndpointResponse } from '@fakos/contracts/endpoint';
import type {
  createAddress,
  deleteAddress,
  eraseProfile,
  exportProfile,
  getProfile,
  listAddresses,
  listSessions,
  revokeOtherSessions,
  revokeSession,
  updateAddress,
  updatePassword,
  updateProfile,
} from '@fakos/contracts/profile/contract';
import { baseApi } from '@fakos/shared-kit/api';

const url = 'profile.php';

const change =
  <C extends Endpoint>(method: C['method'], action?: string) =>
  (body: EndpointBody<C>) => ({ url, method, ...(action !== undefined && { params: { action } }), body });

const profileApi = baseApi.enhanceEndpoints({ addTagTypes: ['Account'] }).injectEndpoints({
  endpoints: (build) => ({
    getProfile: build.query<EndpointResponse<typeof getProfile>, void>({ query: () => url, providesTags: ['Account'] }),
    updateProfile: build.mutation<EndpointResponse<typeof updateProfile>, EndpointBody<typeof updateProfile>>({
      query: change<typeof updateProfile>('PUT'),
      invalidatesTags: ['Account'],
    }),
    updatePassword: build.mutation<EndpointResponse<typeof updatePassword>, EndpointBody<typeof updatePassword>>({
      query: change<typeof updatePassword>('PUT', 'password'),
      invalidatesTags: ['Account'],
    }),
    listAddresses: build.query<EndpointResponse<typeof listAddresses>, void>({
      query: () => ({ url, params: { action: 'addresses' } }),
      providesTags: ['Account'],
    }),
    createAddress: build.mutation<EndpointResponse<typeof createAddress>, EndpointBody<typeof createAddress>>({
      query: change<typeof createAddress>('POST', 'addresses'),
      invalidatesTags: ['Account'],
    }),
    updateAddress: build.mutation<EndpointResponse<typeof updateAddress>, EndpointBody<typeof updateAddress>>({
      query: change<typeof updateAddress>('PUT', 'addresses'),
      invalidatesTags: ['Account'],
    }),
    deleteAddress: build.mutation<EndpointResponse<typeof deleteAddress>, EndpointBody<typeof deleteAddress>>({
      query: change<typeof deleteAddress>('DELETE', 'addresses'),
      invalidatesTags: ['Account'],
    }),
    listSessions: build.query<EndpointResponse<typeof listSessions>, void>({
      query: () => ({ url, params: { action: 'sessions' } }),
      providesTags: ['Account'],
    }),
    revokeSession: build.mutation<EndpointResponse<typeof revokeSession>, EndpointBody<typeof revokeSession>>({
      query: change<typeof revokeSession>('DELETE', 'sessions'),
      invalidatesTags: ['Account'],
    }),
    revokeOtherSessions: build.mutation<EndpointResponse<typeof revokeOtherSessions>, void>({
      query: () => ({ url, method: 'POST', params: { action: 'revoke-other-sessions' }, body: {} }),
      invalidatesTags: ['Account'],
    }),
    /** A mutation, because the response is for a download and must not be cached. */
    exportProfile: build.mutation<EndpointResponse<typeof exportProfile>, void>({
      query: () => ({ url, params: { action: 'export' } }),
    }),
    eraseProfile: build.mutation<EndpointResponse<typeof eraseProfile>, EndpointBody<typeof eraseProfile>>({
      query: change<typeof eraseProfile>('POST', 'erase'),
    }),
  }),
});

export const {
  useGetProfileQuery,
  useUpdateProfileMutation,
  useUpdatePasswordMutation,
  useListAddressesQuery,
  useCreateAddressMutation,
  useUpdateAddressMutation,
  useDeleteAddressMutation,
  useListSessionsQuery,
  useRevokeSessionMutation,
  useRevokeOtherSessionsMutation,
  useExportProfileMutation,
  useEraseProfileMutation,
} = profileApi;
