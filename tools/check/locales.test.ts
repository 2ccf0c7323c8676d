import { compareTranslations } from './locales.ts';

const texts = (entries: Record<string, string>) => new Map(Object.entries(entries));

test.each([
  ['a missing English text', { a: 'α', b: 'β' }, { a: 'a' }, /en\.json lacks 'b'/],
  ['a missing Greek text', { a: 'α' }, { a: 'a', b: 'b' }, /el\.json lacks 'b'/],
  ['an empty text', { a: '' }, { a: 'a' }, /'a' is empty/],
  ['different placeholders', { a: '{{count}} είδη' }, { a: '{{number}} items' }, /interpolates \{count\}/],
])('reports %s', (_, el, en, expected) => {
  expect(compareTranslations('x', texts(el), texts(en)).join()).toMatch(expected);
});

test('the languages may have different plural forms', () => {
  const el = texts({ items_one: '{{count}} είδος', items_other: '{{count}} είδη' });
  expect(compareTranslations('x', el, texts({ items_other: '{{count}} items' }))).toEqual([]);
});
