import type { EndpointBody, EndpointQuery, EndpointResponse } from '@fakos/contracts/endpoint';
import type {
  createService,
  deleteService,
  getAdminService,
  getService,
  listAdminServices,
  listServices,
  reorderServices,
  updateService,
} from '@fakos/contracts/services/contract';
import { baseApi } from '@fakos/shared-kit/api';

const servicesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listServices: build.query<EndpointResponse<typeof listServices>, void>({
      query: () => 'services.php',
      providesTags: ['Localised'],
    }),
    getService: build.query<EndpointResponse<typeof getService>, EndpointQuery<typeof getService>>({
      query: (params) => ({ url: 'services.php', params: { action: 'get', ...params } }),
      providesTags: ['Localised'],
    }),
    listAdminServices: build.query<EndpointResponse<typeof listAdminServices>, EndpointQuery<typeof listAdminServices>>(
      {
        query: (params) => ({ url: 'services.php', params: { action: 'admin-list', ...params } }),
        providesTags: ['Localised'],
      },
    ),
    getAdminService: build.query<EndpointResponse<typeof getAdminService>, EndpointQuery<typeof getAdminService>>({
      query: (params) => ({ url: 'services.php', params: { action: 'admin-get', ...params } }),
      providesTags: ['Localised'],
    }),
    createService: build.mutation<EndpointResponse<typeof createService>, EndpointBody<typeof createService>>({
      query: (body) => ({ url: 'services.php', method: 'POST', body }),
      invalidatesTags: ['Localised'],
    }),
    updateService: build.mutation<EndpointResponse<typeof updateService>, EndpointBody<typeof updateService>>({
      query: (body) => ({ url: 'services.php', method: 'PUT', body }),
      invalidatesTags: ['Localised'],
      /** The record may be moved to the trash before it is read again, which needs its new version. */
      async onQueryStarted({ id }, { dispatch, queryFulfilled }) {
        const result = await queryFulfilled.catch(() => undefined);
        if (!result) return;
        dispatch(
          servicesApi.util.updateQueryData(
            'getAdminService',
            { id },
            ({ data }) => void Object.assign(data, result.data.data),
          ),
        );
      },
    }),
    reorderServices: build.mutation<EndpointResponse<typeof reorderServices>, EndpointBody<typeof reorderServices>>({
      query: (body) => ({ url: 'services.php?action=order', method: 'PUT', body }),
      invalidatesTags: ['Localised'],
    }),
    deleteService: build.mutation<EndpointResponse<typeof deleteService>, EndpointBody<typeof deleteService>>({
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
  useLazyGetAdminServiceQuery,
  useCreateServiceMutation,
  useUpdateServiceMutation,
  useReorderServicesMutation,
  useDeleteServiceMutation,
} = servicesApi;
/** Prefetches a query. */
export const prefetchServices = servicesApi.util.prefetch;
