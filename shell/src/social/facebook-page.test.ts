import { facebookPlugin } from './facebook-page.ts';

test('the shop’s page becomes the address of its plugin', () => {
  const address = new URL(facebookPlugin('https://m.facebook.com/fakos.example?ref=x') ?? '');
  expect(address.origin + address.pathname).toBe('https://www.facebook.com/plugins/page.php');
  expect(address.searchParams.get('href')).toBe('https://www.facebook.com/fakos.example');
});

test.each([
  ['', 'nothing'],
  ['fakos', 'no address'],
  ['https://www.facebook.com/', 'no page'],
  ['https://facebook.com.evil.example/fakos', 'another host'],
  ['http://www.facebook.com/fakos', 'no encryption'],
])('%p is %s', (url) => {
  expect(facebookPlugin(url)).toBeUndefined();
});
