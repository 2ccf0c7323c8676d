import { removePathLanguage } from '@fakos/contracts/languages';
import { useBlocker } from '@fakos/shared-kit/router';
import { type KitState, useStore } from '@fakos/shared-kit/state';
import { selectEndedUser, selectUser } from '@fakos/shared-kit/state/session';
import { ConfirmDialog } from '@fakos/shared-kit/ui/dialog';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useRef } from 'react';
import { useProfileText } from '../../account/profile-text.ts';

const UnsavedContext = createContext<(form: string, isDirty: boolean) => void>(() => undefined);

/** Reports unsaved changes of a form to the {@link LeaveGuard}. */
export function useUnsavedChanges(form: string, isDirty: boolean): void {
  const report = useContext(UnsavedContext);
  useEffect(
    function reportUnsaved() {
      report(form, isDirty);
      return () => report(form, false);
    },
    [report, form, isDirty],
  );
}

/** Requires confirmation before the page is left with unsaved changes, but not at logout. */
export function LeaveGuard({ children }: { children: ReactNode }) {
  const text = useProfileText();
  const store = useStore();
  const dirtyForms = useRef(new Set<string>());
  const report = useCallback((form: string, isDirty: boolean) => {
    if (isDirty) dirtyForms.current.add(form);
    else dirtyForms.current.delete(form);
  }, []);

  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const state = store.getState() as KitState;
    const hasAccount = Boolean(selectUser(state) ?? selectEndedUser(state));
    const isOtherPage = removePathLanguage(currentLocation.pathname) !== removePathLanguage(nextLocation.pathname);
    return hasAccount && isOtherPage && dirtyForms.current.size > 0;
  });

  useEffect(function warnBeforeUnload() {
    const warn = (event: BeforeUnloadEvent) => {
      if (dirtyForms.current.size > 0) event.preventDefault();
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
