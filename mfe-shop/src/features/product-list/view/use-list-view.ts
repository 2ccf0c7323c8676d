import { useNavigate, useSearchParams } from '@fakos/shared-kit/router';
import { useCallback, useMemo } from 'react';
import { parseListAddress, toListAddress } from './list-address.ts';
import type { ListView } from './list-view.ts';

/** Navigates to another view. `replace` replaces the current history entry. */
export type ShowView = (view: ListView, options?: { replace?: boolean }) => void;

/** The view in the address, and a function to change it without resetting the scroll position. */
export function useListView(pageCategory?: string): [ListView, ShowView] {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const view = useMemo(() => parseListAddress(params, pageCategory), [params, pageCategory]);
  const showView = useCallback<ShowView>(
    (next, options) => navigate(toListAddress(next), { preventScrollReset: true, ...options }),
    [navigate],
  );
  return [view, showView];
}
