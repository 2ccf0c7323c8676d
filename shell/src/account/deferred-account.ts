import type { AuthenticationRequest } from '@fakos/shared-kit/remote/host';
import { selectUser } from '@fakos/shared-kit/state/session';
import { runAfterLoad } from '../startup/schedule.ts';
import type { AccountContext } from './dialog/open-authentication-dialog.tsx';

/**
 * Opens the authentication dialog, whose code loads on first use; calls `onSignedIn` at once when a user is signed in.
 */
export async function requestSignIn(request: AuthenticationRequest, context: AccountContext): Promise<void> {
  if (selectUser(context.store.getState())) {
    request.onSignedIn?.();
    return;
  }
  const { openAuthenticationDialog } = await import(
    /* webpackChunkName: "authentication" */ './dialog/open-authentication-dialog.tsx'
  );
  await openAuthenticationDialog(request, context);
}

/** Loads the session watch after the first view. */
export function deferSessionWatch(context: AccountContext): void {
  runAfterLoad(() => {
    import(/* webpackChunkName: "watch-session" */ './session/watch-session.ts').then(
      ({ watchSession }) => watchSession(context),
      // If it does not load, the page learns that a session ended from its next API response.
      () => undefined,
    );
  });
}
