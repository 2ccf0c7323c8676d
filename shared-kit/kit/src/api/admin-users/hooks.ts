import type {
  createAdminUser,
  deleteAdminUser,
  getAdminUser,
  listAdminUsers,
  updateAdminUser,
} from '@fakos/contracts/admin-users/contract';
import type { EndpointBody, EndpointQuery, EndpointResponse } from '@fakos/contracts/endpoint';
import { baseApi } from '@fakos/shared-kit/api';

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
  }),
});

export const {
  useListAdminUsersQuery,
  useGetAdminUserQuery,
  useCreateAdminUserMutation,
  useUpdateAdminUserMutation,
  useDeleteAdminUserMutation,
} = adminUsersApi;
