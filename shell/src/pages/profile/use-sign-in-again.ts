import type { ApiFailure } from '@fakos/shared-kit/api';
import { useAuthentication } from '@fakos/shared-kit/remote/host';
import { type KitState, useKitSelector, useStore } from '@fakos/shared-kit/state';
import { selectEndedUser, selectToken } from '@fakos/shared-kit/state/session';
import { useEffect } from 'react';
import { useAccountText } from '../../account/account-text.ts';

/**
 * Returns a function that requests a login when a request failed because the session ended, and then calls `retry`; it
 * returns true if it requested one.
 */
export function useSignInAgain(): (failure: ApiFailure | undefined, retry: () => void) => boolean {
  const text = useAccountText();
  const store = useStore();
  const { open } = useAuthentication();
  return (failure, retry) => {
    if (failure?.code !== 'NOT_SIGNED_IN') return false;
    // Read at call time: the session may have ended since the last render.
    const email = selectEndedUser(store.getState() as KitState)?.email;
    open({ email, reason: `${text('ended.title')}. ${text('ended.text')}`, onSignedIn: retry });
    return true;
  };
}

/** Refetches a failed query once there is a session. */
export function useRetryAfterSignIn({ isError, refetch }: { isError: boolean; refetch: () => unknown }): void {
  const token = useKitSelector(selectToken);
  useEffect(
    function refetchWithSession() {
      if (token !== null && isError) refetch();
    },
    [token],
  );
}
