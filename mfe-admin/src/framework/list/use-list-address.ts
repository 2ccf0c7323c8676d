import { useSearchParams } from '@fakos/shared-kit/router';
import { useCallback, useMemo } from 'react';

const PAGE = 'page';
const SEARCH = 'search';

/** A list's page, search and filters. They are part of the address, so that reloads, links and Back work. */
export interface ListAddress {
  readonly page: number;
  readonly search: string;
  /** A filter's value; empty when it is not set. */
  filter(name: string): string;
  /** True when a search or any filter is set. */
  readonly isFiltered: boolean;
  /** Sets filters, removes empty ones and returns to the first page. `replaceHistory` adds no history entry. */
  setFilters(changes: Readonly<Record<string, string>>, options?: { replaceHistory: boolean }): void;
  goToPage(page: number): void;
  clear(): void;
}

/** See {@link ListAddress}. `filters` are the names of the list's filter parameters. */
export function useListAddress(filters: readonly string[]): ListAddress {
  const [params, setParams] = useSearchParams();

  const setFilters = useCallback<ListAddress['setFilters']>(
    (changes, options) =>
      setParams(
        (before) => {
          const after = new URLSearchParams(before);
          after.delete(PAGE);
          for (const [name, value] of Object.entries(changes)) setOrDrop(after, name, value);
          return after;
        },
        { replace: options?.replaceHistory ?? false },
      ),
    [setParams],
  );

  return useMemo(
    () => ({
      page: readPage(params),
      search: params.get(SEARCH) ?? '',
      filter: (name) => params.get(name) ?? '',
      isFiltered: [SEARCH, ...filters].some((name) => params.get(name)),
      setFilters,
      goToPage: (page) =>
        setParams((before) => setOrDrop(new URLSearchParams(before), PAGE, page > 1 ? String(page) : '')),
      clear: () => setParams({}),
    }),
    [params, filters, setFilters, setParams],
  );
}

/** Returns a value from the address if it is one of the allowed ones: users can type anything there. */
export function findAllowed<T extends string>(value: string, allowed: readonly T[]): T | undefined {
  return allowed.find((candidate) => candidate === value);
}

function setOrDrop(params: URLSearchParams, name: string, value: string): URLSearchParams {
  if (value) params.set(name, value);
  else params.delete(name);
  return params;
}

function readPage(params: URLSearchParams): number {
  const page = Number(params.get(PAGE));
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
}
