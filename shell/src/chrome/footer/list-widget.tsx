import { Near } from '@fakos/shared-kit/ui/deferred';
import { type ReactNode, useEffect, useState } from 'react';
import { ListFailed } from './list-failed.tsx';

type Lists = typeof import('./footer-lists.tsx');

interface ListWidgetProps {
  list: keyof Lists;
  count: number | undefined;
}

/** About the height of an entry, so that the place of a list is kept, and how many most lists have. */
const ENTRY_REM = 2;
const USUAL_ENTRIES = 5;

/** A list of the API: neither its code nor its call burdens a first view that does not show it. */
export function ListWidget({ list, count }: ListWidgetProps) {
  const place = <div style={{ minBlockSize: `${(count ?? USUAL_ENTRIES) * ENTRY_REM}rem` }} />;
  return (
    <Near placeholder={place}>
      <List list={list} count={count} place={place} />
    </Near>
  );
}

/** The list once its code is there; one whose code was lost says so, and comes with a retry or with the network. */
function List({ list, count, place }: ListWidgetProps & { place: ReactNode }) {
  const [lists, setLists] = useState<Lists>();
  const [hasFailed, setFailed] = useState(false);

  useEffect(
    function bringLists() {
      if (!hasFailed) {
        import(/* webpackChunkName: "footer-lists" */ './footer-lists.tsx').then(setLists, () => setFailed(true));
        return;
      }
      const tryAgain = () => setFailed(false);
      window.addEventListener('online', tryAgain);
      return () => window.removeEventListener('online', tryAgain);
    },
    [hasFailed],
  );

  if (hasFailed) return <ListFailed retry={() => setFailed(false)} />;
  if (!lists) return place;
  const Loaded = lists[list];
  return <Loaded count={count} />;
}
