import type { StoredSection, WidgetRecord } from '@fakos/contracts/pages/contract';
import fc from 'fast-check';
import { readClipboardText, toClipboardText } from './clipboard.ts';
import { getList, toDocument, toStoredSections } from './convert.ts';
import { canInsertCounterpart, insertCounterpart } from './counterparts.ts';
import type { EditorDocument, LanguageDocument } from './editor-document.ts';
import { applyChanges, emptyHistory, type History, recordStep } from './history.ts';
import { findNextPlace, listPlaces } from './keyboard-moves.ts';
import { LimitError, limits } from './limits.ts';
import { mergeDocuments } from './merge.ts';
import { withNewIds } from './new-ids.ts';
import {
  duplicateNode,
  insertSection,
  insertWidgets,
  moveSection,
  moveWidgets,
  removeNodes,
  setField,
} from './operations.ts';
import { countLevels, findPlace, listKeys, listLists } from './queries.ts';

const text = (id: string, more: object = {}): WidgetRecord => ({
  id,
  type: 'text',
  order: 1,
  content: `<p>${id}</p>`,
  ...more,
});
const columns = (id: string, left: WidgetRecord[], right: WidgetRecord[] = []): WidgetRecord => ({
  id,
  type: 'two-columns',
  order: 1,
  leftColumn: left,
  rightColumn: right,
  columnRatio: '1-1',
});
const section = (id: string, ...widgets: WidgetRecord[]): StoredSection => ({ id, widgets });
const open = (...sections: StoredSection[]): LanguageDocument => toDocument(sections);
const sample = () =>
  open(section('s1', text('a'), columns('c', [text('l')], [text('r')]), text('b')), section('s2', text('d')));
const shape = (document: LanguageDocument) =>
  listKeys(document).map((key) => {
    const place = findPlace(document, key);
    return place ? `${key}<${place.parent}.${place.list}` : key;
  });

/** Widgets as pages may store them: known and unknown types, unknown fields, columns within columns. */
const storedWidget = fc.letrec<{ widget: WidgetRecord }>((tie) => ({
  widget: fc.oneof(
    { maxDepth: 3, depthSize: 'small' },
    fc.record({
      id: fc.uuid(),
      type: fc.constantFrom('text', 'button', 'hologram'),
      order: fc.constant(1),
      future: fc.jsonValue(),
    }),
    fc.record({
      id: fc.uuid(),
      type: fc.constant('two-columns'),
      order: fc.constant(1),
      leftColumn: fc.array(tie('widget'), { maxLength: 3 }),
      rightColumn: fc.oneof(fc.array(tie('widget'), { maxLength: 2 }), fc.constant('not a list')),
      gap: fc.string(),
    }),
  ) as fc.Arbitrary<WidgetRecord>,
})).widget;

const storedPage = fc.array(
  fc.record({
    id: fc.uuid(),
    widgets: fc.array(storedWidget, { maxLength: 4 }),
    content: fc.string(),
    settings: fc.dictionary(fc.string(), fc.jsonValue()),
  }),
  { minLength: 1, maxLength: 4 },
);

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

test('a stored page survives the editor unchanged', () => {
  fc.assert(
    fc.property(storedPage, (page) => {
      expect(plain(toStoredSections(toDocument(page)))).toEqual(plain(page));
    }),
  );
});

test('sections and widgets with the same id stay apart and keep their ids', () => {
  const page = [section('s', text('a'), text('a')), section('s', text('a'))];
  const document = toDocument(page);
  expect(Object.keys(document.nodes)).toHaveLength(5);
  expect(toStoredSections(document)).toEqual(page);
});

const createIds = () => {
  let count = 0;
  return () => {
    count += 1;
    return `new-${count}`;
  };
};

/** Every node is in exactly one list, and every key leads to a node. */
function expectArranged(document: LanguageDocument): void {
  const listed = listKeys(document);
  expect(new Set(listed).size).toBe(listed.length);
  expect(new Set(listed)).toEqual(new Set(Object.keys(document.nodes)));
}

/** {@link expectArranged}, and no limit is exceeded. */
function expectValid(document: LanguageDocument): void {
  expectArranged(document);
  for (const key of document.sections) expect(countLevels(document, key)).toBeLessThanOrEqual(limits.depth);
}

type Step = readonly [operation: number, one: number, other: number, position: number];

