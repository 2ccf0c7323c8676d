import type { baseApi } from '@fakos/shared-kit/api';
import type { Slice } from '@reduxjs/toolkit';
import type { ComponentType } from 'react';
import { AppError } from '../errors/errors.ts';
import type { Catalogues } from '../i18n/i18n.ts';
import { CONTRACT_VERSION } from './contract-version.ts';
import { type SlotName, type SlotProps, slotNames } from './slots.ts';

export { CONTRACT_VERSION, type SlotName, type SlotProps, slotNames };

/**
 * The identity of this copy of the kit. A remote that was built with a copy of its own carries another one and is
 * refused, because two kits mean two stores, two routers and a blank page.
 */
export const kitToken: object = Object.freeze({ kit: '@fakos/shared-kit' });

/** Where a page is opened: what its pattern caught, and what stands behind `?`. */
export interface PageAddress {
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly search: URLSearchParams;
}

/** What goes out before whoever needs it is there: a call as a resource's `prefetch…` makes it, or late code. */
export type PageCall = ReturnType<typeof baseApi.util.prefetch>;

/** A page's component. `calls` says what it will ask first, so that a prefetched page opens with its data. */
export type RemotePage = ComponentType & {
  readonly calls?: (address: PageAddress) => readonly PageCall[];
};

/** A page of a remote. `path` is an address without language and without leading slash, `:name` and `*` as in the router. */
export interface RemoteRoute {
  readonly path: string;
  readonly page: () => Promise<RemotePage>;
}

/** Components by the slot that they fill. */
export type SlotFills = { readonly [N in SlotName]?: () => Promise<ComponentType<SlotProps[N]>> };

/** All that a remote contributes: the default export of its `remote.ts`. */
export interface RemoteModule {
  readonly id: string;
  /** The version of this contract that the remote was written for. */
  readonly contract: number;
  readonly kit: object;
  readonly routes: readonly RemoteRoute[];
  readonly slots: SlotFills;
  readonly slices: readonly Slice[];
  readonly locales: Catalogues;
}

/** Declares a remote. See {@link RemoteModule}; `contract` and `kit` are stamped here. */
export function defineRemote(remote: Omit<RemoteModule, 'contract' | 'kit'>): RemoteModule {
  return { ...remote, contract: CONTRACT_VERSION, kit: kitToken };
}

const faults: readonly [string, (module: Record<string, unknown>) => boolean][] = [
  ['id', ({ id }) => typeof id === 'string'],
  ['routes', ({ routes }) => Array.isArray(routes) && routes.every(isRoute)],
  ['slots', ({ slots }) => isRecordOfFunctions(slots, slotNames)],
  [
    'slices',
    ({ slices }) => Array.isArray(slices) && slices.every((slice: unknown) => isRecord(slice) && 'reducer' in slice),
  ],
  ['locales', ({ locales }) => isRecordOfFunctions(locales, ['el', 'en'])],
];

/**
 * Checks what a remote's entry exposed before anything of it is used.
 *
 * @throws {AppError} REMOTE_MALFORMED, REMOTE_CONTRACT_MISMATCH or REMOTE_KIT_MISMATCH, naming the remote and the field.
 */
export function checkRemote(id: string, exposed: unknown): RemoteModule {
  if (!isRecord(exposed)) throw new AppError('REMOTE_MALFORMED', { remote: id, field: 'default' });
  if (exposed.contract !== CONTRACT_VERSION) {
    throw new AppError('REMOTE_CONTRACT_MISMATCH', { remote: id, found: String(exposed.contract) });
  }
  if (exposed.kit !== kitToken) throw new AppError('REMOTE_KIT_MISMATCH', { remote: id });
  const fault = faults.find(([, holds]) => !holds(exposed));
  if (fault || exposed.id !== id) throw new AppError('REMOTE_MALFORMED', { remote: id, field: fault?.[0] ?? 'id' });
  return exposed as unknown as RemoteModule;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isRoute(value: unknown): boolean {
  return isRecord(value) && typeof value.path === 'string' && typeof value.page === 'function';
}

function isRecordOfFunctions(value: unknown, allowed: readonly string[]): boolean {
  return (
    isRecord(value) && Object.entries(value).every(([key, fill]) => allowed.includes(key) && typeof fill === 'function')
  );
}
