import type { Language } from '@fakos/contracts/languages';
import type { StoredSection } from '@fakos/contracts/pages/contract';
import type { LanguageDocument, NodeKey } from './model/editor-document.ts';
import { listOutermost } from './model/queries.ts';

/** `data` of a draggable element of `@dnd-kit/core` in the editor: the nodes that are inserted or moved on drop. */
export type DragData =
  | { readonly kind: 'new-widget'; readonly type: string; readonly label: string }
  | {
      readonly kind: 'new-sections';
      readonly createSections: () => Record<Language, StoredSection[]>;
      readonly label: string;
    }
  | { readonly kind: 'widget' | 'section'; readonly key: NodeKey; readonly label: string };

/** The widgets that a drag moves: a dragged widget that is selected takes the other selected ones with it. */
export function listDraggedWidgets(
  page: LanguageDocument,
  data: DragData | undefined,
  selection: readonly NodeKey[],
): readonly NodeKey[] {
  if (data?.kind !== 'widget') return [];
  const keys = selection.includes(data.key) ? selection : [data.key];
  return listOutermost(page, keys).filter((key) => page.nodes[key]?.kind === 'widget');
}
