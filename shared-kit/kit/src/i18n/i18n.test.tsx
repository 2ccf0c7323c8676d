import { act, render, screen } from '@testing-library/react';
import { createI18n, I18nextProvider, useLanguage, useTranslations } from './i18n.ts';

const greek = { greeting: 'Καλημέρα' };
const english = { greeting: 'Good morning' };

function Greeting({ onRender }: { onRender: () => void }) {
  const text = useTranslations<typeof greek>('shop');
  onRender();
  return <p lang={useLanguage()}>{text('greeting')}</p>;
}

function setUp() {
  const i18n = createI18n('el');
  i18n.addResourceBundle('el', 'shop', greek);
  i18n.addResourceBundle('en', 'shop', english);
  const onRender = jest.fn();
  render(
    <I18nextProvider i18n={i18n}>
      <Greeting onRender={onRender} />
    </I18nextProvider>,
  );
  return { i18n, onRender };
}

test('translations of another package do not render a text again', () => {
  const { i18n, onRender } = setUp();
  act(() => {
    i18n.addResourceBundle('el', 'blog', { title: 'Άρθρα' });
  });
  expect(onRender).toHaveBeenCalledTimes(1);
});

test('a text follows changes of its own translations and of the language', async () => {
  const { i18n } = setUp();
  act(() => {
    i18n.addResourceBundle('el', 'shop', { greeting: 'Γεια σας' });
  });
  expect(screen.getByText('Γεια σας')).toHaveAttribute('lang', 'el');
  await act(async () => {
    await i18n.changeLanguage('en');
  });
  expect(screen.getByText('Good morning')).toHaveAttribute('lang', 'en');
});
