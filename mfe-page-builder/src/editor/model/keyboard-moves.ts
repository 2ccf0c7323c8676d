import { getList } from './convert.ts';
import type { LanguageDocument, NodeKey, WidgetPlace } from './editor-document.ts';
import { limits } from './limits.ts';
import { removeNodes } from './operations.ts';
import { countLevels, findPlace, listLists } from './queries.ts';

/** Direction of an arrow key in move mode. */
export type MoveDirection = 'up' | 'down' | 'left' | 'right' | 'first' | 'last';

/**
 * The next legal place of a widget in a direction, with an index that counts without the widget; undefined at the end. Up and
 * down go through all places of the page in their order, into and out of columns; left and right to the column beside.
 */
export function findNextPlace(
  document: LanguageDocument,
  key: NodeKey,
  direction: MoveDirection,
): WidgetPlace | undefined {
  const from = findPlace(document, key);
  if (!from) return undefined;
  if (direction === 'left' || direction === 'right')
    return findColumnBeside(document, from, direction === 'left' ? -1 : 1);
  const places = listPlaces(document, key);
  const current = places.findIndex((place) => isSame(place, from));
  if (direction === 'first') return current === 0 ? undefined : places[0];
  if (direction === 'last') return current === places.length - 1 ? undefined : places.at(-1);
  return places[current + (direction === 'up' ? -1 : 1)];
}

/** All places that a widget can have, in their order on the page; indexes count without the widget. */
export function listPlaces(document: LanguageDocument, key: NodeKey): WidgetPlace[] {
  const levels = countLevels(document, key);
  const rest = removeNodes(document, [key]);
  const lists = listLists(rest).filter(({ level }) => level + levels - 1 <= limits.depth);
  return rest.sections.flatMap((section) => listBelow(section, 'widgets'));

  function listBelow(parent: NodeKey, list: string): WidgetPlace[] {
    if (!lists.some((other) => other.parent === parent && other.list === list)) return [];
    const keys = getList(rest.nodes[parent], list);
    return [
      ...keys.flatMap((child, index) => [
        { parent, list, index },
        ...lists.filter((inner) => inner.parent === child).flatMap((inner) => listBelow(child, inner.list)),
      ]),
      { parent, list, index: keys.length },
    ];
  }
}

function findColumnBeside(document: LanguageDocument, from: WidgetPlace, step: -1 | 1): WidgetPlace | undefined {
  const lists = listLists(document).filter(({ parent }) => parent === from.parent);
  const beside = lists[lists.findIndex(({ list }) => list === from.list) + step];
  return beside && { parent: beside.parent, list: beside.list, index: Math.min(from.index, beside.keys.length) };
}

function isSame(one: WidgetPlace, other: WidgetPlace): boolean {
  return one.parent === other.parent && one.list === other.list && one.index === other.index;
}
