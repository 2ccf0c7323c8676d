import { baseApi } from '@fakos/shared-kit/api';
import type { AnswerOf, BodyOf } from '../contract.ts';
import type { quoteCart } from './contract.ts';

const cartApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    // A query although it is a POST: it changes nothing, and its answer is worth keeping for the same cart.
    quoteCart: build.query<AnswerOf<typeof quoteCart>, BodyOf<typeof quoteCart>>({
      query: (body) => ({ url: 'cart.php', method: 'POST', params: { action: 'quote' }, body }),
      providesTags: ['Quote', 'Localised'],
    }),
  }),
});

export const { useQuoteCartQuery } = cartApi;
