import { baseApi } from '@fakos/shared-kit/api';
import type { AnswerOf, BodyOf, QueryOf } from '../contract.ts';
import type {
  createService,
  deleteService,
  getAdminService,
  getService,
  listAdminServices,
  listServices,
  orderServices,
  updateService,
} from './contract.ts';

const servicesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listServices: build.query<AnswerOf<typeof listServices>, void>({
      query: () => 'services.php',
      providesTags: ['Localised'],
    }),
    getService: build.query<AnswerOf<typeof getService>, QueryOf<typeof getService>>({
      query: (params) => ({ url: 'services.php', params: { action: 'get', ...params } }),
      providesTags: ['Localised'],
    }),
    listAdminServices: build.query<AnswerOf<typeof listAdminServices>, QueryOf<typeof listAdminServices>>({
      query: (params) => ({ url: 'services.php', params: { action: 'admin-list', ...params } }),
      providesTags: ['Localised'],
    }),
    getAdminService: build.query<AnswerOf<typeof getAdminService>, QueryOf<typeof getAdminService>>({
      query: (params) => ({ url: 'services.php', params: { action: 'admin-get', ...params } }),
      providesTags: ['Localised'],
    }),
    createService: build.mutation<AnswerOf<typeof createService>, BodyOf<typeof createService>>({
      query: (body) => ({ url: 'services.php', method: 'POST', body }),
      invalidatesTags: ['Localised'],
    }),
    updateService: build.mutation<AnswerOf<typeof updateService>, BodyOf<typeof updateService>>({
      query: (body) => ({ url: 'services.php', method: 'PUT', body }),
      invalidatesTags: ['Localised'],
    }),
    orderServices: build.mutation<AnswerOf<typeof orderServices>, BodyOf<typeof orderServices>>({
      query: (body) => ({ url: 'services.php?action=order', method: 'PUT', body }),
      invalidatesTags: ['Localised'],
    }),
    deleteService: build.mutation<AnswerOf<typeof deleteService>, BodyOf<typeof deleteService>>({
      query: (body) => ({ url: 'services.php', method: 'DELETE', body }),
      invalidatesTags: ['Localised'],
    }),
  }),
});

export const {
  useListServicesQuery,
  useGetServiceQuery,
  useListAdminServicesQuery,
  useGetAdminServiceQuery,
  useCreateServiceMutation,
  useUpdateServiceMutation,
  useOrderServicesMutation,
  useDeleteServiceMutation,
} = servicesApi;
/** For prefetching a call before its screen is there. */
export const prefetchServices = servicesApi.util.prefetch;
