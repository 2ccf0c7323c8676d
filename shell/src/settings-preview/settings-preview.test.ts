import type { SignedInUser } from '@fakos/contracts/login/contract';
import { PREVIEW_FRAME, PREVIEW_READY } from '@fakos/contracts/settings/preview';
import { settingsApi } from '@fakos/shared-kit/api/settings/hooks';
import { signedIn } from '@fakos/shared-kit/state/session';
import { mockApi } from '@fakos/shared-kit/testing/mock-api';
import { fireEvent, waitFor } from '@testing-library/react';
import { createStore } from '../store/store.ts';
import { startSettingsPreview } from './settings-preview.ts';

const staff: SignedInUser = {
  id: 1,
  name: 'Μαρία',
  email: 'maria@example.gr',
  role: 'manager',
  must_change_password: false,
};

/** A page in a frame: `parent` stands for the back office. */
async function openFrame(user?: SignedInUser) {
  const parent = document.body.appendChild(document.createElement('iframe')).contentWindow as Window;
  const ready = jest.spyOn(parent, 'postMessage').mockImplementation(() => undefined);
  Object.defineProperty(window, 'parent', { value: parent, configurable: true });
  let tagline = 'stored';
  mockApi({ 'settings.php': () => ({ success: true, settings: { tagline, company_name: 'Fakos' } }) });
  const store = createStore({ language: () => 'el' });
  const signIn = (signedInUser: SignedInUser) => store.dispatch(signedIn({ user: signedInUser, token: 'token' }));
  if (user) signIn(user);
  const load = () => store.dispatch(settingsApi.endpoints.getSettings.initiate(undefined, { forceRefetch: true }));
  await load();
  startSettingsPreview(store);
  const getShown = () => settingsApi.endpoints.getSettings.select()(store.getState()).data?.settings;
  const send = (settings: object, { source = parent, origin = window.location.origin } = {}) => {
    const data = { type: PREVIEW_FRAME, settings };
    fireEvent(window, new MessageEvent('message', { data, source, origin }));
  };
  const setStored = (value: string) => {
    tagline = value;
    return load();
  };
  return { ready, getShown, send, setStored, signIn };
}

afterEach(() => {
  Object.defineProperty(window, 'parent', { value: window, configurable: true });
  document.body.innerHTML = '';
});

test('unsaved values replace the stored ones, also after the page loads them again', async () => {
  const { ready, getShown, send, setStored } = await openFrame(staff);
  expect(ready).toHaveBeenCalledWith(PREVIEW_READY, window.location.origin);
  send({ tagline: 'unsaved' });
  expect(getShown()).toEqual({ tagline: 'unsaved', company_name: 'Fakos' });
  await setStored('saved meanwhile');
  await waitFor(() => expect(getShown()).toMatchObject({ tagline: 'unsaved' }));
  send({
    extra_sections: [
      { id: 1, is_active: false },
      { id: 2, is_active: true },
    ],
  });
  expect(getShown()).toMatchObject({ tagline: 'saved meanwhile', extra_sections: [{ id: 2 }] });
});

test('values that arrive before the session is restored are shown after it', async () => {
  const { getShown, send, signIn } = await openFrame();
  send({ tagline: 'unsaved' });
  expect(getShown()).toMatchObject({ tagline: 'stored' });
  signIn(staff);
  expect(getShown()).toMatchObject({ tagline: 'unsaved' });
});

test.each([
  ['another page of this site', staff, { source: window }],
  ['another site', staff, { origin: 'https://evil.example' }],
  ['the frame of a customer', { ...staff, role: 'user' as const }, {}],
])('values of %s are ignored', async (_name, user, sender) => {
  const { getShown, send } = await openFrame(user);
  send({ tagline: 'unsaved' }, sender);
  expect(getShown()).toMatchObject({ tagline: 'stored' });
});
