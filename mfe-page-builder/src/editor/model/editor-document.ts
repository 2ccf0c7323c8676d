import type { Language } from '@fakos/contracts/languages';
import type { StoredFields } from '@fakos/contracts/widgets/widget';

/** Identifies a section or widget in the editor: its stored id, or that with a number where a page has the id twice. */
export type NodeKey = string;

/** Name of a list of widgets in its parent: `widgets` of a section, or the column field of a widget. */
export type ListName = string;

/** A section. `fields` is everything that is stored of it except its id and its widgets. */
export interface SectionNode {
  readonly kind: 'section';
  readonly key: NodeKey;
  readonly id: string;
  readonly fields: StoredFields;
  readonly lists: { readonly widgets: readonly NodeKey[] };
}

/** A widget. `fields` is everything that is stored of it except its id, type, order and columns. */
export interface WidgetNode {
  readonly kind: 'widget';
  readonly key: NodeKey;
  readonly id: string;
  readonly type: string;
  /** As it was stored; undefined once the editor has placed the widget. */
  readonly order: number | undefined;
  readonly fields: StoredFields;
  /** Its columns by field name; without any for most types. */
  readonly lists: Readonly<Record<ListName, readonly NodeKey[]>>;
}

/** See {@link SectionNode} and {@link WidgetNode}. */
export type EditorNode = SectionNode | WidgetNode;

/** A page in one language: nodes by key, and lists of keys. */
export interface LanguageDocument {
  readonly sections: readonly NodeKey[];
  readonly nodes: Readonly<Record<NodeKey, EditorNode>>;
}

/** A page in both languages. Sections and widgets that belong together have the same id. */
export type EditorDocument = Readonly<Record<Language, LanguageDocument>>;

/** A list of widgets. */
export interface ListAddress {
  readonly parent: NodeKey;
  readonly list: ListName;
}

/** A place between widgets: the index in the list before the change. */
export interface WidgetPlace extends ListAddress {
  readonly index: number;
}
