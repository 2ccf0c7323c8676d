import type { StoredSection } from '@fakos/contracts/pages/contract';
import { findInsertionPlace } from '../commands/insertion-place.ts';
import { toDocument, toStoredSections } from './convert.ts';
import type { EditorDocument } from './editor-document.ts';
import { insertTemplate } from './insert-template.ts';
import { listLists } from './queries.ts';
import { copySection, createReference, fillSection, isLocked, lockSection, toSavedSection } from './references.ts';

const SAVED = 7;

const pair = (text: string) => ({
  id: 'saved',
  background_color: '#eee',
  widgets: [
    {
      id: 'c',
      type: 'two-columns',
      order: 1,
      leftColumn: [{ id: 'l', type: 'text', order: 1, content: text }],
      rightColumn: [],
    },
  ],
});
const saved = { el: pair('Ωράριο'), en: pair('Hours') };
const own: StoredSection = { id: 's', widgets: [{ id: 'a', type: 'text', order: 1, content: '' }] };
const start: EditorDocument = { el: toDocument([own]), en: toDocument([own]) };
const createIds = () => {
  let count = 0;
  return () => `new${++count}`;
};
const withReference = insertTemplate(start, 'el', 1, {
  el: [createReference(SAVED, 'r').el],
  en: [createReference(SAVED, 'r').en],
}).document;

test('a reference is stored without content, and nothing can be put into it', () => {
  expect(toStoredSections(withReference.el)[1]).toEqual({ id: 'r', saved_section_id: SAVED, widgets: [] });
  expect(isLocked(withReference.el.nodes.r)).toBe(true);
  expect(listLists(withReference.el).map(({ parent }) => parent)).toEqual(['s']);
  expect(findInsertionPlace(withReference.el, 'r')).toBeUndefined();
});

test('a copy has new ids that are the same in both languages, and no reference', () => {
  const copy = copySection({ ...saved, el: { ...saved.el, saved_section_id: SAVED } }, createIds());
  expect(copy.el).toEqual({
    id: 'new1',
    background_color: '#eee',
    widgets: [
      { ...saved.el.widgets[0], id: 'new3', leftColumn: [{ ...saved.el.widgets[0]?.leftColumn[0], id: 'new2' }] },
    ],
  });
  expect(copy.en.id).toBe(copy.el.id);
  expect(JSON.stringify(copy.en)).toBe(JSON.stringify(copy.el).replace('Ωράριο', 'Hours'));
});

test('a reusable section is edited on a page, saved from it without its reference, and locked again', () => {
  const content = {
    el: { ...saved.el, saved_section_id: SAVED },
    en: { ...saved.en, saved_section_id: SAVED },
  };
  const edited = fillSection(withReference, 'r', content);
  expect(isLocked(edited.el.nodes.r)).toBe(false);
  expect(toStoredSections(edited.en)[1]).toEqual({ ...content.en, id: 'r' });
  expect(toSavedSection(edited, 'r')).toEqual({ el: { ...saved.el, id: 'r' }, en: { ...saved.en, id: 'r' } });
  const locked = lockSection(edited, 'r', SAVED);
  expect(toStoredSections(locked.el)).toEqual(toStoredSections(withReference.el));
  expect(toStoredSections(locked.en)).toEqual(toStoredSections(withReference.en));
});

test('a section of one language is saved for both', () => {
  const document = { el: toDocument([own]), en: toDocument([]) };
  expect(toSavedSection(document, 's')).toEqual({ el: own, en: own });
  expect(toSavedSection(document, 'unknown')).toBeUndefined();
});
