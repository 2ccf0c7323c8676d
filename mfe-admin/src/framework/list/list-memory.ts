import { useLocation } from '@fakos/shared-kit/router';
import { tabStorage } from '@fakos/shared-kit/state';
import { useEffect, useMemo } from 'react';

const STORAGE_PREFIX = 'admin-list:';
const noIds: readonly number[] = [];

/** The last state of a list in this tab, by which its records link back to it and to their neighbours. */
interface ListMemory {
  /** Address of the list with search, filters and page. */
  readonly address: string;
  /** Ids of the displayed rows, in order. */
  readonly ids: readonly number[];
  /** The row whose record was opened last. */
  readonly openedId?: number;
}

/** Addresses around a record in the list that it was opened from. */
export interface RecordNeighbours {
  /** Address of the list as it was left; undefined if it was not open in this tab. */
  readonly list: string | undefined;
  readonly previous: number | undefined;
  readonly next: number | undefined;
}

/** Stores the displayed state of a list. */
export function useStoredList(listKey: string, ids: readonly number[] | undefined): void {
  const { pathname, search } = useLocation();
  useEffect(
    function storeList() {
      if (!ids) return;
      const { openedId } = readMemory(listKey) ?? {};
      writeMemory(listKey, { address: pathname + search, ids, ...(openedId !== undefined && { openedId }) });
    },
    [listKey, ids, pathname, search],
  );
}

/** The row whose record was opened last from this list. */
export function getOpenedRow(listKey: string): number | undefined {
  return readMemory(listKey)?.openedId;
}

/**
 * The list that a record was opened from, with the records before and after it. A record that is not in that list has the
 * neighbours that it has in `defaultIds`.
 */
export function useRecordNeighbours(
  listKey: string,
  id: number,
  defaultIds: readonly number[] = noIds,
): RecordNeighbours {
  useEffect(
    function storeOpenedRow() {
      const memory = readMemory(listKey);
      if (memory?.ids.includes(id)) writeMemory(listKey, { ...memory, openedId: id });
    },
    [listKey, id],
  );
  return useMemo(() => {
    const { address: list, ids: listed = noIds } = readMemory(listKey) ?? {};
    const ids = listed.includes(id) ? listed : defaultIds;
    const index = ids.indexOf(id);
    if (index < 0) return { list, previous: undefined, next: undefined };
    return { list, previous: ids[index - 1], next: ids[index + 1] };
  }, [listKey, id, defaultIds]);
}

function readMemory(listKey: string): ListMemory | undefined {
  try {
    const stored = JSON.parse(tabStorage.getItem(STORAGE_PREFIX + listKey) ?? 'null') as ListMemory | null;
    return stored && Array.isArray(stored.ids) && typeof stored.address === 'string' ? stored : undefined;
  } catch {
    return undefined;
  }
}

function writeMemory(listKey: string, memory: ListMemory): void {
  tabStorage.setItem(STORAGE_PREFIX + listKey, JSON.stringify(memory));
}
