import { useCallback, useMemo, useState } from 'react';

/** The rows that a bulk action applies to: the given ids, or all rows that match the list's filters. */
export type SelectionTarget = { readonly ids: readonly number[] } | 'matching';

/** Selected rows of a list. The selection survives a change of page and ends with a change of search or filters. */
export interface Selection {
  /** Number of selected rows. */
  readonly count: number;
  readonly isAllMatching: boolean;
  readonly target: SelectionTarget;
  isSelected(id: number): boolean;
  /** `pageIds` are the rows of the page: without one of them, the selection of all matching rows becomes one of the page. */
  toggle(id: number, pageIds: readonly number[]): void;
  /** Selects or deselects rows, such as those of the page. */
  setSelected(ids: readonly number[], isSelected: boolean): void;
  selectAllMatching(): void;
  clear(): void;
}

const nothing: ReadonlySet<number> = new Set();

/**
 * See {@link Selection}.
 *
 * @param scope identifies the list's contents, for example search and filters; a changed scope clears the selection
 * @param total number of matching rows
 */
export function useSelection(scope: string, total: number): Selection {
  const [selected, setState] = useState({ scope, ids: nothing, isAllMatching: false });
  if (selected.scope !== scope) setState({ scope, ids: nothing, isAllMatching: false });

  const setSelected = useCallback((changed: readonly number[], isSelected: boolean) => {
    setState((before) => {
      const ids = new Set(before.ids);
      for (const id of changed) {
        if (isSelected) ids.add(id);
        else ids.delete(id);
      }
      return { scope: before.scope, ids, isAllMatching: false };
    });
  }, []);

  return useMemo(() => {
    const { ids, isAllMatching } = selected;
    const isSelected = (id: number) => isAllMatching || ids.has(id);
    return {
      count: isAllMatching ? total : ids.size,
      isAllMatching,
      target: isAllMatching ? 'matching' : { ids: [...ids] },
      isSelected,
      toggle: (id, pageIds) => {
        if (isAllMatching) setSelected(pageIds, true);
        setSelected([id], !isSelected(id));
      },
      setSelected,
      selectAllMatching: () => setState({ scope: selected.scope, ids: nothing, isAllMatching: true }),
      clear: () => setState({ scope: selected.scope, ids: nothing, isAllMatching: false }),
    };
  }, [selected, total, setSelected]);
}
