import type { Endpoint, EndpointBody, EndpointResponse } from '@fakos/contracts/endpoint';
import type {
  confirmTwoStep,
  getTwoStep,
  renewRecoveryCodes,
  startTwoStep,
  turnOffTwoStep,
} from '@fakos/contracts/profile/contract';
import { baseApi } from '@fakos/shared-kit/api';

const url = 'profile.php';

const post =
  <C extends Endpoint>(action: string) =>
  (body: EndpointBody<C>) => ({ url, method: 'POST', params: { action }, body });

const twoStepApi = baseApi.enhanceEndpoints({ addTagTypes: ['Account'] }).injectEndpoints({
  endpoints: (build) => ({
    getTwoStep: build.query<EndpointResponse<typeof getTwoStep>, void>({
      query: () => ({ url, params: { action: 'two-step' } }),
      providesTags: ['Account'],
    }),
    startTwoStep: build.mutation<EndpointResponse<typeof startTwoStep>, EndpointBody<typeof startTwoStep>>({
      query: post<typeof startTwoStep>('two-step-start'),
    }),
    confirmTwoStep: build.mutation<EndpointResponse<typeof confirmTwoStep>, EndpointBody<typeof confirmTwoStep>>({
      query: post<typeof confirmTwoStep>('two-step-confirm'),
      invalidatesTags: ['Account'],
    }),
    renewRecoveryCodes: build.mutation<
      EndpointResponse<typeof renewRecoveryCodes>,
      EndpointBody<typeof renewRecoveryCodes>
    >({ query: post<typeof renewRecoveryCodes>('two-step-codes'), invalidatesTags: ['Account'] }),
    turnOffTwoStep: build.mutation<EndpointResponse<typeof turnOffTwoStep>, EndpointBody<typeof turnOffTwoStep>>({
      query: post<typeof turnOffTwoStep>('two-step-off'),
      invalidatesTags: ['Account'],
    }),
  }),
});

export const {
  useGetTwoStepQuery,
  useStartTwoStepMutation,
  useConfirmTwoStepMutation,
  useRenewRecoveryCodesMutation,
  useTurnOffTwoStepMutation,
} = twoStepApi;
