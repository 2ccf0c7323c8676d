import { getList, getListNames } from '../model/convert.ts';
import type { LanguageDocument, NodeKey, WidgetPlace } from '../model/editor-document.ts';
import { findPlace } from '../model/queries.ts';
import { isLocked } from '../model/references.ts';

/**
 * Where a new widget goes: after the selected one, or last in the selected section; undefined where it needs a section of its
 * own: on a page without sections, and after one that cannot be edited here.
 */
export function findInsertionPlace(page: LanguageDocument, selected: NodeKey | undefined): WidgetPlace | undefined {
  const node = selected === undefined ? undefined : page.nodes[selected];
  if (node?.kind === 'widget') {
    const place = findPlace(page, node.key);
    // An empty column takes precedence over the place after its widget, because users expect the new widget there.
    const empty = getListNames(node).find((list) => getList(node, list).length === 0);
    if (empty !== undefined) return { parent: node.key, list: empty, index: 0 };
    return place && { ...place, index: place.index + 1 };
  }
  const parent = node?.key ?? page.sections.at(-1);
  return parent === undefined || isLocked(page.nodes[parent])
    ? undefined
    : { parent, list: 'widgets', index: getList(page.nodes[parent], 'widgets').length };
}
