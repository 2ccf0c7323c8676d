import { pathWithoutLanguage } from '@fakos/shared-kit/i18n/languages';
import { useBlocker } from '@fakos/shared-kit/router';
import { type KitState, useStore } from '@fakos/shared-kit/state';
import { selectEnded, selectUser } from '@fakos/shared-kit/state/session';
import { ConfirmDialog } from '@fakos/shared-kit/ui/dialog';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef } from 'react';
import { useProfileText } from '../../account/profile-text.ts';

const UnsavedContext = createContext<(form: string, isDirty: boolean) => void>(() => undefined);

/** Reports whether a form holds something that would be lost. */
export function useUnsaved(form: string, isDirty: boolean): void {
  const report = useContext(UnsavedContext);
  useEffect(
    function reportUnsaved() {
      report(form, isDirty);
      return () => report(form, false);
    },
    [report, form, isDirty],
  );
}

/** Asks before the page is left with something unsaved. Whoever signs out has decided already. */
export function LeaveGuard({ children }: { children: ReactNode }) {
  const text = useProfileText();
  const store = useStore();
  const unsaved = useRef(new Set<string>());
  const report = useCallback((form: string, isDirty: boolean) => {
    if (isDirty) unsaved.current.add(form);
    else unsaved.current.delete(form);
  }, []);

  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const state = store.getState() as KitState;
    const isMine = Boolean(selectUser(state) ?? selectEnded(state));
    const isLeft = pathWithoutLanguage(currentLocation.pathname) !== pathWithoutLanguage(nextLocation.pathname);
    return isMine && isLeft && unsaved.current.size > 0;
  });

  useEffect(function warnBeforeUnload() {
    const warn = (event: BeforeUnloadEvent) => {
      if (unsaved.current.size > 0) event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, []);

  return (
    <UnsavedContext value={report}>
      {children}
      <ConfirmDialog
        open={blocker.state === 'blocked'}
        onOpenChange={(open) => !open && blocker.state === 'blocked' && blocker.reset()}
        title={text('leave.title')}
        description={text('leave.text')}
        cancelLabel={text('leave.stay')}
        confirmLabel={text('leave.go')}
        tone="danger"
        onConfirm={() => blocker.proceed?.()}
      />
    </UnsavedContext>
  );
}
