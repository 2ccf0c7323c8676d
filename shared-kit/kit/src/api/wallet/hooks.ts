import type { EndpointBody, EndpointQuery, EndpointResponse } from '@fakos/contracts/endpoint';
import type {
  copyPrescription,
  createPrescription,
  deletePrescription,
  getWalletFile,
  listPrescriptions,
  updatePrescription,
} from '@fakos/contracts/prescriptions/contract';
import { baseApi } from '@fakos/shared-kit/api';

const url = 'prescriptions.php';

const walletApi = baseApi.enhanceEndpoints({ addTagTypes: ['Wallet'] }).injectEndpoints({
  endpoints: (build) => ({
    listWallet: build.query<EndpointResponse<typeof listPrescriptions>, void>({
      query: () => ({ url }),
      providesTags: ['Wallet'],
      // Health data does not stay in memory longer than the page that shows it.
      keepUnusedDataFor: 0,
    }),
    addToWallet: build.mutation<EndpointResponse<typeof createPrescription>, EndpointBody<typeof createPrescription>>({
      query: (body) => ({ url, method: 'POST', body }),
      invalidatesTags: ['Wallet'],
    }),
    changeInWallet: build.mutation<
      EndpointResponse<typeof updatePrescription>,
      EndpointBody<typeof updatePrescription>
    >({ query: (body) => ({ url, method: 'PUT', body }), invalidatesTags: ['Wallet'] }),
    removeFromWallet: build.mutation<
      EndpointResponse<typeof deletePrescription>,
      EndpointBody<typeof deletePrescription>
    >({ query: (body) => ({ url, method: 'DELETE', body }), invalidatesTags: ['Wallet'] }),
    getWalletFile: build.query<EndpointResponse<typeof getWalletFile>, EndpointQuery<typeof getWalletFile>>({
      query: (params) => ({ url, params: { action: 'wallet-file', ...params } }),
      keepUnusedDataFor: 0,
    }),
    copyFromWallet: build.mutation<EndpointResponse<typeof copyPrescription>, EndpointBody<typeof copyPrescription>>({
      query: (body) => ({ url, params: { action: 'copy' }, method: 'POST', body }),
    }),
  }),
});

export const {
  useListWalletQuery,
  useAddToWalletMutation,
  useChangeInWalletMutation,
  useRemoveFromWalletMutation,
  useLazyGetWalletFileQuery,
  useCopyFromWalletMutation,
} = walletApi;
