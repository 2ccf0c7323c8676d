import type {
  anonymiseUser,
  createAdminUser,
  deleteAdminUser,
  disableUser,
  enableUser,
  endUserSessions,
  exportUser,
  getAdminUser,
  listAdminUsers,
  resetUserTwoStep,
  sendUserReset,
  updateAdminUser,
} from '@fakos/contracts/admin-users/contract';
import type { EndpointBody, EndpointQuery, EndpointResponse } from '@fakos/contracts/endpoint';
import { baseApi } from '@fakos/shared-kit/api';

const act = (action: string) => (body: { id: number }) => ({
  url: 'admin-users.php',
  method: 'POST',
  params: { action },
  body,
});

const adminUsersApi = baseApi.enhanceEndpoints({ addTagTypes: ['Account'] }).injectEndpoints({
  endpoints: (build) => ({
    listAdminUsers: build.query<EndpointResponse<typeof listAdminUsers>, EndpointQuery<typeof listAdminUsers>>({
      query: (params) => ({ url: 'admin-users.php', params }),
      providesTags: ['Account'],
    }),
    getAdminUser: build.query<EndpointResponse<typeof getAdminUser>, EndpointQuery<typeof getAdminUser>>({
      query: (params) => ({ url: 'admin-users.php', params: { action: 'get', ...params } }),
      providesTags: ['Account'],
    }),
    createAdminUser: build.mutation<EndpointResponse<typeof createAdminUser>, EndpointBody<typeof createAdminUser>>({
      query: (body) => ({ url: 'admin-users.php', method: 'POST', body }),
      invalidatesTags: ['Account'],
    }),
    updateAdminUser: build.mutation<EndpointResponse<typeof updateAdminUser>, EndpointBody<typeof updateAdminUser>>({
      query: (body) => ({ url: 'admin-users.php', method: 'PUT', body }),
      invalidatesTags: ['Account'],
    }),
    deleteAdminUser: build.mutation<EndpointResponse<typeof deleteAdminUser>, EndpointBody<typeof deleteAdminUser>>({
      query: (body) => ({ url: 'admin-users.php', method: 'DELETE', body }),
      invalidatesTags: ['Account'],
    }),
    disableUser: build.mutation<EndpointResponse<typeof disableUser>, { id: number }>({
      query: act('disable'),
      invalidatesTags: ['Account'],
    }),
    enableUser: build.mutation<EndpointResponse<typeof enableUser>, { id: number }>({
      query: act('enable'),
      invalidatesTags: ['Account'],
    }),
    anonymiseUser: build.mutation<EndpointResponse<typeof anonymiseUser>, { id: number }>({
      query: act('anonymise'),
      invalidatesTags: ['Account', 'Order'],
    }),
    sendUserReset: build.mutation<EndpointResponse<typeof sendUserReset>, { id: number }>({
      query: act('send-reset'),
      invalidatesTags: ['Account'],
    }),
    endUserSessions: build.mutation<EndpointResponse<typeof endUserSessions>, { id: number }>({
      query: act('end-sessions'),
      invalidatesTags: ['Account'],
    }),
    resetUserTwoStep: build.mutation<EndpointResponse<typeof resetUserTwoStep>, { id: number }>({
      query: act('reset-two-step'),
      invalidatesTags: ['Account'],
    }),
    /** A mutation, because it is logged and the response is for a download. */
    exportUser: build.mutation<EndpointResponse<typeof exportUser>, { id: number }>({
      query: act('export'),
      invalidatesTags: ['Account'],
    }),
  }),
});

export const {
  useListAdminUsersQuery,
  useGetAdminUserQuery,
  useLazyGetAdminUserQuery,
  useCreateAdminUserMutation,
  useUpdateAdminUserMutation,
  useDeleteAdminUserMutation,
  useDisableUserMutation,
  useEnableUserMutation,
  useAnonymiseUserMutation,
  useSendUserResetMutation,
  useEndUserSessionsMutation,
  useResetUserTwoStepMutation,
  useExportUserMutation,
} = adminUsersApi;
