import type { StoredSection, WidgetRecord } from '@fakos/contracts/pages/contract';
import type { StoredFields } from '@fakos/contracts/widgets/widget';
import { addWidgets, getList, getListNames, listSubtree, toRecords, toStoredSection } from './convert.ts';
import type { EditorNode, LanguageDocument, ListAddress, NodeKey, WidgetPlace } from './editor-document.ts';
import { LimitError, limits } from './limits.ts';
import { type CreateId, withNewIds, withNewSectionIds } from './new-ids.ts';
import { countLevels, countWidgets, findPlace, getLevel, listOutermost } from './queries.ts';

type Nodes = Record<NodeKey, EditorNode>;

/** A document after an operation, with the inserted keys. */
export interface Inserted {
  readonly document: LanguageDocument;
  readonly keys: readonly NodeKey[];
}

/**
 * Inserts widgets with those in their columns.
 *
 * @throws {LimitError} if the page would have too many widgets or too many levels
 */
export function insertWidgets(
  document: LanguageDocument,
  place: WidgetPlace,
  records: readonly WidgetRecord[],
): Inserted {
  const nodes: Nodes = { ...document.nodes };
  const keys = addWidgets(
    nodes,
    records.map((record, index) => ({ ...record, order: index })),
  );
  for (const key of keys) nodes[key] = withoutOrder(nodes[key]);
  setList(nodes, place, (list) => list.toSpliced(place.index, 0, ...keys));
  const inserted = { ...document, nodes };
  checkWidgets(inserted);
  checkDepth(inserted, place, keys);
  return { document: inserted, keys };
}

/**
 * Moves widgets, in their order on the page, to a place, of which the index counts before the change.
 *
 * @throws {LimitError} if they would be nested too deeply
 */
export function moveWidgets(
  document: LanguageDocument,
  moved: readonly NodeKey[],
  place: WidgetPlace,
): LanguageDocument {
  const keys = listOutermost(document, moved).filter((key) => document.nodes[key]?.kind === 'widget');
  if (keys.length === 0 || isInsideAny(document, place, keys)) return document;
  const before = getList(document.nodes[place.parent], place.list).slice(0, place.index);
  const index = place.index - before.filter((key) => keys.includes(key)).length;
  const nodes: Nodes = { ...document.nodes };
  for (const key of keys) {
    const from = findPlace({ ...document, nodes }, key);
    if (from) setList(nodes, from, (list) => list.filter((other) => other !== key));
    nodes[key] = withoutOrder(nodes[key]);
  }
  setList(nodes, place, (list) => list.toSpliced(index, 0, ...keys));
  const result = { ...document, nodes };
  checkDepth(result, place, keys);
  return isSamePlace(document, result, keys) ? document : result;
}

/** Moves one widget to a place, of which the index counts without the widget. */
export function placeWidget(document: LanguageDocument, key: NodeKey, place: WidgetPlace): LanguageDocument {
  const from = findPlace(document, key);
  const isBehind = from?.parent === place.parent && from.list === place.list && from.index < place.index;
  return moveWidgets(document, [key], isBehind ? { ...place, index: place.index + 1 } : place);
}

/** Removes sections and widgets with everything inside them. */
export function removeNodes(document: LanguageDocument, keys: readonly NodeKey[]): LanguageDocument {
  const nodes: Nodes = { ...document.nodes };
  const removed = new Set(keys.flatMap((key) => listSubtree(document.nodes, key)));
  if (removed.size === 0) return document;
  for (const key of listOutermost(document, keys)) {
    const place = findPlace({ ...document, nodes }, key);
    if (place) setList(nodes, place, (list) => list.filter((other) => other !== key));
  }
  for (const key of removed) delete nodes[key];
  return { sections: document.sections.filter((key) => !removed.has(key)), nodes };
}

