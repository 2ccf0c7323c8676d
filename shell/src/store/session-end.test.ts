import { loginApi } from '@fakos/shared-kit/api/login/hooks';
import { selectUser, signedIn } from '@fakos/shared-kit/state/session';
import { mockApi } from '@fakos/shared-kit/testing/mock-api';
import { createStore } from './store.ts';

const user = { id: 1, name: 'Μαρία', email: 'maria@example.gr', role: 'user', must_change_password: false } as const;

async function checkSession() {
  const store = createStore({ language: () => 'el' });
  store.dispatch(signedIn({ user, token: 'token' }));
  await store.dispatch(loginApi.endpoints.getSession.initiate());
  return selectUser(store.getState());
}

test('a session unknown to the server ends in the browser', async () => {
  mockApi({ 'login.php': () => ({ failure: 401, code: 'NOT_SIGNED_IN' }) });
  expect(await checkSession()).toBeNull();
});

test('a server error does not sign the user out', async () => {
  mockApi({ 'login.php': () => ({ failure: 503, code: 'UPSTREAM_UNAVAILABLE' }) });
  expect(await checkSession()).toEqual(user);
});
