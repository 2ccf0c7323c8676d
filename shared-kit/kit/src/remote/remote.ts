import { AppError } from '@fakos/contracts/errors';
import { CONTRACT_VERSION } from '@fakos/contracts/remote/contract-version';
import type { RouteDeclaration } from '@fakos/contracts/remote/route';
import { type SlotName, slotNames } from '@fakos/contracts/remote/slot-names';
import type { baseApi } from '@fakos/shared-kit/api';
import type { Slice } from '@reduxjs/toolkit';
import type { ComponentType } from 'react';
import type { TranslationLoaders } from '../i18n/i18n.ts';
import type { RemoteWidget } from './remote-widget.ts';
import type { PickedImage, SlotProps } from './slots.ts';

export { defineRemoteWidget, type LoadedWidget, type RemoteWidget, type RemoteWidgetProps } from './remote-widget.ts';
export { CONTRACT_VERSION, type PickedImage, type SlotProps };

/**
 * Identity of this copy of the kit. A remote that bundles its own copy has a different token and is rejected, because two
 * copies would mean two stores and two routers.
 */
export const kitToken: object = Object.freeze({ kit: '@fakos/shared-kit' });

/** Route parameters and query of a page. */
export interface PageAddress {
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly search: URLSearchParams;
}

/** Thunk that prefetches data (from a resource's `prefetch…`) or code. */
export type PrefetchAction = ReturnType<typeof baseApi.util.prefetch>;

/** A page's component. `prefetch` returns the requests of its first render, so that the page opens with its data. */
export type RemotePage = ComponentType & {
  readonly prefetch?: (address: PageAddress) => readonly PrefetchAction[];
};

/** A page of a remote: its route declaration and its component. */
export type RemoteRoute = RouteDeclaration & { readonly page: () => Promise<RemotePage> };

/** Components by slot name. */
export type SlotFills = { readonly [N in SlotName]?: () => Promise<ComponentType<SlotProps[N]>> };

/** Everything that a remote provides: the default export of its `remote.ts`. */
export interface RemoteModule {
  readonly id: string;
  /** Version of the contract that the remote was built for. */
  readonly contract: number;
  readonly kit: object;
  readonly routes: readonly RemoteRoute[];
  readonly slots: SlotFills;
  /** Widgets for the pages of the site. */
  readonly widgets?: readonly RemoteWidget[];
  readonly slices: readonly Slice[];
  readonly locales: TranslationLoaders;
}

/** Declares a remote and adds `contract` and `kit`. See {@link RemoteModule}. */
export function defineRemote(remote: Omit<RemoteModule, 'contract' | 'kit'>): RemoteModule {
  return { ...remote, contract: CONTRACT_VERSION, kit: kitToken };
}

const fieldChecks: readonly [string, (module: Record<string, unknown>) => boolean][] = [
  ['id', ({ id }) => typeof id === 'string'],
  ['routes', ({ routes }) => Array.isArray(routes) && routes.every(isRoute)],
  ['slots', ({ slots }) => isRecordOfFunctions(slots, slotNames)],
  ['widgets', ({ id, widgets = [] }) => Array.isArray(widgets) && widgets.every((widget) => isWidget(id, widget))],
  [
    'slices',
    ({ slices }) => Array.isArray(slices) && slices.every((slice: unknown) => isRecord(slice) && 'reducer' in slice),
  ],
  ['locales', ({ locales }) => isRecordOfFunctions(locales, ['el', 'en'])],
];

/**
 * Validates the module that a remote's entry exposes.
 *
 * @throws {AppError} REMOTE_MALFORMED, REMOTE_CONTRACT_MISMATCH or REMOTE_KIT_MISMATCH, with the remote and the field.
 */
export function checkRemote(id: string, exposed: unknown): RemoteModule {
  if (!isRecord(exposed)) throw new AppError('REMOTE_MALFORMED', { remote: id, field: 'default' });
  if (exposed.contract !== CONTRACT_VERSION) {
    throw new AppError('REMOTE_CONTRACT_MISMATCH', { remote: id, found: String(exposed.contract) });
  }
  if (exposed.kit !== kitToken) throw new AppError('REMOTE_KIT_MISMATCH', { remote: id });
  const failedCheck = fieldChecks.find(([, holds]) => !holds(exposed));
  if (failedCheck || exposed.id !== id)
    throw new AppError('REMOTE_MALFORMED', { remote: id, field: failedCheck?.[0] ?? 'id' });
  return exposed as unknown as RemoteModule;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isRoute(value: unknown): boolean {
  return isRecord(value) && typeof value.path === 'string' && typeof value.page === 'function';
}

function isWidget(id: unknown, value: unknown): boolean {
  return isRecord(value) && String(value.type).startsWith(`${String(id)}/`) && typeof value.load === 'function';
}

function isRecordOfFunctions(value: unknown, allowed: readonly string[]): boolean {
  return (
    isRecord(value) && Object.entries(value).every(([key, fill]) => allowed.includes(key) && typeof fill === 'function')
  );
}
