import { baseApi } from '@fakos/shared-kit/api';
import type { AnswerOf, BodyOf } from '../contract.ts';
import type { changePassword, getSession, login, logout } from './contract.ts';

/** Calls of the session; the shell asks at the start whether a restored one still holds. */
export const loginApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    getSession: build.query<AnswerOf<typeof getSession>, void>({ query: () => 'login.php' }),
    login: build.mutation<AnswerOf<typeof login>, BodyOf<typeof login>>({
      query: (body) => ({ url: 'login.php', method: 'POST', body }),
    }),
    changePassword: build.mutation<AnswerOf<typeof changePassword>, BodyOf<typeof changePassword>>({
      query: (body) => ({ url: 'login.php', method: 'POST', params: { action: 'change-password' }, body }),
    }),
    logout: build.mutation<AnswerOf<typeof logout>, void>({
      query: () => ({ url: 'login.php', method: 'POST', params: { action: 'logout' }, body: {} }),
    }),
  }),
});

export const { useGetSessionQuery, useLoginMutation, useChangePasswordMutation, useLogoutMutation } = loginApi;
