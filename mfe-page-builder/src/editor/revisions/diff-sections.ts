import type { Language } from '@fakos/contracts/languages';
import type { StoredSection } from '@fakos/contracts/pages/contract';
import { readWidgets } from '@fakos/contracts/widgets/read-fields';
import type { StoredFields } from '@fakos/contracts/widgets/widget';
import { diffArrays } from 'diff';
import { getColumnNames } from '../model/widget-columns.ts';
import { diffFields, type FieldChange } from './diff-fields.ts';

/** `type` of a section in a {@link SectionsChange}. */
export const SECTION = 'section';

/** Where a section or widget is. */
export interface NodePlace {
  /** Id of the section or widget around it; '' for a section. */
  readonly parent: string;
  /** Type of the parent. */
  readonly parentType: string;
  /** Name of the parent's list, such as `leftColumn`. */
  readonly list: string;
  /** From 1. */
  readonly position: number;
}

interface BaseChange {
  readonly language: Language;
  readonly id: string;
  /** Type of the widget, or {@link SECTION}. */
  readonly type: string;
  /** Its stored values, for its label; for a removed node, the older state. */
  readonly fields: StoredFields;
}

/** One difference between two states of a page. */
export type SectionsChange =
  | (BaseChange & { readonly kind: 'added' | 'removed'; readonly place: NodePlace })
  | (BaseChange & { readonly kind: 'moved'; readonly from: NodePlace; readonly to: NodePlace })
  | (BaseChange & { readonly kind: 'type-changed'; readonly before: string })
  | (BaseChange & { readonly kind: 'changed'; readonly changes: readonly FieldChange[] });

/** A page in one or both languages. */
export type DiffInput = Readonly<Partial<Record<Language, readonly StoredSection[]>>>;

interface DiffNode {
  readonly id: string;
  readonly type: string;
  readonly fields: StoredFields;
  readonly place: NodePlace;
}

const OWN_FIELDS: ReadonlySet<string> = new Set(['id', 'type', 'order', 'widgets']);

/**
 * The differences between two states of a page, Greek first and in the order of the page. A section or widget is the same
 * as the one with its id, wherever it is, so that a move is no deletion. If a whole subtree was added or removed, only its
 * outermost node is reported.
 */
export function diffSections(before: DiffInput, after: DiffInput): SectionsChange[] {
  return (['el', 'en'] as const).flatMap((language) => diffLanguage(before[language], after[language], language));
}

function diffLanguage(
  before: readonly StoredSection[] = [],
  after: readonly StoredSection[] = [],
  language: Language,
): SectionsChange[] {
  const old = listNodes(before);
  const current = listNodes(after);
  const moved = findMoved(old, current);
  const changes = [...current.values()].flatMap((node): SectionsChange[] => {
    const previous = old.get(node.id);
    const base = { language, id: node.id, type: node.type, fields: node.fields };
    if (!previous) {
      return isWithin(node, current, old) ? [] : [{ ...base, kind: 'added' as const, place: node.place }];
    }
    const fieldChanges = diffFields(node.type, previous.fields, node.fields);
    return [
      ...(moved.has(node.id) ? [{ ...base, kind: 'moved' as const, from: previous.place, to: node.place }] : []),
      ...(previous.type === node.type ? [] : [{ ...base, kind: 'type-changed' as const, before: previous.type }]),
      ...(fieldChanges.length > 0 ? [{ ...base, kind: 'changed' as const, changes: fieldChanges }] : []),
    ];
  });
  const removed = [...old.values()]
    .filter((node) => !current.has(node.id) && !isWithin(node, old, current))
    .map(({ id, type, fields, place }): SectionsChange => ({ kind: 'removed', language, id, type, fields, place }));
  return [...changes, ...removed];
}

/** Whether the parent is missing in the other state too, and is reported instead. */
function isWithin(
  { place }: DiffNode,
  own: ReadonlyMap<string, DiffNode>,
  others: ReadonlyMap<string, DiffNode>,
): boolean {
  return own.has(place.parent) && !others.has(place.parent);
}

/** Nodes with another parent or list, or in another order among the nodes that stayed in their list. */
function findMoved(old: ReadonlyMap<string, DiffNode>, current: ReadonlyMap<string, DiffNode>): ReadonlySet<string> {
  const moved = new Set<string>();
  const stayed: DiffNode[] = [];
  for (const node of current.values()) {
    const previous = old.get(node.id);
    if (!previous) continue;
    if (getListKey(previous) === getListKey(node)) stayed.push(node);
    else moved.add(node.id);
  }
  for (const list of Map.groupBy(stayed, getListKey).values()) {
    const now = list.map(({ id }) => id);
    const then = now.toSorted((one, other) => getPosition(old, one) - getPosition(old, other));
    // A diff of the two orders reports moved ids as added.
    for (const part of diffArrays(then, now)) if (part.added) for (const id of part.value) moved.add(id);
  }
  return moved;
}

function getListKey({ place }: DiffNode): string {
  return `${place.parent} ${place.list}`;
}

function getPosition(nodes: ReadonlyMap<string, DiffNode>, id: string): number {
  return nodes.get(id)?.place.position ?? 0;
}

function listNodes(sections: readonly StoredSection[]): ReadonlyMap<string, DiffNode> {
  const nodes = new Map<string, DiffNode>();
  sections.forEach((section, index) => {
    const place = { parent: '', parentType: '', list: '', position: index + 1 };
    nodes.set(section.id, { id: section.id, type: SECTION, fields: pickFields(section, []), place });
    addWidgets(nodes, section.widgets, { parent: section.id, parentType: SECTION, list: 'widgets' });
  });
  return nodes;
}

function addWidgets(nodes: Map<string, DiffNode>, stored: unknown, around: Omit<NodePlace, 'position'>): void {
  readWidgets(stored).forEach((record, index) => {
    const { id, type } = record;
    const columns = getColumnNames(type);
    nodes.set(id, { id, type, fields: pickFields(record, columns), place: { ...around, position: index + 1 } });
    for (const list of columns) addWidgets(nodes, record[list], { parent: id, parentType: type, list });
  });
}

function pickFields(stored: StoredFields, columns: readonly string[]): StoredFields {
  return Object.fromEntries(
    Object.entries(stored).filter(([name]) => !OWN_FIELDS.has(name) && !columns.includes(name)),
  );
}
