import type { ApiDocument } from '@fakos/contracts/openapi/document';
import { baseApi } from '@fakos/shared-kit/api';

export type { ApiDocument, ApiOperation, DescribedEndpoint, JsonSchema } from '@fakos/contracts/openapi/document';

/** Path of the OpenAPI document relative to the API's base. */
export const API_DOCUMENT = 'openapi.json';

const openApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getApiDocument: build.query<ApiDocument, void>({ query: () => API_DOCUMENT }),
  }),
});

export const { useGetApiDocumentQuery } = openApi;
