import { useNavigate, useSearchParams } from '@fakos/shared-kit/router';
import { useCallback, useMemo } from 'react';
import { addressOf, type ListView, readView } from './list-view.ts';

/** The view in the address, and a way to change it that leaves the page where it is scrolled. */
export function useListView(): [ListView, (view: ListView) => void] {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const view = useMemo(() => readView(params), [params]);
  const show = useCallback((next: ListView) => navigate(addressOf(next), { preventScrollReset: true }), [navigate]);
  return [view, show];
}
