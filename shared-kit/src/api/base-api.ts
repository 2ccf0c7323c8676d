import { type BaseQueryFn, createApi, type FetchArgs, fetchBaseQuery } from '@reduxjs/toolkit/query/react';
import type { ErrorCode, FieldErrors } from '../errors/errors.ts';
import { isErrorCode } from '../errors/errors.ts';
import { type SessionState, signOut } from '../state/session.slice.ts';

/** Canonical base of the API (product.md section 1). */
export const API_BASE = '/backend/api/';
/** Time-out of a call in milliseconds (spec section 9). */
export const REQUEST_TIMEOUT_MS = 30_000;

/** A failed call, named: what hooks hand out as `error`. `message` is the server's, in the visitor's language. */
export interface ApiFailure {
  readonly code: ErrorCode;
  readonly status: number;
  readonly message?: string;
  readonly fields?: FieldErrors;
  /** The whole failed answer, for calls that say more (such as a new quote). */
  readonly answer?: unknown;
}

const fetchQuery = fetchBaseQuery({
  baseUrl: API_BASE,
  timeout: REQUEST_TIMEOUT_MS,
  prepareHeaders: (headers, { getState }) => {
    const { session } = getState() as { session?: SessionState };
    if (session?.token) headers.set('Authorization', `Bearer ${session.token}`);
    headers.set('Accept', 'application/json');
    return headers;
  },
});

/** Sends a call in the visitor's language and names its failure. A session that the server no longer knows ends here too. */
const namedFailures: BaseQueryFn<string | FetchArgs, unknown, ApiFailure> = async (args, api, extra) => {
  const call = typeof args === 'string' ? { url: args } : args;
  const { language } = api.extra as ApiExtra;
  const headers = { 'Accept-Language': language(), ...(call.headers as Record<string, string> | undefined) };
  const result = await fetchQuery({ ...call, headers }, api, extra);
  if (!result.error) return { data: result.data };
  const error = nameFailure(result.error);
  const { session } = api.getState() as { session?: SessionState };
  if (error.code === 'NOT_SIGNED_IN' && session?.token) api.dispatch(signOut());
  return { error };
};

/** What the store hands to every call: how to learn the language in use. */
export interface ApiExtra {
  readonly language: () => string;
}

function nameFailure(error: { status: number | string; data?: unknown }): ApiFailure {
  if (typeof error.status !== 'number') return { code: 'NETWORK', status: 0 };
  const answer = error.data as { code?: unknown; message?: string; errors?: FieldErrors } | undefined;
  return {
    code: isErrorCode(answer?.code) ? answer.code : 'INTERNAL',
    status: error.status,
    ...(answer?.message ? { message: answer.message } : {}),
    ...(answer?.errors ? { fields: answer.errors } : {}),
    answer,
  };
}

/** True for what a failed hook or `unwrap()` hands out. */
export function isApiFailure(error: unknown): error is ApiFailure {
  return typeof error === 'object' && error !== null && 'code' in error && isErrorCode(error.code);
}

/**
 * The one API of the page; each resource's `hooks` injects its calls. `Localised` marks answers whose texts change with
 * the language.
 */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery: namedFailures,
  tagTypes: ['Localised', 'Product', 'Order', 'Settings', 'Quote'],
  endpoints: () => ({}),
});
