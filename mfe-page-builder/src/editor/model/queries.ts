import { getList, getListNames, listSubtree } from './convert.ts';
import type { LanguageDocument, ListAddress, NodeKey, WidgetPlace } from './editor-document.ts';

/** A list of widgets with how deep its widgets are nested; those of a section are on level 1. */
export interface ListedPlace extends ListAddress {
  readonly level: number;
  readonly keys: readonly NodeKey[];
}

/** All lists of a page in their order on it: a list of columns comes right after the place of their widget. */
export function listLists({ sections, nodes }: LanguageDocument): ListedPlace[] {
  return sections.flatMap((key) => listListsBelow(nodes, key, 1));
}

function listListsBelow(nodes: LanguageDocument['nodes'], parent: NodeKey, level: number): ListedPlace[] {
  const node = nodes[parent];
  if (!node) return [];
  return getListNames(node).flatMap((list) => {
    const keys = getList(node, list);
    return [{ parent, list, level, keys }, ...keys.flatMap((key) => listListsBelow(nodes, key, level + 1))];
  });
}

/** Where a widget is; undefined for a section. */
export function findPlace({ nodes }: LanguageDocument, key: NodeKey): WidgetPlace | undefined {
  for (const node of Object.values(nodes)) {
    for (const list of Object.keys(node.lists)) {
      const index = getList(node, list).indexOf(key);
      if (index >= 0) return { parent: node.key, list, index };
    }
  }
  return undefined;
}

/** Sections and widgets in their order on the page. */
export function listKeys({ sections, nodes }: LanguageDocument): NodeKey[] {
  return sections.flatMap((key) => listSubtree(nodes, key));
}

/** The section of a node: itself for a section. */
export function findSection(document: LanguageDocument, key: NodeKey): NodeKey | undefined {
  return document.sections.find((section) => listSubtree(document.nodes, section).includes(key));
}

/** Keys in their order on the page, without those inside another of them. */
export function listOutermost(document: LanguageDocument, keys: readonly NodeKey[]): NodeKey[] {
  const inner = new Set(keys.flatMap((key) => listSubtree(document.nodes, key).slice(1)));
  return listKeys(document).filter((key) => keys.includes(key) && !inner.has(key));
}

/** Number of widgets of a page. */
export function countWidgets({ nodes }: LanguageDocument): number {
  return Object.values(nodes).filter(({ kind }) => kind === 'widget').length;
}

/** Number of levels of a widget with those in its columns; 1 without columns. */
export function countLevels({ nodes }: Pick<LanguageDocument, 'nodes'>, key: NodeKey): number {
  const node = nodes[key];
  if (!node) return 0;
  const below = Object.values(node.lists).flatMap((list) => list.map((child) => countLevels({ nodes }, child)));
  return (node.kind === 'widget' ? 1 : 0) + Math.max(0, ...below);
}

/** Level of the widgets of a list; 1 in a section. */
export function getLevel(document: LanguageDocument, { parent }: ListAddress): number {
  const place = document.nodes[parent]?.kind === 'widget' ? findPlace(document, parent) : undefined;
  return place ? getLevel(document, place) + 1 : 1;
}
