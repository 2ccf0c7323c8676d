import type { Language } from '@fakos/contracts/languages';
import { getList, toRecords, toStoredSection } from './convert.ts';
import type { EditorDocument, LanguageDocument, NodeKey, WidgetPlace } from './editor-document.ts';
import { insertSection, insertWidgets } from './operations.ts';
import { findPlace } from './queries.ts';

/** The other language. */
export function getOtherLanguage(language: Language): Language {
  return language === 'el' ? 'en' : 'el';
}

/** Whether a section or widget of one language could be put at the same place of the other, which does not have it. */
export function canInsertCounterpart(document: EditorDocument, from: Language, key: NodeKey): boolean {
  const other = document[getOtherLanguage(from)];
  const node = document[from].nodes[key];
  if (!node || other.nodes[key]) return false;
  return node.kind === 'section' || findCounterpartPlace(document[from], other, key) !== undefined;
}

/**
 * Copies a section or widget, with the same ids, to the same place of the other language: after the same neighbour where that
 * language has it.
 *
 * @throws {LimitError} if the other language would exceed a limit
 */
export function insertCounterpart(document: EditorDocument, from: Language, key: NodeKey): EditorDocument {
  if (!canInsertCounterpart(document, from, key)) return document;
  const language = getOtherLanguage(from);
  const source = document[from];
  const other = document[language];
  if (source.nodes[key]?.kind === 'section') {
    const index = findIndexAfterNeighbour(source.sections, other.sections, key);
    return { ...document, [language]: insertSection(other, index, toStoredSection(source, key)).document };
  }
  const place = findCounterpartPlace(source, other, key);
  if (!place) return document;
  return { ...document, [language]: insertWidgets(other, place, toRecords(source.nodes, [key])).document };
}

function findCounterpartPlace(
  source: LanguageDocument,
  other: LanguageDocument,
  key: NodeKey,
): WidgetPlace | undefined {
  const place = findPlace(source, key);
  const parent = place && source.nodes[place.parent];
  const match = place && other.nodes[place.parent];
  if (!parent || !match || match.kind !== parent.kind) return undefined;
  if (match.kind === 'widget' && parent.kind === 'widget' && match.type !== parent.type) return undefined;
  const index = findIndexAfterNeighbour(getList(parent, place.list), getList(match, place.list), key);
  return { ...place, index };
}

function findIndexAfterNeighbour(source: readonly NodeKey[], other: readonly NodeKey[], key: NodeKey): number {
  const before = source.slice(0, source.indexOf(key)).findLast((candidate) => other.includes(candidate));
  return before === undefined ? 0 : other.indexOf(before) + 1;
}
