import type { StoredSection, WidgetRecord } from '@fakos/contracts/pages/contract';
import { SAVED_SECTION_FIELD } from '@fakos/contracts/saved-sections/contract';
import { readWidgets } from '@fakos/contracts/widgets/read-fields';
import type { EditorNode, LanguageDocument, ListName, NodeKey, WidgetNode } from './editor-document.ts';
import { getColumnNames } from './widget-columns.ts';

/** The document of stored sections. Each section and widget has its id as its key, with a number where it occurs twice. */
export function toDocument(sections: readonly StoredSection[]): LanguageDocument {
  const nodes: Record<NodeKey, EditorNode> = {};
  const keys = sections.map(({ id, widgets, ...fields }) => {
    const key = createKey(nodes, id);
    // Holds the key until the widgets are read, so that sections come first among equal ids.
    nodes[key] = { kind: 'section', key, id, fields, lists: { widgets: [] } };
    return { key, widgets };
  });
  for (const { key, widgets } of keys) {
    const section = nodes[key];
    if (section?.kind === 'section') nodes[key] = { ...section, lists: { widgets: addWidgets(nodes, widgets) } };
  }
  return { sections: keys.map(({ key }) => key), nodes };
}

/** The stored form of a document: the inverse of {@link toDocument}. */
export function toStoredSections(document: LanguageDocument): StoredSection[] {
  return document.sections.flatMap((key) => {
    const node = document.nodes[key];
    return node?.kind === 'section' ? [toStoredSection(document, key)] : [];
  });
}

/** One section as it is stored. */
export function toStoredSection({ nodes }: LanguageDocument, key: NodeKey): StoredSection {
  const node = nodes[key];
  if (node?.kind !== 'section') throw new Error(`no section ${key}`);
  return { ...node.fields, id: node.id, widgets: toRecords(nodes, node.lists.widgets) };
}

/** Widgets as they are stored, in this order. */
export function toRecords(nodes: LanguageDocument['nodes'], keys: readonly NodeKey[]): WidgetRecord[] {
  const widgets = keys.flatMap((key) => {
    const node = nodes[key];
    return node?.kind === 'widget' ? [node] : [];
  });
  const isNumbered = widgets.every(({ order }, index) => {
    const before = widgets[index - 1]?.order;
    return order !== undefined && (index === 0 || (before !== undefined && before <= order));
  });
  return widgets.map((widget, index) => toRecord(nodes, widget, isNumbered ? (widget.order ?? index) : index + 1));
}

/** A node's keys below it, itself first. */
export function listSubtree(nodes: LanguageDocument['nodes'], key: NodeKey): NodeKey[] {
  const node = nodes[key];
  if (!node) return [];
  return [key, ...Object.values(node.lists).flatMap((list) => list.flatMap((child) => listSubtree(nodes, child)))];
}

/** Adds stored widgets, with those in their columns, to `nodes`, and returns their keys. */
export function addWidgets(nodes: Record<NodeKey, EditorNode>, stored: unknown): NodeKey[] {
  return readWidgets(stored).map((record) => {
    const { id, type, order, ...rest } = record;
    const key = createKey(nodes, id);
    const columns = getColumnNames(type).filter((name) => Array.isArray(rest[name]));
    const fields = Object.fromEntries(Object.entries(rest).filter(([name]) => !columns.includes(name)));
    const node: WidgetNode = { kind: 'widget', key, id, type, order, fields, lists: {} };
    nodes[key] = node;
    const lists = Object.fromEntries(columns.map((name) => [name, addWidgets(nodes, rest[name])]));
    nodes[key] = { ...node, lists };
    return key;
  });
}

/** One object, because a selector that returns a new list each time renders its component without end. */
const noKeys: readonly NodeKey[] = [];

/** The widgets of a list; none where the list is not stored yet. */
export function getList(node: EditorNode | undefined, list: ListName): readonly NodeKey[] {
  const lists: Readonly<Record<ListName, readonly NodeKey[]>> = node?.lists ?? {};
  return lists[list] ?? noKeys;
}

/** Names of a node's lists in their order on the page; none of a section that shows a reusable one. */
export function getListNames(node: EditorNode): readonly ListName[] {
  if (node.kind === 'widget') return getColumnNames(node.type);
  const isLocked = node.fields[SAVED_SECTION_FIELD] !== undefined && node.lists.widgets.length === 0;
  return isLocked ? [] : ['widgets'];
}

function toRecord(
  nodes: LanguageDocument['nodes'],
  { id, type, fields, lists }: WidgetNode,
  order: number,
): WidgetRecord {
  const columns = Object.entries(lists).map(([name, keys]) => [name, toRecords(nodes, keys)] as const);
  return { ...fields, ...Object.fromEntries(columns), id, type, order };
}

function createKey(nodes: Readonly<Record<NodeKey, EditorNode>>, id: string): NodeKey {
  if (!Object.hasOwn(nodes, id)) return id;
  for (let copy = 2; ; copy += 1) {
    const key = `${id}~${copy}`;
    if (!Object.hasOwn(nodes, key)) return key;
  }
}
