import { baseApi } from '@fakos/shared-kit/api';
import type { AnswerOf, BodyOf, QueryOf } from '../contract.ts';
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
} from './contract.ts';

const url = 'emails.php';

const emailsApi = baseApi.enhanceEndpoints({ addTagTypes: ['Email', 'EmailTemplate'] }).injectEndpoints({
  endpoints: (build) => ({
    listEmails: build.query<AnswerOf<typeof listEmails>, QueryOf<typeof listEmails>>({
      query: (params) => ({ url, params }),
      providesTags: ['Email'],
    }),
    getEmail: build.query<AnswerOf<typeof getEmail>, QueryOf<typeof getEmail>>({
      query: (params) => ({ url, params: { action: 'get', ...params } }),
      providesTags: ['Email', 'EmailTemplate'],
    }),
    getEmailStatus: build.query<AnswerOf<typeof getEmailStatus>, void>({
      query: () => ({ url, params: { action: 'status' } }),
      providesTags: ['Email', 'Settings'],
    }),
    resendEmail: build.mutation<AnswerOf<typeof resendEmail>, BodyOf<typeof resendEmail>>({
      query: (body) => ({ url, method: 'POST', params: { action: 'resend' }, body }),
      invalidatesTags: ['Email'],
    }),
    deleteEmail: build.mutation<AnswerOf<typeof deleteEmail>, BodyOf<typeof deleteEmail>>({
      query: (body) => ({ url, method: 'DELETE', body }),
      invalidatesTags: ['Email'],
    }),
    listEmailTemplates: build.query<AnswerOf<typeof listEmailTemplates>, void>({
      query: () => ({ url, params: { action: 'templates' } }),
      providesTags: ['EmailTemplate'],
    }),
    updateEmailTemplate: build.mutation<AnswerOf<typeof updateEmailTemplate>, BodyOf<typeof updateEmailTemplate>>({
      query: (body) => ({ url, method: 'PUT', params: { action: 'template' }, body }),
      invalidatesTags: ['EmailTemplate'],
    }),
    resetEmailTemplate: build.mutation<AnswerOf<typeof resetEmailTemplate>, BodyOf<typeof resetEmailTemplate>>({
      query: (body) => ({ url, method: 'DELETE', params: { action: 'template' }, body }),
      invalidatesTags: ['EmailTemplate'],
    }),
    previewEmail: build.mutation<AnswerOf<typeof previewEmail>, BodyOf<typeof previewEmail>>({
      query: (body) => ({ url, method: 'POST', params: { action: 'preview' }, body }),
    }),
    sendTestEmail: build.mutation<AnswerOf<typeof sendTestEmail>, BodyOf<typeof sendTestEmail>>({
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
