import { useSearchParams } from '@fakos/shared-kit/router';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';

const PAGE = 'page';
const SEARCH = 'search';
const SORT = 'sort';
const ORDER = 'order';
const COLUMNS = 'columns';

/** The direction in which a list is sorted. */
export type SortOrder = 'asc' | 'desc';

/** The column that a list is sorted by, under the name that its endpoint uses. */
export interface ListSort {
  readonly by: string;
  readonly order: SortOrder;
}

/**
 * A list's page, search, filters, sort order and columns. They are part of the address, so that reloads, links, saved
 * views and Back work.
 */
export interface ListAddress {
  readonly page: number;
  readonly search: string;
  /** Undefined for the list's default order. */
  readonly sort: ListSort | undefined;
  /** Keys of the displayed columns in order; undefined for the list's default. */
  readonly columns: readonly string[] | undefined;
  /** A filter's value; empty when it is not set. */
  filter(name: string): string;
  /** True when a search or any filter is set. */
  readonly isFiltered: boolean;
  /** Everything except the page, as a view stores it: a query string with sorted parameters. */
  readonly view: string;
  /** Sets filters, removes empty ones and returns to the first page. `replaceHistory` adds no history entry. */
  setFilters(changes: Readonly<Record<string, string>>, options?: { replaceHistory: boolean }): void;
  setSort(sort: ListSort | undefined): void;
  setColumns(columns: readonly string[] | undefined): void;
  /** Replaces all parameters by those of a view. */
  openView(view: string): void;
  goToPage(page: number): void;
  /** Removes the search and all filters, and keeps sort order and columns. */
  clear(): void;
}

/** See {@link ListAddress}. `filters` are the names of the list's filter parameters. */
export function useListAddress(filters: readonly string[]): ListAddress {
  const [params, setParams] = useSearchParams();
  const store = useCallback<StoreParams>(
    (after, options) => setParams(after, { replace: options?.replaceHistory ?? false }),
    [setParams],
  );
  return useStoredAddress(params, store, filters);
}

/** A {@link ListAddress} that is not part of the page's address, for a list inside a dialog. */
export function useLocalListAddress(filters: readonly string[]): ListAddress {
  const [params, setParams] = useState(() => new URLSearchParams());
  return useStoredAddress(params, setParams, filters);
}

type StoreParams = (after: URLSearchParams, options?: { replaceHistory: boolean }) => void;

function useStoredAddress(params: URLSearchParams, store: StoreParams, filters: readonly string[]): ListAddress {
  // The component renders after the address has changed; a second change before that must build on the first one.
  const latest = useRef(params);

  useEffect(
    function syncLatest() {
      latest.current = params;
    },
    [params],
  );

  const write = useCallback(
    (after: URLSearchParams, options?: { replaceHistory: boolean }) => {
      latest.current = after;
      store(after, options);
    },
    [store],
  );

  const change = useCallback(
    (changes: Readonly<Record<string, string>>, options?: { replaceHistory: boolean }) => {
      const after = new URLSearchParams(latest.current);
      after.delete(PAGE);
      for (const [name, value] of Object.entries(changes)) setOrDelete(after, name, value);
      write(after, options);
    },
    [write],
  );

  return useMemo(
    () => ({
      page: readPage(params),
      search: params.get(SEARCH) ?? '',
      sort: readSort(params),
      columns: params.get(COLUMNS)?.split(',').filter(Boolean),
      filter: (name) => params.get(name) ?? '',
      isFiltered: [SEARCH, ...filters].some((name) => params.get(name)),
      view: toView(params),
      setFilters: change,
      setSort: (sort) => change({ [SORT]: sort?.by ?? '', [ORDER]: sort?.order ?? '' }),
      setColumns: (columns) => change({ [COLUMNS]: columns?.join(',') ?? '' }, { replaceHistory: true }),
      openView: (view) => write(new URLSearchParams(view)),
      goToPage: (page) => write(setOrDelete(new URLSearchParams(latest.current), PAGE, page > 1 ? String(page) : '')),
      clear: () => change(Object.fromEntries([SEARCH, ...filters].map((name) => [name, '']))),
    }),
    [params, filters, change, write],
  );
}

/** Returns a value from the address if it is one of the allowed ones: users can type anything there. */
export function findAllowed<T extends string>(value: string, allowed: readonly T[]): T | undefined {
  return allowed.find((candidate) => candidate === value);
}

/** Parameters of an endpoint's query that are set: empty texts and undefined values are left out. */
export function omitEmpty<T extends object>(query: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  const entries = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  return Object.fromEntries(entries) as { [K in keyof T]?: Exclude<T[K], undefined> };
}

function setOrDelete(params: URLSearchParams, name: string, value: string): URLSearchParams {
  if (value) params.set(name, value);
  else params.delete(name);
  return params;
}

function readPage(params: URLSearchParams): number {
  const page = Number(params.get(PAGE));
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
}

function readSort(params: URLSearchParams): ListSort | undefined {
  const by = params.get(SORT);
  if (!by) return undefined;
  return { by, order: params.get(ORDER)?.toLowerCase() === 'asc' ? 'asc' : 'desc' };
}

function toView(params: URLSearchParams): string {
  const stored = new URLSearchParams(params);
  stored.delete(PAGE);
  stored.sort();
  return stored.toString();
}
