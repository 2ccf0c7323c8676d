import { getPathLanguage, localisePath, removePathLanguage } from './languages.ts';

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
] as const)('the path of %s in %s is %s', (path, language, localised) => {
  expect(localisePath(path, language)).toBe(localised);
});

test('a path that starts with the letters "en" but not with /en/ is Greek', () => {
  expect(getPathLanguage('/entry')).toBe('el');
  expect(removePathLanguage('/entry')).toBe('/entry');
});
