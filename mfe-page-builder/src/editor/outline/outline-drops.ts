import { getList, getListNames, listSubtree } from '../model/convert.ts';
import type { LanguageDocument, ListName, NodeKey, WidgetPlace } from '../model/editor-document.ts';
import { limits } from '../model/limits.ts';
import { countLevels, findPlace, getLevel } from '../model/queries.ts';
import type { OutlineRow } from './outline-rows.ts';

/** Where something is dropped between two rows of the outline; `gap` is the number of rows above. */
export interface OutlineDrop {
  readonly gap: number;
  /** Level of the row that it becomes. */
  readonly level: number;
}

/** See {@link OutlineDrop}; for widgets, with an index that counts before the move. */
export interface WidgetDrop extends OutlineDrop {
  readonly place: WidgetPlace;
}

/** See {@link OutlineDrop}; for a section, with an index that counts without it. */
export interface SectionDrop extends OutlineDrop {
  readonly index: number;
}

/**
 * The legal place of dragged widgets between two rows: where several end there, the one whose level the pointer is at.
 * Undefined where there is none, and where they would stay as they are.
 */
export function findWidgetDrop(
  page: LanguageDocument,
  rows: readonly OutlineRow[],
  keys: readonly NodeKey[],
  gap: number,
  pointerLevel: number,
): WidgetDrop | undefined {
  const inside = new Set(keys.flatMap((key) => listSubtree(page.nodes, key)));
  const levels = Math.max(1, ...keys.map((key) => countLevels(page, key)));
  const legal = listPlacesAt(page, rows, gap).filter(({ place: { parent, list } }) => {
    const node = page.nodes[parent];
    const isList = node !== undefined && getListNames(node).includes(list);
    return isList && !inside.has(parent) && getLevel(page, { parent, list }) + levels - 1 <= limits.depth;
  });
  const chosen = legal.find(({ level }) => level <= pointerLevel) ?? legal.at(-1);
  return chosen && !isOwnPlace(page, keys, chosen.place) ? { gap, ...chosen } : undefined;
}

/** The place of a dragged section that is nearest to the gap; undefined where it would stay. */
export function findSectionDrop(
  page: LanguageDocument,
  rows: readonly OutlineRow[],
  key: NodeKey,
  gap: number,
): SectionDrop | undefined {
  const gaps = [...rows.flatMap(({ kind }, index) => (kind === 'section' ? [index] : [])), rows.length];
  const boundary = gaps
    .map((start, index) => ({ index, gap: start }))
    .toSorted((one, other) => Math.abs(one.gap - gap) - Math.abs(other.gap - gap))[0];
  const from = page.sections.indexOf(key);
  if (!boundary || from < 0 || boundary.index === from || boundary.index === from + 1) return undefined;
  return { gap: boundary.gap, level: 1, index: boundary.index > from ? boundary.index - 1 : boundary.index };
}

interface PlaceAtLevel {
  readonly level: number;
  readonly place: WidgetPlace;
}

/** The places that are between two rows, the deepest first. */
function listPlacesAt(page: LanguageDocument, rows: readonly OutlineRow[], gap: number): PlaceAtLevel[] {
  const above = rows[gap - 1] ?? rows[0];
  const below = gap === 0 ? rows[1] : rows[gap];
  if (!above) return [];
  if (above.kind === 'widget') {
    // Between a widget and its first column.
    if (above.isOpen) return below?.list === undefined ? [] : [getPlaceIn(page, below, below.list)];
    return listPlacesAfter(page, rows, above, below);
  }
  const into = getPlaceIn(page, above, above.list ?? 'widgets');
  const widget = rows.find(({ id }) => id === above.parentId);
  return widget && isLastBelow(widget, below) ? [into, ...listPlacesAfter(page, rows, widget, below)] : [into];
}

/** First in a list whose widgets are shown below its row, else last. */
function getPlaceIn(page: LanguageDocument, { key, level, isOpen }: OutlineRow, list: ListName): PlaceAtLevel {
  const index = isOpen === false ? getList(page.nodes[key], list).length : 0;
  return { level: level + 1, place: { parent: key, list, index } };
}

/** After a widget, and after those around it that end at the same gap. */
function listPlacesAfter(
  page: LanguageDocument,
  rows: readonly OutlineRow[],
  widget: OutlineRow,
  below: OutlineRow | undefined,
): PlaceAtLevel[] {
  const place = findPlace(page, widget.key);
  if (!place) return [];
  const column = rows.find(({ id }) => id === widget.parentId);
  const around = rows.find(({ id }) => id === column?.parentId);
  const outer = around && isLastBelow(around, below) ? listPlacesAfter(page, rows, around, below) : [];
  return [{ level: widget.level, place: { ...place, index: place.index + 1 } }, ...outer];
}

function isLastBelow({ level }: OutlineRow, below: OutlineRow | undefined): boolean {
  return !below || below.level <= level;
}

function isOwnPlace(page: LanguageDocument, keys: readonly NodeKey[], place: WidgetPlace): boolean {
  const [key] = keys;
  const own = key === undefined || keys.length > 1 ? undefined : findPlace(page, key);
  if (own?.parent !== place.parent || own.list !== place.list) return false;
  return place.index === own.index || place.index === own.index + 1;
}