/** Applies a random operation. Refusals by a limit leave the document as it was. */
function apply(
  document: LanguageDocument,
  [operation, one, other, position]: Step,
  create: () => string,
): LanguageDocument {
  const keys = listKeys(document);
  const key = keys[one % Math.max(1, keys.length)] ?? '';
  const lists = listLists(document);
  const list = lists[other % Math.max(1, lists.length)];
  const place = list && { parent: list.parent, list: list.list, index: position % (list.keys.length + 1) };
  try {
    if (operation === 0) return place ? insertWidgets(document, place, [text(create())]).document : document;
    if (operation === 1)
      return place ? insertWidgets(document, place, [columns(create(), [text(create())])]).document : document;
    if (operation === 2)
      return place ? moveWidgets(document, [key, keys[position % keys.length] ?? ''], place) : document;
    if (operation === 3) return keys.length > 4 ? removeNodes(document, [key]) : document;
    if (operation === 4) return duplicateNode(document, key, create).document;
    if (operation === 5) return setField(document, key, 'content', `<p>${position}</p>`);
    if (operation === 6)
      return insertSection(document, position % (document.sections.length + 1), section(create(), text(create())))
        .document;
    return moveSection(
      document,
      document.sections[one % document.sections.length] ?? '',
      position % document.sections.length,
    );
  } catch (error) {
    if (error instanceof LimitError) return document;
    throw error;
  }
}

const steps = fc.array(fc.tuple(fc.nat(7), fc.nat(500), fc.nat(500), fc.nat(500)), { minLength: 50, maxLength: 50 });

test('random operations leave a valid page; undoing all of them restores the start, redoing all of them the end', () => {
  fc.assert(
    fc.property(storedPage, steps, (page, chosen) => {
      const create = createIds();
      const start: EditorDocument = { el: toDocument(page), en: toDocument([]) };
      let document = start;
      let history: History = emptyHistory;
      for (const [at, step] of chosen.entries()) {
        const el = apply(document.el, step, create);
        expectValid(el);
        const after = { ...document, el };
        const label = { name: 'edit' } as const;
        history = recordStep(history, document, after, {
          label,
          language: 'el',
          selectionBefore: [],
          selectionAfter: [],
          at,
        });
        document = after;
      }
      const end = toStoredSections(document.el);
      expect(history.past).toHaveLength(chosen.length);
      for (const step of history.past.toReversed()) document = applyChanges(document, step.changes, 'before');
      expect(toStoredSections(document.el)).toEqual(toStoredSections(start.el));
      for (const step of history.past) document = applyChanges(document, step.changes, 'after');
      expect(toStoredSections(document.el)).toEqual(end);
    }),
    { numRuns: 25 },
  );
});

test('typing into one field is one step until there is a pause', () => {
  let document: EditorDocument = { el: sample(), en: open() };
  let history = emptyHistory;
  const type = (content: string, at: number) => {
    const after = { ...document, el: setField(document.el, 'a', 'content', content) };
    const step = { label: { name: 'edit' as const }, language: 'el' as const, selectionBefore: [], selectionAfter: [] };
    history = recordStep(history, document, after, { ...step, mergeKey: 'el a content', at });
    document = after;
  };
  type('1', 0);
  type('12', 500);
  type('123', 1000);
  expect(history.past).toHaveLength(1);
  type('1234', 9000);
  expect(history.past).toHaveLength(2);
  const [first, last] = history.past;
  if (!first || !last) throw new Error('steps are missing');
  document = applyChanges(applyChanges(document, last.changes, 'before'), first.changes, 'before');
  expect(document.el.nodes.a?.fields.content).toBe('<p>a</p>');
});

test('a moved widget is numbered with its new neighbours', () => {
  const moved = moveWidgets(sample(), ['b'], { parent: 's1', list: 'widgets', index: 0 });
  expect(toStoredSections(moved)[0]?.widgets.map(({ id, order }) => [id, order])).toEqual([
    ['b', 1],
    ['a', 2],
    ['c', 3],
  ]);
});

test('a widget cannot be moved into itself, and moving it to where it is changes nothing', () => {
  const document = sample();
  expect(moveWidgets(document, ['c'], { parent: 'c', list: 'leftColumn', index: 0 })).toBe(document);
  expect(moveWidgets(document, ['a'], { parent: 's1', list: 'widgets', index: 1 })).toBe(document);
});

test('a limit that would be exceeded is named', () => {
  const deep = Array.from({ length: limits.depth }).reduce<WidgetRecord>(
    (inner, _, level) => columns(`c${level}`, [inner]),
    text('x'),
  );
  const expectRefused = (change: () => unknown, limit: string) =>
    expect(change).toThrow(expect.objectContaining({ limit }));
  expectRefused(() => insertWidgets(sample(), { parent: 's1', list: 'widgets', index: 0 }, [deep]), 'depth');
  const many = Array.from({ length: limits.widgets }, (_, index) => text(`w${index}`));
  expectRefused(() => insertWidgets(sample(), { parent: 's1', list: 'widgets', index: 0 }, many), 'widgets');
  const sections = open(...Array.from({ length: limits.sections }, (_, index) => section(`s${index}`)));
  expectRefused(() => insertSection(sections, 0, section('one more')), 'sections');
});

