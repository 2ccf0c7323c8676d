import { createI18n, I18nextProvider } from '@fakos/shared-kit/i18n';
import { combineSlices, configureStore, Provider } from '@fakos/shared-kit/state';
import { consentAccepted, consentRejected, consentSlice, selectConsent } from '@fakos/shared-kit/state/consent';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Embed, type EmbedProps } from './index.ts';

const map = 'https://www.google.com/maps/embed?pb=1';
const social = 'https://www.facebook.com/plugins/page.php?href=https%3A%2F%2Fwww.facebook.com%2Ffakos';

function renderEmbed(props: Partial<EmbedProps> = {}, language: 'el' | 'en' = 'el') {
  const store = configureStore({ reducer: combineSlices(consentSlice) });
  render(
    <Provider store={store}>
      <I18nextProvider i18n={createI18n(language)}>
        <Embed kind="map" src={map} title="Fakos, Ερμού 1" {...props} />
      </I18nextProvider>
    </Provider>,
  );
  return store;
}

const frame = () => screen.queryByTitle('Fakos, Ερμού 1');

test('before consent it names the provider, and a click loads only this embed', async () => {
  const store = renderEmbed();
  expect(frame()).not.toBeInTheDocument();
  expect(screen.getByRole('group', { name: 'Fakos, Ερμού 1' })).toHaveTextContent(
    'η διεύθυνση IP σας φτάνει στον πάροχο (Google)',
  );
  expect(screen.getByRole('link', { name: 'Πολιτική απορρήτου' })).toHaveAttribute('href', '/privacy');
  await userEvent.click(screen.getByRole('button', { name: 'Φόρτωση χάρτη: Fakos, Ερμού 1' }));
  expect(frame()).toHaveFocus();
  expect(frame()).toHaveAttribute('src', map);
  expect(selectConsent(store.getState())?.choice).toBeNull();
});

test('"always load" grants only the embed’s category', async () => {
  const store = renderEmbed({}, 'en');
  await userEvent.click(screen.getByRole('button', { name: 'Always load maps and videos' }));
  expect(frame()).toBeInTheDocument();
  expect(selectConsent(store.getState())).toEqual({
    choice: 'custom',
    settings: { necessary: true, functional: true, analytics: false, marketing: false },
  });
});

test('consent loads it, and withdrawing consent removes it', () => {
  const store = renderEmbed();
  act(() => void store.dispatch(consentAccepted()));
  expect(frame()).toBeInTheDocument();
  act(() => void store.dispatch(consentRejected()));
  expect(frame()).not.toBeInTheDocument();
});

test.each([
  ['a host that is not allowed', 'map', 'https://maps.example/embed'],
  ['another page of an allowed host', 'map', 'https://www.google.com/search?q=1'],
  ['an http: URL', 'video', 'http://www.youtube-nocookie.com/embed/abc'],
  ['a social network page as a video', 'video', social],
  ['a javascript: URL', 'video', 'javascript:alert(1)'],
] as const)('%s is never shown', (_case, kind, src) => {
  renderEmbed({ kind, src });
  expect(screen.queryByRole('group')).not.toBeInTheDocument();
  expect(frame()).not.toBeInTheDocument();
});
