import { useNavigate, useSearchParams } from '@fakos/shared-kit/router';
import { useCallback, useMemo } from 'react';
import { addressOf, readView } from './list-address.ts';
import type { ListView } from './list-view.ts';

/** Shows another view. `replace` takes the place of the one before in the history. */
export type ShowView = (view: ListView, options?: { replace?: boolean }) => void;

/** The view in the address, and a way to change it that leaves the page where it is scrolled. */
export function useListView(shelf?: string): [ListView, ShowView] {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const view = useMemo(() => readView(params, shelf), [params, shelf]);
  const show = useCallback<ShowView>(
    (next, options) => navigate(addressOf(next), { preventScrollReset: true, ...options }),
    [navigate],
  );
  return [view, show];
}
