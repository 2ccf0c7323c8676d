import type { AuthenticationRequest } from '@fakos/shared-kit/remote/host';
import { selectUser } from '@fakos/shared-kit/state/session';
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
