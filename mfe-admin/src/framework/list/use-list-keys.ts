import { type RefObject, useEffect, useRef, useState } from 'react';
import { useText } from '../../text.ts';
import { useShortcuts } from '../shortcuts/use-shortcuts.ts';
import { getOpenedRow } from './list-memory.ts';

interface ListKeysOptions {
  readonly listKey: string;
  readonly ids: readonly number[];
  readonly onOpen: (index: number) => void;
  readonly onSelect: ((id: number) => void) | undefined;
}

interface ListKeys {
  /** The row focused by keyboard; undefined until the keyboard is used. */
  readonly activeIndex: number | undefined;
  /** Ref of the element that contains the list's table. */
  readonly container: RefObject<HTMLDivElement | null>;
}

/**
 * Keyboard of a list: `j` and `k` move, `x` selects, Enter opens, `/` searches. A list that is opened again from a record
 * starts at that record's row.
 */
export function useListKeys({ listKey, ids, onOpen, onSelect }: ListKeysOptions): ListKeys {
  const text = useText();
  const container = useRef<HTMLDivElement>(null);
  const [activeId, setActiveId] = useState(() => getOpenedRow(listKey));
  const found = activeId === undefined ? -1 : ids.indexOf(activeId);
  const activeIndex = found < 0 ? undefined : found;

  const moveTo = (index: number) => setActiveId(ids[Math.max(0, Math.min(index, ids.length - 1))]);
  useShortcuts(
    [
      { keys: 'j', description: text('list.keys.next'), run: () => moveTo((activeIndex ?? -1) + 1) },
      { keys: 'k', description: text('list.keys.previous'), run: () => moveTo((activeIndex ?? 1) - 1) },
      {
        keys: 'Enter',
        description: text('list.keys.open'),
        run: () => activeIndex !== undefined && onOpen(activeIndex),
      },
      {
        keys: 'x',
        description: text('list.keys.select'),
        run: () => activeId !== undefined && activeIndex !== undefined && onSelect?.(activeId),
      },
      {
        keys: '/',
        description: text('list.keys.search'),
        run: () => document.querySelector<HTMLInputElement>('search input[type="search"]')?.focus(),
      },
    ],
    text('list.keys.group'),
  );

  useEffect(
    function showActiveRow() {
      container.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' });
    },
    [activeIndex],
  );

  return { activeIndex, container };
}
