import { useSearchParams } from '@fakos/shared-kit/router';
import { useCallback, useMemo } from 'react';

const PAGE = 'page';
const SEARCH = 'search';

/** What a list shows, kept in the address: it survives a reload, can be sent to a colleague, and Back undoes it. */
export interface ListAddress {
  readonly page: number;
  readonly search: string;
  /** A filter's value, empty where it is off. */
  filter(name: string): string;
  /** True where the search or any filter narrows the list. */
  readonly isNarrowed: boolean;
  /** Sets filters, empty ones are dropped, and starts again at the first page. `typing` adds no step to Back. */
  narrow(changes: Readonly<Record<string, string>>, how?: { typing: boolean }): void;
  goToPage(page: number): void;
  clear(): void;
}

/** See {@link ListAddress}. `filters` names the parameters that narrow the list beside the search. */
export function useListAddress(filters: readonly string[]): ListAddress {
  const [params, setParams] = useSearchParams();

  const narrow = useCallback<ListAddress['narrow']>(
    (changes, how) =>
      setParams(
        (before) => {
          const after = new URLSearchParams(before);
          after.delete(PAGE);
          for (const [name, value] of Object.entries(changes)) setOrDrop(after, name, value);
          return after;
        },
        { replace: how?.typing ?? false },
      ),
    [setParams],
  );

  return useMemo(
    () => ({
      page: pageOf(params),
      search: params.get(SEARCH) ?? '',
      filter: (name) => params.get(name) ?? '',
      isNarrowed: [SEARCH, ...filters].some((name) => params.get(name)),
      narrow,
      goToPage: (page) =>
        setParams((before) => setOrDrop(new URLSearchParams(before), PAGE, page > 1 ? String(page) : '')),
      clear: () => setParams({}),
    }),
    [params, filters, narrow, setParams],
  );
}

/** A value from the address where it is one of those allowed: anyone can type anything there. */
export function allowedOrNone<T extends string>(value: string, allowed: readonly T[]): T | undefined {
  return allowed.find((candidate) => candidate === value);
}

function setOrDrop(params: URLSearchParams, name: string, value: string): URLSearchParams {
  if (value) params.set(name, value);
  else params.delete(name);
  return params;
}

function pageOf(params: URLSearchParams): number {
  const page = Number(params.get(PAGE));
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
}
