import type {
  countContactMessages,
  deleteContactMessage,
  getContactMessage,
  listContactAssignees,
  listContactMessages,
  markContactMessage,
  noteContactMessage,
  replyToContactMessage,
  updateContactMessage,
} from '@fakos/contracts/contact/contract';
import type { EndpointBody, EndpointQuery, EndpointResponse } from '@fakos/contracts/endpoint';
import { baseApi } from '@fakos/shared-kit/api';

const url = 'contact.php';

/** Messages as staff handle them. Visitors load `contact/hooks`, which sends one. */
const adminContactApi = baseApi.enhanceEndpoints({ addTagTypes: ['Message', 'Account'] }).injectEndpoints({
  endpoints: (build) => ({
    listContactMessages: build.query<
      EndpointResponse<typeof listContactMessages>,
      EndpointQuery<typeof listContactMessages>
    >({
      query: (params) => ({ url, params }),
      providesTags: ['Message'],
    }),
    countContactMessages: build.query<EndpointResponse<typeof countContactMessages>, void>({
      query: () => ({ url, params: { action: 'counts' } }),
      providesTags: ['Message'],
    }),
    listContactAssignees: build.query<EndpointResponse<typeof listContactAssignees>, void>({
      query: () => ({ url, params: { action: 'assignees' } }),
      providesTags: ['Account'],
    }),
    getContactMessage: build.query<EndpointResponse<typeof getContactMessage>, EndpointQuery<typeof getContactMessage>>(
      {
        query: (params) => ({ url, params: { action: 'get', ...params } }),
        providesTags: ['Message'],
      },
    ),
    markContactMessage: build.mutation<
      EndpointResponse<typeof markContactMessage>,
      EndpointBody<typeof markContactMessage>
    >({
      query: (body) => ({ url, method: 'PUT', body }),
      invalidatesTags: ['Message'],
    }),
    updateContactMessage: build.mutation<
      EndpointResponse<typeof updateContactMessage>,
      EndpointBody<typeof updateContactMessage>
    >({
      query: (body) => ({ url, method: 'PUT', params: { action: 'update' }, body }),
      invalidatesTags: ['Message'],
    }),
    replyToContactMessage: build.mutation<
      EndpointResponse<typeof replyToContactMessage>,
      EndpointBody<typeof replyToContactMessage>
    >({
      query: (body) => ({ url, method: 'POST', params: { action: 'reply' }, body }),
      invalidatesTags: ['Message'],
    }),
    noteContactMessage: build.mutation<
      EndpointResponse<typeof noteContactMessage>,
      EndpointBody<typeof noteContactMessage>
    >({
      query: (body) => ({ url, method: 'POST', params: { action: 'note' }, body }),
      invalidatesTags: ['Message'],
    }),
    deleteContactMessage: build.mutation<
      EndpointResponse<typeof deleteContactMessage>,
      EndpointBody<typeof deleteContactMessage>
    >({
      query: (body) => ({ url, method: 'DELETE', body }),
      invalidatesTags: ['Message'],
    }),
  }),
});

export const {
  useListContactMessagesQuery,
  useCountContactMessagesQuery,
  useListContactAssigneesQuery,
  useGetContactMessageQuery,
  useMarkContactMessageMutation,
  useUpdateContactMessageMutation,
  useReplyToContactMessageMutation,
  useNoteContactMessageMutation,
  useDeleteContactMessageMutation,
} = adminContactApi;
