import { Near } from '@fakos/shared-kit/ui/deferred';
import { type ReactNode, useEffect, useState } from 'react';
import { ListError } from './list-error.tsx';

type Lists = typeof import('./list-widgets.tsx');

interface LazyListWidgetProps {
  list: keyof Lists;
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
  const [lists, setLists] = useState<Lists>();
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(
    function loadLists() {
      if (!hasFailed) {
        import(/* webpackChunkName: "footer-list-widgets" */ './list-widgets.tsx').then(setLists, () =>
          setHasFailed(true),
        );
        return;
      }
      const retry = () => setHasFailed(false);
      window.addEventListener('online', retry);
      return () => window.removeEventListener('online', retry);
    },
    [hasFailed],
  );

  if (hasFailed) return <ListError retry={() => setHasFailed(false)} />;
  if (!lists) return placeholder;
  const Loaded = lists[list];
  return <Loaded count={count} />;
}
