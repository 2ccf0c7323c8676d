import type { EndpointBody, EndpointResponse } from '@fakos/contracts/endpoint';
import type { changePassword, getSession, login, loginSecondStep, logout } from '@fakos/contracts/login/contract';
import { baseApi } from '@fakos/shared-kit/api';

/** Session endpoints. The shell checks at startup whether a restored session is still valid. */
export const loginApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getSession: build.query<EndpointResponse<typeof getSession>, void>({ query: () => 'login.php' }),
    login: build.mutation<EndpointResponse<typeof login>, EndpointBody<typeof login>>({
      query: (body) => ({ url: 'login.php', method: 'POST', body }),
    }),
    loginSecondStep: build.mutation<EndpointResponse<typeof loginSecondStep>, EndpointBody<typeof loginSecondStep>>({
      query: (body) => ({ url: 'login.php', method: 'POST', params: { action: 'two-step' }, body }),
    }),
    changePassword: build.mutation<EndpointResponse<typeof changePassword>, EndpointBody<typeof changePassword>>({
      query: (body) => ({ url: 'login.php', method: 'POST', params: { action: 'change-password' }, body }),
    }),
    logout: build.mutation<EndpointResponse<typeof logout>, void>({
      query: () => ({ url: 'login.php', method: 'POST', params: { action: 'logout' }, body: {} }),
    }),
  }),
});

export const {
  useGetSessionQuery,
  useLoginMutation,
  useLoginSecondStepMutation,
  useChangePasswordMutation,
  useLogoutMutation,
} = loginApi;
