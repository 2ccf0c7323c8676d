import { baseApi } from '@fakos/shared-kit/api';
import type { AnswerOf, BodyOf, QueryOf } from '../contract.ts';
import type { createAdminUser, deleteAdminUser, getAdminUser, listAdminUsers, updateAdminUser } from './contract.ts';

const adminUsersApi = baseApi.enhanceEndpoints({ addTagTypes: ['Account'] }).injectEndpoints({
  endpoints: (build) => ({
    listAdminUsers: build.query<AnswerOf<typeof listAdminUsers>, QueryOf<typeof listAdminUsers>>({
      query: (params) => ({ url: 'admin-users.php', params }),
      providesTags: ['Account'],
    }),
    getAdminUser: build.query<AnswerOf<typeof getAdminUser>, QueryOf<typeof getAdminUser>>({
      query: (params) => ({ url: 'admin-users.php', params: { action: 'get', ...params } }),
      providesTags: ['Account'],
    }),
    createAdminUser: build.mutation<AnswerOf<typeof createAdminUser>, BodyOf<typeof createAdminUser>>({
      query: (body) => ({ url: 'admin-users.php', method: 'POST', body }),
      invalidatesTags: ['Account'],
    }),
    updateAdminUser: build.mutation<AnswerOf<typeof updateAdminUser>, BodyOf<typeof updateAdminUser>>({
      query: (body) => ({ url: 'admin-users.php', method: 'PUT', body }),
      invalidatesTags: ['Account'],
    }),
    deleteAdminUser: build.mutation<AnswerOf<typeof deleteAdminUser>, BodyOf<typeof deleteAdminUser>>({
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
