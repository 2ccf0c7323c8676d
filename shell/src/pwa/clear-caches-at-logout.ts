import { selectUser } from '@fakos/shared-kit/state/session';
import type { AppStore } from '../store/store.ts';
import { sendToWorker } from './register-worker.ts';

/** Clears the cached pages and API responses when the user signs out or changes. */
export function clearCachesAtLogout(store: AppStore): void {
  let userId = selectUser(store.getState())?.id;
  store.subscribe(() => {
    const id = selectUser(store.getState())?.id;
    if (userId !== undefined && id !== userId) sendToWorker({ type: 'forget' });
    userId = id;
  });
}
