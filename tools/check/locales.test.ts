import { compareCatalogues } from './locales.ts';

const texts = (entries: Record<string, string>) => new Map(Object.entries(entries));

test.each([
  ['a text that English lacks', { a: 'α', b: 'β' }, { a: 'a' }, /en\.json lacks 'b'/],
  ['a text that Greek lacks', { a: 'α' }, { a: 'a', b: 'b' }, /el\.json lacks 'b'/],
  ['an empty text', { a: '' }, { a: 'a' }, /'a' is empty/],
  ['values that differ', { a: '{{count}} είδη' }, { a: '{{number}} items' }, /interpolates \{count\}/],
])('%s is found', (_, el, en, expected) => {
  expect(compareCatalogues('x', texts(el), texts(en)).join()).toMatch(expected);
});

test('a language may have more plural forms than the other', () => {
  const el = texts({ items_one: '{{count}} είδος', items_other: '{{count}} είδη' });
  expect(compareCatalogues('x', el, texts({ items_other: '{{count}} items' }))).toEqual([]);
});
