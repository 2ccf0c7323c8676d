import { getList, listSubtree } from '../model/convert.ts';
import type { LanguageDocument, ListAddress, NodeKey, WidgetPlace } from '../model/editor-document.ts';
import { limits } from '../model/limits.ts';
import { getLevel } from '../model/queries.ts';

/** A rectangle in the frame's own pixels, relative to the frame's viewport. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A place where something can be dropped, with the line that shows it. */
export interface DropPlace extends WidgetPlace {
  readonly line: Box;
}

/** The box of a section or widget in the frame; undefined while it is not rendered. */
export function measureNode(frame: Document, key: NodeKey): Box | undefined {
  const element = frame.querySelector(`[data-node-key="${CSS.escape(key)}"]`);
  return element ? measureContents(element) : undefined;
}

/** The innermost section or widget at a point of the frame. */
export function findNodeAt(frame: Document, x: number, y: number): NodeKey | undefined {
  const found = [...frame.querySelectorAll<HTMLElement>('[data-node-key]')].filter((element) =>
    contains(measureContents(element), x, y),
  );
  return found.at(-1)?.dataset.nodeKey;
}

/** Where a widget would be placed that is dropped at a point of the frame; only legal places. */
export function findDropPlace(
  frame: Document,
  page: LanguageDocument,
  point: { readonly x: number; readonly y: number },
  dragged: { readonly keys: readonly NodeKey[]; readonly levels: number },
): DropPlace | undefined {
  const inside = new Set(dragged.keys.flatMap((key) => listSubtree(page.nodes, key)));
  const lists = [...frame.querySelectorAll<HTMLElement>('[data-list-parent]')].flatMap((element) => {
    const { listParent: parent = '', listName: list = '' } = element.dataset;
    const address = { parent, list };
    const isLegal = !inside.has(parent) && getLevel(page, address) + dragged.levels - 1 <= limits.depth;
    return isLegal ? [{ address, box: toBox(element.getBoundingClientRect()) }] : [];
  });
  const containing = lists.filter(({ box }) => contains(box, point.x, point.y)).at(-1);
  const target =
    containing ??
    findNearest(
      lists.filter(({ address }) => address.list === 'widgets'),
      point.y,
    );
  return target && placeInList(frame, page, target.address, target.box, point.y);
}

function placeInList(frame: Document, page: LanguageDocument, address: ListAddress, box: Box, y: number): DropPlace {
  const boxes = getList(page.nodes[address.parent], address.list).map((key) => measureNode(frame, key) ?? box);
  const after = boxes.findIndex((child) => y < (child.top + child.bottom) / 2);
  const index = after < 0 ? boxes.length : after;
  const [above, below] = [boxes[index - 1], boxes[index]];
  const top = above && below ? (above.bottom + below.top) / 2 : (above?.bottom ?? below?.top ?? box.top);
  return { ...address, index, line: { left: box.left, right: box.right, top, bottom: top } };
}

function findNearest<T extends { readonly box: Box }>(lists: readonly T[], y: number): T | undefined {
  const distance = ({ box }: T) => Math.max(box.top - y, y - box.bottom, 0);
  return lists.toSorted((one, other) => distance(one) - distance(other))[0];
}

/** The bounding box of an element's contents. The element itself has no box, so that the layout equals the public page's. */
function measureContents(element: Element): Box {
  const own = element.getBoundingClientRect();
  if (own.width > 0 || own.height > 0) return toBox(own);
  const range = element.ownerDocument.createRange();
  range.selectNodeContents(element);
  return toBox(range.getBoundingClientRect());
}

function toBox({ left, top, right, bottom }: DOMRect): Box {
  return { left, top, right, bottom };
}

function contains(box: Box, x: number, y: number): boolean {
  return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
}
