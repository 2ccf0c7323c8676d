import { type RefObject, useEffect, useRef } from 'react';

interface ListInSight {
  /** What tells the list from others in the same place, such as the address of its first page. */
  list: string;
  /** The page in sight, from 1. */
  page: number;
  /** The page was added below the ones before, so the visitor stays where they are. */
  isAdded?: boolean;
}

/**
 * Leads eye and focus to the top of a list whenever another of its pages takes the place of the one before. The place
 * that gets the reference needs `tabIndex={-1}` and a name. A visitor who narrows the list stays with what they pressed.
 */
export function useListTop<Place extends HTMLElement>({
  list,
  page,
  isAdded = false,
}: ListInSight): RefObject<Place | null> {
  const top = useRef<Place>(null);
  const shown = useRef({ list, page });
  useEffect(
    function goToListTop() {
      const isOther = shown.current.list === list && shown.current.page !== page;
      shown.current = { list, page };
      if (!isOther || isAdded) return;
      top.current?.focus({ preventScroll: true });
      top.current?.scrollIntoView({ block: 'start' });
    },
    [list, page, isAdded],
  );
  return top;
}
