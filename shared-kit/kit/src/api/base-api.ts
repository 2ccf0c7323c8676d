import type { ErrorCode, FieldErrors } from '@fakos/contracts/errors';
import { isErrorCode } from '@fakos/contracts/errors';
import type { Language } from '@fakos/contracts/languages';
import type { ApiCache } from '@fakos/contracts/remote/manifest';
import { type BaseQueryFn, createApi, type FetchArgs, fetchBaseQuery } from '@reduxjs/toolkit/query/react';
import type { SendApiRequest } from '../remote/rendering.ts';
import { type SessionState, sessionEnded } from '../state/session.slice.ts';
import { createServerApi, sendOnServer } from './server-api.ts';

export type { SettlingStore } from './server-api.ts';

/** Base path of the API (product.md section 1). */
export const API_BASE = '/backend/api/';
/** Request timeout in milliseconds (spec section 9). */
export const REQUEST_TIMEOUT_MS = 30_000;

/** A failed request, the `error` of hooks. `message` is the server's, in the visitor's language. */
export interface ApiFailure {
  readonly code: ErrorCode;
  readonly status: number;
  readonly message?: string;
  readonly fields?: FieldErrors;
  /** Seconds until a retry is allowed, if the server sent them. */
  readonly retryAfter?: number;
  /** The whole response body, for endpoints whose errors carry data (such as a new quote). */
  readonly response?: unknown;
}

// Constant per build, so browser builds do not include server code.
const ON_SERVER = typeof window === 'undefined';

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

/** Sends a request in the visitor's language and converts errors. A response of 401 ends the local session. */
const queryWithNamedErrors: BaseQueryFn<string | FetchArgs, unknown, ApiFailure> = async (args, api, extra) => {
  const request = typeof args === 'string' ? { url: args } : args;
  const { language, sendApiRequest } = api.extra as ApiExtra;
  if (ON_SERVER && sendApiRequest) {
    const response = await sendOnServer(request, language() as Language, sendApiRequest);
    return response.error ? { error: toApiFailure(response.error) } : { data: response.data };
  }
  const headers = { 'Accept-Language': language(), ...(request.headers as Record<string, string> | undefined) };
  const result = await fetchQuery({ ...request, headers }, api, extra);
  if (!result.error) return { data: result.data };
  const error = toApiFailure(result.error, Number(result.meta?.response?.headers.get('Retry-After')));
  const { session } = api.getState() as { session?: SessionState };
  if (error.code === 'NOT_SIGNED_IN' && session?.token) api.dispatch(sessionEnded());
  return { error };
};

/** The store's extra argument: the current language, and on the server a function that reaches the API. */
export interface ApiExtra {
  readonly language: () => string;
  readonly sendApiRequest?: SendApiRequest;
}

/** Converts the error of a request whose response was read elsewhere, or of one without a response. */
export function toApiFailure(error: { status: number | string; data?: unknown }, retryAfter?: number): ApiFailure {
  if (typeof error.status !== 'number') return { code: 'NETWORK', status: 0 };
  const response = error.data as { code?: unknown; message?: string; errors?: FieldErrors } | undefined;
  return {
    code: isErrorCode(response?.code) ? response.code : 'INTERNAL',
    status: error.status,
    ...(response?.message ? { message: response.message } : {}),
    ...(response?.errors ? { fields: response.errors } : {}),
    ...(retryAfter ? { retryAfter } : {}),
    response,
  };
}

/** True for the error of a hook or of `unwrap()`. */
export function isApiFailure(error: unknown): error is ApiFailure {
  return typeof error === 'object' && error !== null && 'code' in error && isErrorCode(error.code);
}

const REHYDRATED = 'api/rehydrated';

/**
 * The page's API; each resource's `hooks` file injects its endpoints. The tag `Localised` marks responses with texts in the
 * current language.
 */
export const baseApi = (ON_SERVER ? createServerApi() : createApi)({
  reducerPath: 'api',
  baseQuery: queryWithNamedErrors,
  tagTypes: ['Localised', 'Product', 'Order', 'Settings', 'Quote', 'Draft', 'Preview', 'SavedSection'],
  extractRehydrationInfo: (action) => (action.type === REHYDRATED ? (action as Rehydrated).payload : undefined),
  endpoints: () => ({}),
});

// biome-ignore lint/suspicious/noExplicitAny: the library's type would be circular
type Rehydrated = { type: typeof REHYDRATED; payload: any };

/** Action that restores the API cache of a server-rendered page. */
export function rehydrate({ queries, provided }: ApiCache): Rehydrated {
  return { type: REHYDRATED, payload: { queries, provided, mutations: {} } };
}

/** The API cache for {@link rehydrate}: all finished queries. */
export function dehydrate(state: { api: unknown }): ApiCache {
  const { queries, provided } = state.api as ApiCache;
  return { queries, provided };
}
