import { baseApi } from '@fakos/shared-kit/api';
import type { ApiDocument } from './document.ts';

export type { ApiDocument, ApiOperation, DescribedCall, JsonSchema } from './document.ts';

/** Where the API's reference is, below the base of calls and for a link. */
export const API_DOCUMENT = 'openapi.json';

const openApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getApiDocument: build.query<ApiDocument, void>({ query: () => API_DOCUMENT }),
  }),
});

export const { useGetApiDocumentQuery } = openApi;
