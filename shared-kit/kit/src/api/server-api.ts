import type { Language } from '@fakos/contracts/languages';
import {
  buildCreateApi,
  coreModule,
  type FetchArgs,
  type FetchBaseQueryError,
  reactHooksModule,
} from '@reduxjs/toolkit/query/react';
import { type UseDispatch, useSelector, useStore } from 'react-redux';
import type { Dispatch } from 'redux';
import type { SendApiRequest } from '../remote/rendering.ts';

/** A store during server rendering. Once settled, the page is rendered a last time without new requests. */
export interface SettlingStore {
  isSettled?: boolean;
}

/**
 * `createApi` for the server, where effects do not run: components send requests while rendering, and the renderer waits
 * for the responses and renders again until the store is settled.
 */
export function createServerApi() {
  const hooks = { useDispatch: useServerDispatch, useSelector, useStore };
  return buildCreateApi(coreModule(), reactHooksModule({ hooks, unstable__sideEffectsInRender: true }));
}

const noSubscription = { unsubscribe: () => undefined };

const useServerDispatch = (() => {
  const store = useStore();
  // Requests are thunks; plain actions only read the cache.
  const dispatchSettled = (action: unknown) =>
    typeof action === 'function' ? noSubscription : store.dispatch(action as Parameters<Dispatch>[0]);
  return (store as SettlingStore).isSettled ? dispatchSettled : store.dispatch;
}) as UseDispatch<Dispatch>;

/** Sends a request through the gateway that renders the page. */
export async function sendOnServer(
  { url, params = {} }: FetchArgs,
  language: Language,
  sendApiRequest: SendApiRequest,
) {
  const definedParams = Object.entries(params).filter(([, value]) => value !== undefined);
  const query = new URLSearchParams(definedParams.map(([name, value]) => [name, String(value)])).toString();
  const { status, body } = await sendApiRequest(query ? `${url}?${query}` : url, language);
  const data: unknown = JSON.parse(body);
  const error: FetchBaseQueryError = { status, data };
  return status >= 200 && status < 300 ? { data } : { error };
}
