import { act, render, screen } from '@testing-library/react';
import { createI18n, I18nextProvider, useLanguage, useTranslations } from './i18n.ts';

const greek = { greeting: 'Καλημέρα' };
const english = { greeting: 'Good morning' };

function setUp() {
  const i18n = createI18n('el');
  i18n.addResourceBundle('el', 'shop', greek);
  i18n.addResourceBundle('en', 'shop', english);
  let renders = 0;
  function Greeting() {
    renders += 1;
    const text = useTranslations<typeof greek>('shop');
    return <p lang={useLanguage()}>{text('greeting')}</p>;
  }
  render(
    <I18nextProvider i18n={i18n}>
      <Greeting />
    </I18nextProvider>,
  );
  return { i18n, getRenders: () => renders };
}

test('translations of another package do not render a text again', () => {
  const { i18n, getRenders } = setUp();
  act(() => {
    i18n.addResourceBundle('el', 'blog', { title: 'Άρθρα' });
  });
  expect(getRenders()).toBe(1);
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
