import { type RefObject, useEffect, useRef } from 'react';

interface VisibleList {
  /** Identifies the list, such as the path of its first page. */
  list: string;
  /** The shown page, from 1. */
  page: number;
  /** The page was appended to the previous ones, so the scroll position stays. */
  isAppended?: boolean;
}

/**
 * Scrolls to the top of a list and focuses it when another page of the same list is shown. The element with the ref needs
 * `tabIndex={-1}` and an accessible name. Changing the filters does not move the focus.
 */
export function useListTop<ListElement extends HTMLElement>({
  list,
  page,
  isAppended = false,
}: VisibleList): RefObject<ListElement | null> {
  const top = useRef<ListElement>(null);
  const shown = useRef({ list, page });
  useEffect(
    function moveToListTop() {
      const isOther = shown.current.list === list && shown.current.page !== page;
      shown.current = { list, page };
      if (!isOther || isAppended) return;
      top.current?.focus({ preventScroll: true });
      top.current?.scrollIntoView({ block: 'start' });
    },
    [list, page, isAppended],
  );
  return top;
}
