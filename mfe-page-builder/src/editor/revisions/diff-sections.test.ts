import type { StoredSection, WidgetRecord } from '@fakos/contracts/pages/contract';
import { diffSections, type SectionsChange } from './diff-sections.ts';
import { diffText } from './diff-text.ts';

type Fields = Record<string, unknown>;

const widget = (id: string, type = 'text', fields: Fields = {}, order = 1): WidgetRecord => ({
  id,
  type,
  order,
  ...fields,
});
const section = (id: string, widgets: WidgetRecord[], fields: Fields = {}): StoredSection => ({
  id,
  ...fields,
  widgets: widgets.map((each, index) => ({ ...each, order: index + 1 })),
});
const image = (altText: string) => widget('i', 'image', { imageUrl: 'a.jpg', altText });
const columns = (left: WidgetRecord[], right: WidgetRecord[]) =>
  widget('c', 'two-columns', { leftColumn: left, rightColumn: right });
const text = (content: string, id = 't') => widget(id, 'text', { content });

/** A change in one line: kind, id and details. */
function toLine(change: SectionsChange): string {
  const start = `${change.language} ${change.kind} ${change.id}`;
  if (change.kind === 'moved') {
    const { from, to } = change;
    return `${start}: ${from.parent}.${from.list} ${from.position} > ${to.parent}.${to.list} ${to.position}`;
  }
  if (change.kind === 'type-changed') return `${start}: ${change.before} > ${change.type}`;
  if (change.kind !== 'changed') return start;
  return `${start}: ${change.changes
    .map((each) => {
      const path = [each.field, each.item, each.itemField].filter((part) => part !== undefined).join('.');
      if (each.kind !== 'changed') return `${each.kind} ${path}`;
      if (each.formatting) {
        return `${path} ${each.formatting.map(({ kind, element, text: part }) => `${kind} ${element} ${part}`).join(', ')}`;
      }
      return `${path} ${String(each.before)} → ${String(each.after)}`;
    })
    .join('; ')}`;
}

const rows: [string, StoredSection[], StoredSection[], string[]][] = [
  ['nothing', [section('s', [image('A')])], [section('s', [image('A')])], []],
  [
    'an alternative text alone',
    [section('s', [image('A')])],
    [section('s', [image('B')])],
    ['el changed i: altText A → B'],
  ],
  [
    'an empty text that was missing',
    [section('s', [widget('i', 'image', {})])],
    [section('s', [widget('i', 'image', { altText: '' })])],
    [],
  ],
  [
    'an alternative text in a gallery',
    [
      section('s', [
        widget('g', 'gallery', {
          images: [
            { url: 'a.jpg', alt: 'A' },
            { url: 'b.jpg', alt: 'B' },
          ],
        }),
      ]),
    ],
    [
      section('s', [
        widget('g', 'gallery', {
          images: [
            { url: 'a.jpg', alt: 'A' },
            { url: 'b.jpg', alt: 'C' },
          ],
        }),
      ]),
    ],
    ['el changed g: images.2.alt B → C'],
  ],
  [
    'images added, removed and reordered',
    [section('s', [widget('g', 'gallery', { images: ['a.jpg', 'b.jpg', 'c.jpg'] })])],
    [section('s', [widget('g', 'gallery', { images: ['c.jpg', 'd.jpg', 'a.jpg'] })])],
    ['el changed g: item-added images.2; item-removed images.2; items-reordered images'],
  ],
  ['a widget added', [section('s', [text('A')])], [section('s', [text('A'), text('B', 'n')])], ['el added n']],
  ['a widget removed', [section('s', [text('A'), text('B', 'n')])], [section('s', [text('A')])], ['el removed n']],
  ['a section with widgets added as a whole', [], [section('s', [columns([text('A')], [])])], ['el added s']],
  [
    'a widget moved down in its section: one move',
    [section('s', [text('A', 'a'), text('B', 'b'), text('C', 'c')])],
    [section('s', [text('B', 'b'), text('C', 'c'), text('A', 'a')])],
    ['el moved a: s.widgets 1 > s.widgets 3'],
  ],
  [
    'a widget moved into a column',
    [section('s', [text('A'), columns([], [])])],
    [section('s', [columns([], [text('A')])])],
    ['el moved t: s.widgets 1 > c.rightColumn 1'],
  ],
  [
    'a widget moved to another section and changed',
    [section('one', [text('A')]), section('two', [])],
    [section('one', []), section('two', [text('B')])],
    ['el moved t: one.widgets 1 > two.widgets 1', 'el changed t: content A → B'],
  ],
  [
    'a widget saved from a section that was removed',
    [section('one', [text('A'), text('B', 'n')]), section('two', [])],
    [section('two', [text('A')])],
    ['el moved t: one.widgets 1 > two.widgets 1', 'el removed one'],
  ],
  [
    'sections exchanged',
    [section('one', []), section('two', [])],
    [section('two', []), section('one', [])],
    ['el moved one: . 1 > . 2'],
  ],
  [
    'another type with the same id',
    [section('s', [text('A')])],
    [section('s', [widget('t', 'html', { content: 'A' })])],
    ['el type-changed t: text > html'],
  ],
  [
    'the formatting of a text alone',
    [section('s', [text('<p>One two</p>')])],
    [section('s', [text('<p>One <strong>two</strong></p>')])],
    ['el changed t: content added strong two'],
  ],
  [
    'a section and a field that this version does not know',
    [section('s', [widget('x', 'contributed', { rate: 1 })], { background_color: '#fff' })],
    [section('s', [widget('x', 'contributed', { rate: 2 })], { background_color: '#000' })],
    ['el changed s: background_color #fff → #000', 'el changed x: rate 1 → 2'],
  ],
];

test.each(rows)('%s', (_, before, after, lines) => {
  expect(diffSections({ el: before }, { el: after }).map(toLine)).toEqual(lines);
});

test('each language has its own changes', () => {
  const before = { el: [section('s', [text('Α')])], en: [section('s', [text('A')])] };
  const after = { el: before.el, en: [section('s', [text('B')])] };
  expect(diffSections(before, after).map(toLine)).toEqual(['en changed t: content A → B']);
});

test('words of every script are compared as a whole', () => {
  expect(diffText('Τα γυαλιά μας, εδώ', 'Τα νέα γυαλιά μας!')).toEqual([
    { kind: 'same', text: 'Τα ' },
    { kind: 'added', text: 'νέα ' },
    { kind: 'same', text: 'γυαλιά μας' },
    { kind: 'removed', text: ', εδώ' },
    { kind: 'added', text: '!' },
  ]);
});
