import { languageOfPath, localisePath, pathWithoutLanguage } from './languages.ts';

test.each([
  ['/', 'en', '/en'],
  ['/shop', 'en', '/en/shop'],
  ['/shop?page=2', 'en', '/en/shop?page=2'],
  ['/?a=1', 'en', '/en?a=1'],
  ['/en/shop', 'el', '/shop'],
  ['/en', 'el', '/'],
  ['/en/shop', 'en', '/en/shop'],
  ['/entry', 'en', '/en/entry'],
  ['/admin/shop', 'en', '/admin/shop'],
  ['/en/admin/shop', 'en', '/admin/shop'],
  ['https://example.gr/shop', 'en', 'https://example.gr/shop'],
  ['//example.gr', 'en', '//example.gr'],
] as const)('the twin of %s in %s is %s', (path, language, twin) => {
  expect(localisePath(path, language)).toBe(twin);
});

test('an address that merely begins with the letters "en" is Greek', () => {
  expect(languageOfPath('/entry')).toBe('el');
  expect(pathWithoutLanguage('/entry')).toBe('/entry');
});
