import { loginApi } from '@fakos/shared-kit/api/login/hooks';
import { selectUser, signedIn } from '@fakos/shared-kit/state/session';
import { answerCalls } from '@fakos/shared-kit/testing/answer-calls';
import { createStore } from './store.ts';

const user = { id: 1, name: 'Μαρία', email: 'maria@example.gr', role: 'user', must_change_password: false } as const;

async function askWithSession() {
  const store = createStore({ language: () => 'el' });
  store.dispatch(signedIn({ user, token: 'token' }));
  await store.dispatch(loginApi.endpoints.getSession.initiate());
  return selectUser(store.getState());
}

test('a session that the server no longer knows ends on the screen too', async () => {
  answerCalls({ 'login.php': () => ({ failure: 401, code: 'NOT_SIGNED_IN' }) });
  expect(await askWithSession()).toBeNull();
});

test('a server in trouble signs nobody out', async () => {
  answerCalls({ 'login.php': () => ({ failure: 503, code: 'UPSTREAM_UNAVAILABLE' }) });
  expect(await askWithSession()).toEqual(user);
});