/** Duplicates a section or widget right after itself, with new ids. */
export function duplicateNode(document: LanguageDocument, key: NodeKey, createId: CreateId): Inserted {
  const node = document.nodes[key];
  if (node?.kind === 'section') {
    const copy = withNewSectionIds(toStoredSection(document, key), createId);
    return insertSection(document, document.sections.indexOf(key) + 1, copy);
  }
  const place = findPlace(document, key);
  if (!place) return { document, keys: [] };
  const copies = withNewIds(toRecords(document.nodes, [key]), createId);
  return insertWidgets(document, { ...place, index: place.index + 1 }, copies);
}

/**
 * Inserts a section with its widgets.
 *
 * @throws {LimitError} if the page would have too many sections or widgets
 */
export function insertSection(document: LanguageDocument, index: number, section: StoredSection): Inserted {
  if (document.sections.length >= limits.sections) throw new LimitError('sections');
  const { id, widgets, ...fields } = section;
  const key = createSectionKey(document, id);
  const nodes: Nodes = { ...document.nodes };
  nodes[key] = { kind: 'section', key, id, fields, lists: { widgets: [] } };
  nodes[key] = { kind: 'section', key, id, fields, lists: { widgets: addWidgets(nodes, widgets) } };
  const inserted = { sections: document.sections.toSpliced(index, 0, key), nodes };
  checkWidgets(inserted);
  if (countLevels(inserted, key) > limits.depth) throw new LimitError('depth');
  return { document: inserted, keys: [key] };
}

/** Moves a section; `index` counts without it. */
export function moveSection(document: LanguageDocument, key: NodeKey, index: number): LanguageDocument {
  const from = document.sections.indexOf(key);
  if (from < 0 || from === index) return document;
  return { ...document, sections: document.sections.toSpliced(from, 1).toSpliced(index, 0, key) };
}

/** Sets a field of a section or widget; `undefined` removes it. */
export function setField(document: LanguageDocument, key: NodeKey, name: string, value: unknown): LanguageDocument {
  const node = document.nodes[key];
  if (!node || Object.is(node.fields[name], value) || getListNames(node).includes(name)) return document;
  const { [name]: _replaced, ...others } = node.fields;
  const fields: StoredFields = value === undefined ? others : { ...node.fields, [name]: value };
  return { ...document, nodes: { ...document.nodes, [key]: { ...node, fields } } };
}

function setList(
  nodes: Nodes,
  { parent, list }: ListAddress,
  change: (keys: readonly NodeKey[]) => readonly NodeKey[],
): void {
  const node = nodes[parent];
  if (!node) throw new Error(`no parent ${parent}`);
  // A section has one list only, which the type of all nodes cannot say.
  nodes[parent] = { ...node, lists: { ...node.lists, [list]: change(getList(node, list)) } } as EditorNode;
}

function withoutOrder(node: EditorNode | undefined): EditorNode {
  if (!node) throw new Error('no such widget');
  return node.kind === 'widget' ? { ...node, order: undefined } : node;
}

function checkWidgets(document: LanguageDocument): void {
  if (countWidgets(document) > limits.widgets) throw new LimitError('widgets');
}

function checkDepth(document: LanguageDocument, place: ListAddress, keys: readonly NodeKey[]): void {
  const level = getLevel(document, place);
  if (keys.some((key) => level + countLevels(document, key) - 1 > limits.depth)) throw new LimitError('depth');
}

function isInsideAny(document: LanguageDocument, { parent }: ListAddress, keys: readonly NodeKey[]): boolean {
  return keys.some((key) => listSubtree(document.nodes, key).includes(parent));
}

function isSamePlace(before: LanguageDocument, after: LanguageDocument, keys: readonly NodeKey[]): boolean {
  return keys.every((key) => {
    const [from, to] = [findPlace(before, key), findPlace(after, key)];
    return from?.parent === to?.parent && from?.list === to?.list && from?.index === to?.index;
  });
}

function createSectionKey({ nodes }: LanguageDocument, id: string): NodeKey {
  let key = id;
  for (let copy = 2; Object.hasOwn(nodes, key); copy += 1) key = `${id}~${copy}`;
  return key;
}
