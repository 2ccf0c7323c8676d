import { createI18n, I18nextProvider, loadTranslations } from '@fakos/shared-kit/i18n';
import { render, screen } from '@testing-library/react';
import remote from '../remote.ts';
import { WidgetBoundary } from './widget-boundary.tsx';

function Broken(): never {
  throw new Error('broken');
}

test('a widget that fails shows a notice, and the others are still shown', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const i18n = createI18n('el');
  await loadTranslations(i18n, remote.id, remote.locales, 'el');
  render(
    <I18nextProvider i18n={i18n}>
      <WidgetBoundary>
        <Broken />
      </WidgetBoundary>
      <WidgetBoundary>
        <p>Μετά</p>
      </WidgetBoundary>
    </I18nextProvider>,
  );
  expect(screen.getByText('Αυτό το μέρος της σελίδας δεν μπορεί να εμφανιστεί.')).toBeInTheDocument();
  expect(screen.getByText('Μετά')).toBeInTheDocument();
});
