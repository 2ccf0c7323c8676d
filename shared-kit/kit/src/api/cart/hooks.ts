import type { quoteCart } from '@fakos/contracts/cart/contract';
import type { EndpointBody, EndpointResponse } from '@fakos/contracts/endpoint';
import { baseApi } from '@fakos/shared-kit/api';

const cartApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    // A query although it is a POST, because it changes nothing and its response can be cached per cart.
    quoteCart: build.query<EndpointResponse<typeof quoteCart>, EndpointBody<typeof quoteCart>>({
      query: (body) => ({ url: 'cart.php', method: 'POST', params: { action: 'quote' }, body }),
      providesTags: ['Quote', 'Localised'],
    }),
  }),
});

export const { useQuoteCartQuery } = cartApi;