test('with the arrow keys a widget visits every legal place and returns', () => {
  let document = sample();
  const visit = (direction: 'up' | 'down') => {
    const seen: string[] = [];
    for (;;) {
      const place = findPlace(document, 'a');
      seen.push(`${place?.parent}.${place?.list}.${place?.index}`);
      const next = findNextPlace(document, 'a', direction);
      if (!next) return seen;
      const without = removeNodes(document, ['a']);
      document = insertWidgets(without, next, [text('a')]).document;
    }
  };
  const down = visit('down');
  expect(down).toEqual([
    's1.widgets.0',
    'c.leftColumn.0',
    'c.leftColumn.1',
    'c.rightColumn.0',
    'c.rightColumn.1',
    's1.widgets.1',
    's1.widgets.2',
    's2.widgets.0',
    's2.widgets.1',
  ]);
  expect(visit('up')).toEqual(down.toReversed());
  expect(listPlaces(document, 'c').some(({ parent }) => parent === 'c')).toBe(false);
});

test('left and right reach the column beside, and nothing beyond the last', () => {
  const document = sample();
  expect(findNextPlace(document, 'l', 'right')).toEqual({ parent: 'c', list: 'rightColumn', index: 0 });
  expect(findNextPlace(document, 'r', 'right')).toBeUndefined();
  expect(findNextPlace(document, 'a', 'left')).toBeUndefined();
});

test('a widget of one language is put at the same place of the other', () => {
  const el = sample();
  const document = { el, en: removeNodes(el, ['r', 'b']) };
  expect(canInsertCounterpart(document, 'el', 'a')).toBe(false);
  const added = insertCounterpart(insertCounterpart(document, 'el', 'b'), 'el', 'r');
  expect(shape(added.en)).toEqual(shape(el));
  expect(canInsertCounterpart({ el, en: open() }, 'el', 'a')).toBe(false);
});

test('copied widgets are pasted with new ids, and other texts are refused', () => {
  const document = sample();
  const copied = readClipboardText(toClipboardText(document, ['c', 'l']));
  expect(copied?.widgets.map(({ id }) => id)).toEqual(['c']);
  const pasted = insertWidgets(
    document,
    { parent: 's2', list: 'widgets', index: 1 },
    withNewIds(copied?.widgets ?? [], createIds()),
  );
  expect(getList(pasted.document.nodes.s2, 'widgets')).toEqual(['d', ...pasted.keys]);
  expectValid(pasted.document);
  expect(readClipboardText('a text')).toBeUndefined();
  expect(readClipboardText('{"format":"fakos-page-builder","version":9,"widgets":[],"sections":[]}')).toBeUndefined();
});

test('changes of different widgets are merged, and both changes of the same widget are a conflict', () => {
  const base = { el: sample(), en: open() };
  const edit = (key: string, value: string) => setField(base.el, key, 'content', value);
  const mine = { ...base, el: moveWidgets(edit('a', 'mine'), ['a'], { parent: 's2', list: 'widgets', index: 1 }) };
  const theirs = {
    ...base,
    el: insertWidgets(edit('b', 'theirs'), { parent: 'c', list: 'leftColumn', index: 1 }, [text('n')]).document,
  };
  const merged = mergeDocuments(base, mine, theirs);
  expect(merged.conflicts).toEqual([]);
  expect(shape(merged.document.el)).toEqual([
    's1',
    'c<s1.widgets',
    'l<c.leftColumn',
    'n<c.leftColumn',
    'r<c.rightColumn',
    'b<s1.widgets',
    's2',
    'd<s2.widgets',
    'a<s2.widgets',
  ]);
  expect(['a', 'b'].map((key) => merged.document.el.nodes[key]?.fields.content)).toEqual(['mine', 'theirs']);
  const both = mergeDocuments(base, mine, { ...base, el: edit('a', 'theirs') });
  expect(both.conflicts).toMatchObject([{ language: 'el', key: 'a' }]);
  expect(both.document.el.nodes.a?.fields.content).toBe('mine');
});

test('a merge of random changes is a valid page', () => {
  fc.assert(
    fc.property(storedPage, steps, steps, (page, first, second) => {
      const create = createIds();
      const base = { el: toDocument(page), en: toDocument([]) };
      const change = (chosen: readonly Step[]) => ({
        ...base,
        el: chosen.slice(0, 12).reduce((el, step) => apply(el, step, create), base.el),
      });
      expectArranged(mergeDocuments(base, change(first), change(second)).document.el);
      const alone = change(first);
      expect(toStoredSections(mergeDocuments(base, alone, base).document.el)).toEqual(toStoredSections(alone.el));
    }),
    { numRuns: 25 },
  );
});
