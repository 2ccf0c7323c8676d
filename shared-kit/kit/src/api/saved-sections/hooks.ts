import type { EndpointBody, EndpointQuery, EndpointResponse } from '@fakos/contracts/endpoint';
import type {
  createSavedSection,
  deleteSavedSection,
  listSavedSections,
  listSavedSectionUses,
  updateSavedSection,
} from '@fakos/contracts/saved-sections/contract';
import { baseApi } from '@fakos/shared-kit/api';

const url = 'saved-sections.php';

const savedSectionsApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listSavedSections: build.query<EndpointResponse<typeof listSavedSections>, void>({
      query: () => url,
      providesTags: ['SavedSection'],
    }),
    listSavedSectionUses: build.query<
      EndpointResponse<typeof listSavedSectionUses>,
      EndpointQuery<typeof listSavedSectionUses>
    >({
      query: (params) => ({ url, params: { action: 'usage', ...params } }),
      providesTags: ['SavedSection'],
    }),
    createSavedSection: build.mutation<
      EndpointResponse<typeof createSavedSection>,
      EndpointBody<typeof createSavedSection>
    >({
      query: (body) => ({ url, method: 'POST', body }),
      invalidatesTags: ['SavedSection'],
    }),
    updateSavedSection: build.mutation<
      EndpointResponse<typeof updateSavedSection>,
      EndpointBody<typeof updateSavedSection>
    >({
      query: (body) => ({ url, method: 'PUT', body }),
      invalidatesTags: ['SavedSection', 'Localised'],
    }),
    deleteSavedSection: build.mutation<
      EndpointResponse<typeof deleteSavedSection>,
      EndpointBody<typeof deleteSavedSection>
    >({
      query: (body) => ({ url, method: 'DELETE', body }),
      invalidatesTags: ['SavedSection'],
    }),
  }),
});

export const {
  useListSavedSectionsQuery,
  useListSavedSectionUsesQuery,
  useCreateSavedSectionMutation,
  useUpdateSavedSectionMutation,
  useDeleteSavedSectionMutation,
} = savedSectionsApi;
