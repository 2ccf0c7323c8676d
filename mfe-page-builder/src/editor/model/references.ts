import { LANGUAGES, type Language } from '@fakos/contracts/languages';
import type { StoredSection, WidgetRecord } from '@fakos/contracts/pages/contract';
import { SAVED_SECTION_FIELD } from '@fakos/contracts/saved-sections/contract';
import { readWidgets } from '@fakos/contracts/widgets/read-fields';
import { addWidgets, listSubtree, toStoredSection } from './convert.ts';
import type { EditorDocument, EditorNode, LanguageDocument, NodeKey, SectionNode } from './editor-document.ts';
import { LimitError, limits } from './limits.ts';
import type { CreateId } from './new-ids.ts';
import { countLevels, countWidgets } from './queries.ts';
import { getColumnNames } from './widget-columns.ts';

/** A section in both languages, as it is stored. */
export type SectionPair = Readonly<Record<Language, StoredSection>>;

/** Id of the reusable section that a section shows; undefined for any other node. */
export function getReference(node: EditorNode | undefined): number | undefined {
  const id = node?.kind === 'section' ? node.fields[SAVED_SECTION_FIELD] : undefined;
  return typeof id === 'number' ? id : undefined;
}

/** Whether a section shows a reusable one without having its widgets: they cannot be edited on this page. */
export function isLocked(node: EditorNode | undefined): boolean {
  return node?.kind === 'section' && getReference(node) !== undefined && node.lists.widgets.length === 0;
}

/** A section for each language that shows a reusable section. */
export function createReference(savedId: number, id: string): SectionPair {
  const section = { id, [SAVED_SECTION_FIELD]: savedId, widgets: [] };
  return { el: section, en: section };
}

/** A copy with new ids, which are the same in both languages where they were. */
export function copySection(section: SectionPair, create: CreateId): SectionPair {
  const ids = new Map<string, string>();
  const renew = (id: string) => {
    const renewed = ids.get(id) ?? create();
    ids.set(id, renewed);
    return renewed;
  };
  const renewWidgets = (widgets: readonly WidgetRecord[]): WidgetRecord[] =>
    widgets.map((widget) => {
      const columns = getColumnNames(widget.type)
        .filter((name) => Array.isArray(widget[name]))
        .map((name) => [name, renewWidgets(readWidgets(widget[name]))] as const);
      return { ...widget, ...Object.fromEntries(columns), id: renew(widget.id) };
    });
  const id = create();
  const copy = ({ [SAVED_SECTION_FIELD]: _reference, ...content }: StoredSection): StoredSection => ({
    ...content,
    id,
    widgets: renewWidgets(content.widgets),
  });
  return { el: copy(section.el), en: copy(section.en) };
}

/** The content of a section to save, without its reference. A language that lacks the section gets the other's content. */
export function toSavedSection(document: EditorDocument, key: NodeKey): SectionPair | undefined {
  const read = (language: Language) =>
    document[language].nodes[key]?.kind === 'section' ? toStoredSection(document[language], key) : undefined;
  const [el, en] = LANGUAGES.map(read);
  const [first, second] = [el ?? en, en ?? el];
  if (!first || !second) return undefined;
  const withoutReference = ({ [SAVED_SECTION_FIELD]: _reference, ...content }: StoredSection) =>
    content as StoredSection;
  return { el: withoutReference(first), en: withoutReference(second) };
}

/**
 * Inserts content into a section in both languages: that of a reusable one for editing, or a copy without the reference.
 *
 * @throws {LimitError} if the page would exceed a limit
 */
export function fillSection(document: EditorDocument, key: NodeKey, content: SectionPair): EditorDocument {
  return mapSection(document, key, (page, node, language) => {
    const { id: _id, widgets, ...fields } = content[language];
    const nodes = withoutWidgets(page, key);
    nodes[key] = { ...node, fields, lists: { widgets: [] } };
    nodes[key] = { ...node, fields, lists: { widgets: addWidgets(nodes, widgets) } };
    const filled = { ...page, nodes };
    if (countWidgets(filled) > limits.widgets) throw new LimitError('widgets');
    if (countLevels(filled, key) > limits.depth) throw new LimitError('depth');
    return filled;
  });
}

/** Turns a section into a reference to a reusable one in both languages, without its own content. */
export function lockSection(document: EditorDocument, key: NodeKey, savedId: number): EditorDocument {
  return mapSection(document, key, (page, node) => {
    const nodes = withoutWidgets(page, key);
    nodes[key] = { ...node, fields: { [SAVED_SECTION_FIELD]: savedId }, lists: { widgets: [] } };
    return { ...page, nodes };
  });
}

function mapSection(
  document: EditorDocument,
  key: NodeKey,
  change: (page: LanguageDocument, node: SectionNode, language: Language) => LanguageDocument,
): EditorDocument {
  const changeIn = (language: Language): LanguageDocument => {
    const page = document[language];
    const node = page.nodes[key];
    return node?.kind === 'section' ? change(page, node, language) : page;
  };
  return { el: changeIn('el'), en: changeIn('en') };
}

function withoutWidgets({ nodes }: LanguageDocument, key: NodeKey): Record<NodeKey, EditorNode> {
  const removed = new Set(listSubtree(nodes, key));
  return Object.fromEntries(Object.entries(nodes).filter(([each]) => !removed.has(each)));
}
