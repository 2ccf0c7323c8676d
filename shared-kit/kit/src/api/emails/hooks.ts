import type {
  deleteEmail,
  getEmail,
  getEmailStatus,
  listEmails,
  listEmailTemplates,
  previewEmail,
  resendEmail,
  resetEmailTemplate,
  sendTestEmail,
  updateEmailTemplate,
} from '@fakos/contracts/emails/contract';
import type { EndpointBody, EndpointQuery, EndpointResponse } from '@fakos/contracts/endpoint';
import { baseApi } from '@fakos/shared-kit/api';

const url = 'emails.php';

const emailsApi = baseApi.enhanceEndpoints({ addTagTypes: ['Email', 'EmailTemplate'] }).injectEndpoints({
  endpoints: (build) => ({
    listEmails: build.query<EndpointResponse<typeof listEmails>, EndpointQuery<typeof listEmails>>({
      query: (params) => ({ url, params }),
      providesTags: ['Email'],
    }),
    getEmail: build.query<EndpointResponse<typeof getEmail>, EndpointQuery<typeof getEmail>>({
      query: (params) => ({ url, params: { action: 'get', ...params } }),
      providesTags: ['Email', 'EmailTemplate'],
    }),
    getEmailStatus: build.query<EndpointResponse<typeof getEmailStatus>, void>({
      query: () => ({ url, params: { action: 'status' } }),
      providesTags: ['Email', 'Settings'],
    }),
    resendEmail: build.mutation<EndpointResponse<typeof resendEmail>, EndpointBody<typeof resendEmail>>({
      query: (body) => ({ url, method: 'POST', params: { action: 'resend' }, body }),
      invalidatesTags: ['Email'],
    }),
    deleteEmail: build.mutation<EndpointResponse<typeof deleteEmail>, EndpointBody<typeof deleteEmail>>({
      query: (body) => ({ url, method: 'DELETE', body }),
      invalidatesTags: ['Email'],
    }),
    listEmailTemplates: build.query<EndpointResponse<typeof listEmailTemplates>, void>({
      query: () => ({ url, params: { action: 'templates' } }),
      providesTags: ['EmailTemplate'],
    }),
    updateEmailTemplate: build.mutation<
      EndpointResponse<typeof updateEmailTemplate>,
      EndpointBody<typeof updateEmailTemplate>
    >({
      query: (body) => ({ url, method: 'PUT', params: { action: 'template' }, body }),
      invalidatesTags: ['EmailTemplate'],
    }),
    resetEmailTemplate: build.mutation<
      EndpointResponse<typeof resetEmailTemplate>,
      EndpointBody<typeof resetEmailTemplate>
    >({
      query: (body) => ({ url, method: 'DELETE', params: { action: 'template' }, body }),
      invalidatesTags: ['EmailTemplate'],
    }),
    previewEmail: build.mutation<EndpointResponse<typeof previewEmail>, EndpointBody<typeof previewEmail>>({
      query: (body) => ({ url, method: 'POST', params: { action: 'preview' }, body }),
    }),
    sendTestEmail: build.mutation<EndpointResponse<typeof sendTestEmail>, EndpointBody<typeof sendTestEmail>>({
      query: (body) => ({ url, method: 'POST', params: { action: 'test' }, body }),
    }),
  }),
});

export const {
  useListEmailsQuery,
  useGetEmailQuery,
  useGetEmailStatusQuery,
  useResendEmailMutation,
  useDeleteEmailMutation,
  useListEmailTemplatesQuery,
  useUpdateEmailTemplateMutation,
  useResetEmailTemplateMutation,
  usePreviewEmailMutation,
  useSendTestEmailMutation,
} = emailsApi;
