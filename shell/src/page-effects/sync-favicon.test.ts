import { settingsApi } from '@fakos/shared-kit/api/settings/hooks';
import { mockApi } from '@fakos/shared-kit/testing/mock-api';
import { waitFor } from '@testing-library/react';
import { createStore } from '../store/store.ts';
import { syncFavicon } from './sync-favicon.ts';

test('the favicon follows the settings, including a reset to the default', async () => {
  document.head.innerHTML = '<link rel="icon" href="/first.png">';
  const getIcon = () => document.head.querySelector('link[rel=icon]')?.getAttribute('href');
  let file = 'first.png';
  mockApi({ 'settings.php': () => ({ settings: { favicon_url: file } }) });
  const store = createStore({ language: () => 'el' });
  const fetchSettings = () =>
    store.dispatch(settingsApi.endpoints.getSettings.initiate(undefined, { forceRefetch: true }));
  await fetchSettings();
  syncFavicon(store);
  expect(getIcon()).toBe('/first.png');
  file = 'second.png';
  await fetchSettings();
  await waitFor(() => expect(getIcon()).toBe('/backend/api/image.php?type=logo&file=second.png'));
  file = '';
  await fetchSettings();
  await waitFor(() => expect(getIcon()).toBe('/favicon.svg'));
});
