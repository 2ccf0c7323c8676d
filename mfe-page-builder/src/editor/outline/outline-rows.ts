import { getList, getListNames } from '../model/convert.ts';
import type { LanguageDocument, ListName, NodeKey } from '../model/editor-document.ts';

/** A row of the outline: a section, a widget, or a column of a widget. */
export interface OutlineRow {
  /** Unique among the rows. */
  readonly id: string;
  readonly kind: 'section' | 'widget' | 'column';
  /** The section or widget; of a column, the widget that has it. */
  readonly key: NodeKey;
  readonly list?: ListName;
  readonly level: number;
  readonly position: number;
  readonly size: number;
  readonly parentId: string | undefined;
  /** Undefined for a row without children. */
  readonly isOpen: boolean | undefined;
}

/** The rows of a page, without those inside collapsed rows. */
export function listRows(page: LanguageDocument, closed: ReadonlySet<string>): OutlineRow[] {
  return page.sections.flatMap((key, index) =>
    listNodeRows(page, closed, key, { level: 1, position: index + 1, size: page.sections.length, parentId: undefined }),
  );
}

type Position = Pick<OutlineRow, 'level' | 'position' | 'size' | 'parentId'>;

function listNodeRows(page: LanguageDocument, closed: ReadonlySet<string>, key: NodeKey, at: Position): OutlineRow[] {
  const node = page.nodes[key];
  if (!node) return [];
  const names = getListNames(node);
  const isOpenable = node.kind === 'widget' ? names.length > 0 : node.lists.widgets.length > 0;
  const isOpen = isOpenable ? !closed.has(key) : undefined;
  const row: OutlineRow = { id: key, kind: node.kind, key, isOpen, ...at };
  if (!isOpen) return [row];
  if (node.kind === 'section') return [row, ...listChildren(page, closed, node.lists.widgets, key, at.level + 1)];
  const columns = names.flatMap((list, index): OutlineRow[] => {
    const id = `${key}/${list}`;
    const keys = getList(node, list);
    const isColumnOpen = keys.length > 0 ? !closed.has(id) : undefined;
    const column: OutlineRow = {
      id,
      kind: 'column',
      key,
      list,
      level: at.level + 1,
      position: index + 1,
      size: names.length,
      parentId: key,
      isOpen: isColumnOpen,
    };
    return isColumnOpen ? [column, ...listChildren(page, closed, keys, id, at.level + 2)] : [column];
  });
  return [row, ...columns];
}

function listChildren(
  page: LanguageDocument,
  closed: ReadonlySet<string>,
  keys: readonly NodeKey[],
  parentId: string,
  level: number,
): OutlineRow[] {
  return keys.flatMap((key, index) =>
    listNodeRows(page, closed, key, { level, position: index + 1, size: keys.length, parentId }),
  );
}
