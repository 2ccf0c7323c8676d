import type { StoredSection } from '@fakos/contracts/pages/contract';
import { findStaleTranslations } from './stale-translations.ts';

const text = (content: string, more: object = {}) => ({ id: 'w', type: 'text', order: 1, content, ...more });
const page = (...widgets: StoredSection['widgets']): StoredSection[] => [{ id: 's', widgets }];
const before = { el: page(text('α')), en: page(text('a')) };

test.each([
  ['nothing', before, [], []],
  ['the Greek text', { ...before, el: page(text('β')) }, [], ['w']],
  ['the English text of a stale widget', { ...before, en: page(text('b')) }, ['w'], []],
  ['both texts at once', { el: page(text('β')), en: page(text('b')) }, [], []],
  ['the order and a field that is no text', { ...before, el: page(text('α', { order: 2, mood: 1 })) }, [], []],
  ['the Greek title of a section', { ...before, el: [{ ...page(text('α'))[0], id: 's', title: 'Τ' }] }, [], ['s']],
  ['the Greek text of a widget that English does not have', { el: page(text('β')), en: page() }, ['w'], []],
] as const)('changed %s', (_what, after, known, expected) => {
  expect(findStaleTranslations(before, after as unknown as typeof before, known)).toEqual(expected);
});

test('a text inside a column makes its own widget stale and not the columns', () => {
  const columns = (content: string) =>
    page({ id: 'c', type: 'two-columns', order: 1, leftColumn: [text(content)], rightColumn: [] });
  const was = { el: columns('α'), en: columns('a') };
  expect(findStaleTranslations(was, { ...was, el: columns('β') }, [])).toEqual(['w']);
});
