import { createLazy, Near, useLazy } from '@fakos/shared-kit/lazy';
import type { ReactNode } from 'react';
import { ListError } from './list-error.tsx';

const lazyLists = createLazy(() => import(/* webpackChunkName: "footer-list-widgets" */ './list-widgets.tsx'));

interface LazyListWidgetProps {
  list: keyof typeof import('./list-widgets.tsx');
  count: number | undefined;
}

/** Approximate height of an entry and usual number of entries, for the placeholder. */
const ENTRY_REM = 2;
const DEFAULT_ENTRIES = 5;

/** A list from the API. Its code and its request wait until the list is near the viewport. */
export function LazyListWidget({ list, count }: LazyListWidgetProps) {
  const placeholder = <div style={{ minBlockSize: `${(count ?? DEFAULT_ENTRIES) * ENTRY_REM}rem` }} />;
  return (
    <Near placeholder={placeholder}>
      <List list={list} count={count} placeholder={placeholder} />
    </Near>
  );
}

/** A failed download shows an error, and is retried by a button or when the browser is back online. */
function List({ list, count, placeholder }: LazyListWidgetProps & { placeholder: ReactNode }) {
  const { code: lists, hasFailed, retry } = useLazy(lazyLists, 'now');
  if (hasFailed) return <ListError retry={retry} />;
  if (!lists) return placeholder;
  const Loaded = lists[list];
  return <Loaded count={count} />;
}
