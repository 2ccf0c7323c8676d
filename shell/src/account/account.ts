import type { AuthenticationRequest } from '@fakos/shared-kit/remote/host';
import { selectUser } from '@fakos/shared-kit/state/session';
import { afterFirstView } from '../after-first-view.ts';
import type { Surroundings } from './authentication.tsx';

/** Opens the authentication dialog, which loads when it is first wanted; goes on at once where somebody is in. */
export async function askToSignIn(request: AuthenticationRequest, surroundings: Surroundings): Promise<void> {
  if (selectUser(surroundings.store.getState())) {
    request.onSignedIn?.();
    return;
  }
  const { openAuthentication } = await import(/* webpackChunkName: "authentication" */ './authentication.tsx');
  await openAuthentication(request, surroundings);
}

/** Says when the server ended the session, once the first view has all it needs. */
export function watchSession(surroundings: Surroundings): void {
  afterFirstView(() => {
    import(/* webpackChunkName: "session-watch" */ './session-watch.ts').then(
      ({ startSessionWatch }) => startSessionWatch(surroundings),
      // Without it a page notices that a session ended when it next asks for something.
      () => undefined,
    );
  });
}
