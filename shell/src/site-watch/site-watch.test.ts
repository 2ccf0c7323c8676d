import { settingsApi } from '@fakos/shared-kit/api/settings/hooks';
import { answerCalls } from '@fakos/shared-kit/testing/answer-calls';
import { waitFor } from '@testing-library/react';
import { createStore } from '../store/store.ts';
import { followIcon } from './follow-icon.ts';

test('the icon of the tab follows the settings, back to the default too', async () => {
  document.head.innerHTML = '<link rel="icon" href="/first.png">';
  const icon = () => document.head.querySelector('link[rel=icon]')?.getAttribute('href');
  let file = 'first.png';
  answerCalls({ 'settings.php': () => ({ settings: { favicon_url: file } }) });
  const store = createStore({ language: () => 'el' });
  const read = () => store.dispatch(settingsApi.endpoints.getSettings.initiate(undefined, { forceRefetch: true }));
  await read();
  followIcon(store);
  expect(icon()).toBe('/first.png');
  file = 'second.png';
  await read();
  await waitFor(() => expect(icon()).toBe('/backend/api/image.php?type=logo&file=second.png'));
  file = '';
  await read();
  await waitFor(() => expect(icon()).toBe('/favicon.svg'));
});
