import { baseApi } from '@fakos/shared-kit/api';
import type { AnswerOf, BodyOf } from '../contract.ts';
import type { sendContactMessage } from './contract.ts';

/** Calls of contact forms. A page whose form is seldom sent loads this when somebody types. */
export const contactApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    sendContactMessage: build.mutation<AnswerOf<typeof sendContactMessage>, BodyOf<typeof sendContactMessage>>({
      query: (body) => ({ url: 'contact.php', method: 'POST', body: { action: 'send_message', ...body } }),
    }),
  }),
});

export const { useSendContactMessageMutation } = contactApi;
