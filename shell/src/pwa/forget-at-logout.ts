import { selectUser } from '@fakos/shared-kit/state/session';
import type { AppStore } from '../store/store.ts';
import { tellWorker } from './register-worker.ts';

/** Whoever signs out leaves nothing behind of what they have looked at. */
export function forgetAtLogout(store: AppStore): void {
  let known = selectUser(store.getState())?.id;
  store.subscribe(() => {
    const id = selectUser(store.getState())?.id;
    if (known !== undefined && id !== known) tellWorker({ type: 'forget' });
    known = id;
  });
}
