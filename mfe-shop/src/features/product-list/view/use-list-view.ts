import { useNavigate, useSearchParams } from '@fakos/shared-kit/router';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { parseListAddress, toListAddress } from './list-address.ts';
import type { ListView } from './list-view.ts';

/**
 * Navigates to the view that `change` returns for the latest one, unless it is the same. `replace` replaces the current
 * history entry.
 */
export type ChangeView = (change: (view: ListView) => ListView, options?: { replace?: boolean }) => void;

/** The view in the address, and a function to change it without resetting the scroll position. */
export function useListView(pageCategory?: string): [ListView, ChangeView] {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const view = useMemo(() => parseListAddress(params, pageCategory), [params, pageCategory]);
  // The list renders after the address has changed; a second change before that must build on the first one.
  const latest = useRef(view);
  useEffect(
    function syncLatest() {
      latest.current = view;
    },
    [view],
  );
  const changeView = useCallback<ChangeView>(
    (change, options) => {
      const address = toListAddress(latest.current);
      latest.current = change(latest.current);
      const nextAddress = toListAddress(latest.current);
      if (nextAddress !== address) navigate(nextAddress, { preventScrollReset: true, ...options });
    },
    [navigate],
  );
  return [view, changeView];
}
