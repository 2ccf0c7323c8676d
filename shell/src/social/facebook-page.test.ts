import { getFacebookPluginUrl } from './facebook-page.ts';

test('a page URL becomes the URL of its plugin', () => {
  const address = new URL(getFacebookPluginUrl('https://m.facebook.com/fakos.example?ref=x') ?? '');
  expect(address.origin + address.pathname).toBe('https://www.facebook.com/plugins/page.php');
  expect(address.searchParams.get('href')).toBe('https://www.facebook.com/fakos.example');
});

test.each([
  ['', 'nothing'],
  ['fakos', 'no address'],
  ['https://www.facebook.com/', 'no page'],
  ['https://facebook.com.evil.example/fakos', 'another host'],
  ['http://www.facebook.com/fakos', 'no encryption'],
])('%p is rejected: %s', (url) => {
  expect(getFacebookPluginUrl(url)).toBeUndefined();
});
