import { baseApi } from '@fakos/shared-kit/api';
import type { AnswerOf, BodyOf, QueryOf } from '../contract.ts';
import type {
  forgotPassword,
  listUsers,
  register,
  resendVerification,
  resetPassword,
  verifyEmail,
} from './contract.ts';

const post = <Body>(body: Body, action?: string) => ({
  url: 'users.php',
  method: 'POST',
  ...(action !== undefined && { params: { action } }),
  body,
});

const usersApi = baseApi.enhanceEndpoints({ addTagTypes: ['Account'] }).injectEndpoints({
  endpoints: (build) => ({
    register: build.mutation<AnswerOf<typeof register>, BodyOf<typeof register>>({
      // The role is part of the wire (spec section 6); the server fixes it itself.
      query: (body) => post({ ...body, role: 'user' }),
    }),
    forgotPassword: build.mutation<AnswerOf<typeof forgotPassword>, BodyOf<typeof forgotPassword>>({
      query: (body) => post(body, 'forgot-password'),
    }),
    resetPassword: build.mutation<AnswerOf<typeof resetPassword>, BodyOf<typeof resetPassword>>({
      query: (body) => post(body, 'reset-password'),
    }),
    verifyEmail: build.mutation<AnswerOf<typeof verifyEmail>, BodyOf<typeof verifyEmail>>({
      query: (body) => post(body, 'verify-email'),
    }),
    resendVerification: build.mutation<AnswerOf<typeof resendVerification>, BodyOf<typeof resendVerification>>({
      query: (body) => post(body, 'resend-verification'),
    }),
    listUsers: build.query<AnswerOf<typeof listUsers>, QueryOf<typeof listUsers>>({
      query: (params) => ({ url: 'users.php', params }),
      providesTags: ['Account'],
    }),
  }),
});

export const {
  useRegisterMutation,
  useForgotPasswordMutation,
  useResetPasswordMutation,
  useVerifyEmailMutation,
  useResendVerificationMutation,
  useListUsersQuery,
} = usersApi;
