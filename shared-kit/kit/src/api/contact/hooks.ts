import type { sendContactMessage } from '@fakos/contracts/contact/contract';
import type { EndpointBody, EndpointResponse } from '@fakos/contracts/endpoint';
import { baseApi } from '@fakos/shared-kit/api';

/** Contact form endpoints. Loaded with the first input, because the form is rarely sent. */
export const contactApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    sendContactMessage: build.mutation<
      EndpointResponse<typeof sendContactMessage>,
      EndpointBody<typeof sendContactMessage>
    >({
      query: (body) => ({ url: 'contact.php', method: 'POST', body: { action: 'send_message', ...body } }),
    }),
  }),
});
