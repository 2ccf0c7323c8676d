import type { listAuditFilters, listAuditLog, listRecordHistory } from '@fakos/contracts/audit-log/contract';
import type { EndpointQuery, EndpointResponse } from '@fakos/contracts/endpoint';
import { baseApi } from '@fakos/shared-kit/api';

const url = 'audit-log.php';

/**
 * Any write of staff adds to the log, so its responses are not reused once nobody shows them, and the history of a product,
 * category or brand is requested again after each change.
 */
const auditLogApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listAuditLog: build.query<EndpointResponse<typeof listAuditLog>, EndpointQuery<typeof listAuditLog>>({
      query: (params) => ({ url, params }),
      keepUnusedDataFor: 0,
    }),
    listAuditFilters: build.query<EndpointResponse<typeof listAuditFilters>, void>({
      query: () => ({ url, params: { action: 'filters' } }),
      keepUnusedDataFor: 0,
    }),
    listRecordHistory: build.query<EndpointResponse<typeof listRecordHistory>, EndpointQuery<typeof listRecordHistory>>(
      {
        query: (params) => ({ url, params: { action: 'record', ...params } }),
        keepUnusedDataFor: 0,
        providesTags: ['Product'],
      },
    ),
  }),
});

export const {
  useListAuditLogQuery,
  useListAuditFiltersQuery,
  useListRecordHistoryQuery,
  useLazyListRecordHistoryQuery,
} = auditLogApi;
