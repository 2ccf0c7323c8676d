import type { ApiFailure } from '@fakos/shared-kit/api';
import { useAuthentication } from '@fakos/shared-kit/remote/host';
import { type KitState, useKitSelector, useStore } from '@fakos/shared-kit/state';
import { selectEnded, selectToken } from '@fakos/shared-kit/state/session';
import { useEffect } from 'react';
import { useAccountText } from '../../account/text.ts';

/** Where the session has ended, asks to sign in and then does again what was being done; true where it asked. */
export function useSignInAgain(): (failure: ApiFailure | undefined, again: () => void) => boolean {
  const text = useAccountText();
  const store = useStore();
  const { open } = useAuthentication();
  return (failure, again) => {
    if (failure?.code !== 'NOT_SIGNED_IN') return false;
    // Read now: the session may have ended since this was last drawn.
    const email = selectEnded(store.getState() as KitState)?.email;
    open({ email, reason: `${text('ended.title')}. ${text('ended.text')}`, onSignedIn: again });
    return true;
  };
}

/** Asks again what failed without a session, once there is one. */
export function useRetryAfterSignIn({ isError, refetch }: { isError: boolean; refetch: () => unknown }): void {
  const token = useKitSelector(selectToken);
  useEffect(
    function askAgain() {
      if (token !== null && isError) refetch();
    },
    [token],
  );
}
