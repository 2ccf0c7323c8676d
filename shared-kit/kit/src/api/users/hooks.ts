import type { EndpointBody, EndpointQuery, EndpointResponse } from '@fakos/contracts/endpoint';
import type { loginWithLink } from '@fakos/contracts/login/contract';
import type {
  forgotPassword,
  listUsers,
  register,
  resendVerification,
  resetPassword,
  sendLoginLink,
  verifyEmail,
} from '@fakos/contracts/users/contract';
import { baseApi } from '@fakos/shared-kit/api';

const post = <Body>(body: Body, action?: string) => ({
  url: 'users.php',
  method: 'POST',
  ...(action !== undefined && { params: { action } }),
  body,
});

const usersApi = baseApi.enhanceEndpoints({ addTagTypes: ['Account'] }).injectEndpoints({
  endpoints: (build) => ({
    register: build.mutation<EndpointResponse<typeof register>, EndpointBody<typeof register>>({
      // The spec requires a role in the request (section 6); the server ignores it.
      query: (body) => post({ ...body, role: 'user' }),
    }),
    forgotPassword: build.mutation<EndpointResponse<typeof forgotPassword>, EndpointBody<typeof forgotPassword>>({
      query: (body) => post(body, 'forgot-password'),
    }),
    sendLoginLink: build.mutation<EndpointResponse<typeof sendLoginLink>, EndpointBody<typeof sendLoginLink>>({
      query: (body) => post(body, 'login-link'),
    }),
    // Here and not among the session endpoints, which every page loads.
    loginWithLink: build.mutation<EndpointResponse<typeof loginWithLink>, EndpointBody<typeof loginWithLink>>({
      query: (body) => ({ url: 'login.php', method: 'POST', params: { action: 'link' }, body }),
    }),
    resetPassword: build.mutation<EndpointResponse<typeof resetPassword>, EndpointBody<typeof resetPassword>>({
      query: (body) => post(body, 'reset-password'),
    }),
    verifyEmail: build.mutation<EndpointResponse<typeof verifyEmail>, EndpointBody<typeof verifyEmail>>({
      query: (body) => post(body, 'verify-email'),
    }),
    resendVerification: build.mutation<
      EndpointResponse<typeof resendVerification>,
      EndpointBody<typeof resendVerification>
    >({
      query: (body) => post(body, 'resend-verification'),
    }),
    listUsers: build.query<EndpointResponse<typeof listUsers>, EndpointQuery<typeof listUsers>>({
      query: (params) => ({ url: 'users.php', params }),
      providesTags: ['Account'],
    }),
  }),
});

export const {
  useRegisterMutation,
  useForgotPasswordMutation,
  useSendLoginLinkMutation,
  useLoginWithLinkMutation,
  useResetPasswordMutation,
  useVerifyEmailMutation,
  useResendVerificationMutation,
  useListUsersQuery,
} = usersApi;
