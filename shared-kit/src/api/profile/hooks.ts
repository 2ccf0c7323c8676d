import { baseApi } from '@fakos/shared-kit/api';
import type { AnswerOf, BodyOf, Call } from '../contract.ts';
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
} from './contract.ts';

const url = 'profile.php';

const change =
  <C extends Call>(method: C['method'], action?: string) =>
  (body: BodyOf<C>) => ({ url, method, ...(action !== undefined && { params: { action } }), body });

const profileApi = baseApi.enhanceEndpoints({ addTagTypes: ['Account'] }).injectEndpoints({
  endpoints: (build) => ({
    getProfile: build.query<AnswerOf<typeof getProfile>, void>({ query: () => url, providesTags: ['Account'] }),
    updateProfile: build.mutation<AnswerOf<typeof updateProfile>, BodyOf<typeof updateProfile>>({
      query: change<typeof updateProfile>('PUT'),
      invalidatesTags: ['Account'],
    }),
    updatePassword: build.mutation<AnswerOf<typeof updatePassword>, BodyOf<typeof updatePassword>>({
      query: change<typeof updatePassword>('PUT', 'password'),
      invalidatesTags: ['Account'],
    }),
    listAddresses: build.query<AnswerOf<typeof listAddresses>, void>({
      query: () => ({ url, params: { action: 'addresses' } }),
      providesTags: ['Account'],
    }),
    createAddress: build.mutation<AnswerOf<typeof createAddress>, BodyOf<typeof createAddress>>({
      query: change<typeof createAddress>('POST', 'addresses'),
      invalidatesTags: ['Account'],
    }),
    updateAddress: build.mutation<AnswerOf<typeof updateAddress>, BodyOf<typeof updateAddress>>({
      query: change<typeof updateAddress>('PUT', 'addresses'),
      invalidatesTags: ['Account'],
    }),
    deleteAddress: build.mutation<AnswerOf<typeof deleteAddress>, BodyOf<typeof deleteAddress>>({
      query: change<typeof deleteAddress>('DELETE', 'addresses'),
      invalidatesTags: ['Account'],
    }),
    listSessions: build.query<AnswerOf<typeof listSessions>, void>({
      query: () => ({ url, params: { action: 'sessions' } }),
      providesTags: ['Account'],
    }),
    revokeSession: build.mutation<AnswerOf<typeof revokeSession>, BodyOf<typeof revokeSession>>({
      query: change<typeof revokeSession>('DELETE', 'sessions'),
      invalidatesTags: ['Account'],
    }),
    revokeOtherSessions: build.mutation<AnswerOf<typeof revokeOtherSessions>, void>({
      query: () => ({ url, method: 'POST', params: { action: 'revoke-other-sessions' }, body: {} }),
      invalidatesTags: ['Account'],
    }),
    /** Asked on demand: what it answers is for a file, not for the cache. */
    exportProfile: build.mutation<AnswerOf<typeof exportProfile>, void>({
      query: () => ({ url, params: { action: 'export' } }),
    }),
    eraseProfile: build.mutation<AnswerOf<typeof eraseProfile>, BodyOf<typeof eraseProfile>>({
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
