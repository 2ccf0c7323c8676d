import {
  buildCreateApi,
  coreModule,
  type FetchArgs,
  type FetchBaseQueryError,
  reactHooksModule,
} from '@reduxjs/toolkit/query/react';
import { type UseDispatch, useSelector, useStore } from 'react-redux';
import type { Dispatch } from 'redux';
import type { Language } from '../i18n/languages.ts';
import type { ApiCall } from '../remote/rendering.ts';

/** A store whose page is rendered once more, after all calls are through: from then on nothing is asked. */
export interface SettlingStore {
  isSettled?: boolean;
}

/**
 * `createApi` for a server, where effects do not run: a component asks while it renders, and whoever renders waits for
 * the answers and renders again, until the store is settled.
 */
export function createServerApi() {
  const hooks = { useDispatch: useServerDispatch, useSelector, useStore };
  return buildCreateApi(coreModule(), reactHooksModule({ hooks, unstable__sideEffectsInRender: true }));
}

const nothingAsked = { unsubscribe: () => undefined };

const useServerDispatch = (() => {
  const store = useStore();
  // Calls are thunks; plain actions only read the cache.
  const dispatchSettled = (action: unknown) =>
    typeof action === 'function' ? nothingAsked : store.dispatch(action as Parameters<Dispatch>[0]);
  return (store as SettlingStore).isSettled ? dispatchSettled : store.dispatch;
}) as UseDispatch<Dispatch>;

/** Makes a call through the gateway that asked for the page. */
export async function sendOnServer({ url, params = {} }: FetchArgs, language: Language, call: ApiCall) {
  const given = Object.entries(params).filter(([, value]) => value !== undefined);
  const query = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  const { status, body } = await call(query ? `${url}?${query}` : url, language);
  const data: unknown = JSON.parse(body);
  const error: FetchBaseQueryError = { status, data };
  return status >= 200 && status < 300 ? { data } : { error };
}
