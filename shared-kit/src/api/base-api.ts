import { type BaseQueryFn, createApi, type FetchArgs, fetchBaseQuery } from '@reduxjs/toolkit/query/react';
import type { ErrorCode, FieldErrors } from '../errors/errors.ts';
import { isErrorCode } from '../errors/errors.ts';
import type { Language } from '../i18n/languages.ts';
import type { ApiCache } from '../remote/manifest.ts';
import type { ApiCall } from '../remote/rendering.ts';
import { type SessionState, sessionEnded } from '../state/session.slice.ts';
import { createServerApi, sendOnServer } from './server-api.ts';

export type { SettlingStore } from './server-api.ts';

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
  /** Seconds until it may be tried again, where the server said so. */
  readonly retryAfter?: number;
  /** The whole failed answer, for calls that say more (such as a new quote). */
  readonly answer?: unknown;
}

// Builds for browsers leave out what stands behind this.
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

/** Sends a call in the visitor's language and names its failure. A session that the server no longer knows ends here too. */
const namedFailures: BaseQueryFn<string | FetchArgs, unknown, ApiFailure> = async (args, api, extra) => {
  const call = typeof args === 'string' ? { url: args } : args;
  const { language, call: serverCall } = api.extra as ApiExtra;
  if (ON_SERVER && serverCall) {
    const answer = await sendOnServer(call, language() as Language, serverCall);
    return answer.error ? { error: nameFailure(answer.error) } : { data: answer.data };
  }
  const headers = { 'Accept-Language': language(), ...(call.headers as Record<string, string> | undefined) };
  const result = await fetchQuery({ ...call, headers }, api, extra);
  if (!result.error) return { data: result.data };
  const error = nameFailure(result.error, Number(result.meta?.response?.headers.get('Retry-After')));
  const { session } = api.getState() as { session?: SessionState };
  if (error.code === 'NOT_SIGNED_IN' && session?.token) api.dispatch(sessionEnded());
  return { error };
};

/** What the store hands to every call: how to learn the language in use, and on the server how to reach the API. */
export interface ApiExtra {
  readonly language: () => string;
  readonly call?: ApiCall;
}

function nameFailure(error: { status: number | string; data?: unknown }, retryAfter?: number): ApiFailure {
  if (typeof error.status !== 'number') return { code: 'NETWORK', status: 0 };
  const answer = error.data as { code?: unknown; message?: string; errors?: FieldErrors } | undefined;
  return {
    code: isErrorCode(answer?.code) ? answer.code : 'INTERNAL',
    status: error.status,
    ...(answer?.message ? { message: answer.message } : {}),
    ...(answer?.errors ? { fields: answer.errors } : {}),
    ...(retryAfter ? { retryAfter } : {}),
    answer,
  };
}

/** True for what a failed hook or `unwrap()` hands out. */
export function isApiFailure(error: unknown): error is ApiFailure {
  return typeof error === 'object' && error !== null && 'code' in error && isErrorCode(error.code);
}

const REHYDRATED = 'api/rehydrated';

/**
 * The one API of the page; each resource's `hooks` injects its calls. `Localised` marks answers whose texts change with
 * the language.
 */
export const baseApi = (ON_SERVER ? createServerApi() : createApi)({
  reducerPath: 'api',
  baseQuery: namedFailures,
  tagTypes: ['Localised', 'Product', 'Order', 'Settings', 'Quote'],
  extractRehydrationInfo: (action) => (action.type === REHYDRATED ? (action as Rehydrated).payload : undefined),
  endpoints: () => ({}),
});

// The library's type would name the state of this very API.
// biome-ignore lint/suspicious/noExplicitAny: see above
type Rehydrated = { type: typeof REHYDRATED; payload: any };

/** Puts into the cache of a page what the server knew when it rendered it. */
export function rehydrate({ queries, provided }: ApiCache): Rehydrated {
  return { type: REHYDRATED, payload: { queries, provided, mutations: {} } };
}

/** What a cache holds that a page rendered elsewhere needs: finished calls, answered or failed. */
export function dehydrate(state: { api: unknown }): ApiCache {
  const { queries, provided } = state.api as ApiCache;
  return { queries, provided };
}
