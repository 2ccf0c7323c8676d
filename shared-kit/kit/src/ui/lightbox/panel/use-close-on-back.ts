import { useEffect, useEffectEvent } from 'react';

/** Marks the history entry of an open overlay. */
const ENTRY = 'overlay';

/** Part of the state of a history entry; key and index are the router's. */
interface EntryState {
  readonly key?: unknown;
  readonly idx?: unknown;
  readonly [ENTRY]?: true;
}

/**
 * Lets the browser's Back close an overlay instead of leaving the page: while it is open, it has a history entry of its
 * own. That entry is a copy of the page's, and the router does not see its removal, because its page has not changed.
 */
export function useCloseOnBack(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(
    function addHistoryEntry() {
      if (!isOpen) return;
      const page = getEntryState();
      history.pushState({ ...page, [ENTRY]: true }, '');
      const handleBack = (event: PopStateEvent) => {
        if (isSamePage(event.state as EntryState | null, page)) event.stopImmediatePropagation();
        close();
      };
      // Capturing, because the router listens to the same event.
      window.addEventListener('popstate', handleBack, { capture: true });
      return () => {
        window.removeEventListener('popstate', handleBack, { capture: true });
        if (getEntryState()?.[ENTRY]) removeHistoryEntry();
      };
    },
    [isOpen],
  );
}

/** Goes back from the overlay's entry, closed in another way, to that of the page. */
function removeHistoryEntry(): void {
  const hideFromRouter = (event: PopStateEvent) => event.stopImmediatePropagation();
  window.addEventListener('popstate', hideFromRouter, { capture: true, once: true });
  history.back();
}

function getEntryState(): EntryState | null {
  return history.state as EntryState | null;
}

function isSamePage(one: EntryState | null, another: EntryState | null): boolean {
  return one?.key === another?.key && one?.idx === another?.idx;
}
