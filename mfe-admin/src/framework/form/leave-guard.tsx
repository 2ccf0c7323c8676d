import { useBlocker } from '@fakos/shared-kit/router';
import { type KitState, useStore } from '@fakos/shared-kit/state';
import { selectUser } from '@fakos/shared-kit/state/session';
import { useEffect } from 'react';
import { useText } from '../../text.ts';
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx';

/**
 * Asks before another screen opens while a form has unsaved changes. It does not ask if the session has ended, because the
 * draft stays in this browser.
 */
export function LeaveGuard({ isDirty }: { isDirty: boolean }) {
  const text = useText();
  const store = useStore();
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const isSignedIn = selectUser(store.getState() as KitState) !== null;
    return isDirty && isSignedIn && currentLocation.pathname !== nextLocation.pathname;
  });

  useEffect(
    function warnBeforeUnload() {
      if (!isDirty) return;
      const warn = (event: BeforeUnloadEvent) => event.preventDefault();
      window.addEventListener('beforeunload', warn);
      return () => window.removeEventListener('beforeunload', warn);
    },
    [isDirty],
  );

  return (
    <ConfirmDialog
      isOpen={blocker.state === 'blocked'}
      title={text('form.leaveTitle')}
      message={text('form.leaveText')}
      confirmLabel={text('form.leave')}
      cancelLabel={text('form.stay')}
      isDestructive
      onConfirm={() => blocker.proceed?.()}
      onCancel={() => blocker.reset?.()}
    />
  );
}
