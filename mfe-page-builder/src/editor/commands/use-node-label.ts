import { useCallback, useMemo } from 'react';
import type el from '../../../locales/editor/el.json';
import en from '../../../locales/editor/en.json';
import { useEditorText } from '../editor-text.ts';
import { useContributedTexts } from '../library/contributed-widgets.tsx';
import type { EditorNode, LanguageDocument, ListAddress, ListName } from '../model/editor-document.ts';
import { getReference } from '../model/references.ts';
import { useEditorState } from '../session/session-context.ts';

const MAX_EXCERPT = 40;

/** Fields that describe a widget best, in this order. */
const TEXT_FIELDS = ['title', 'text', 'content', 'altText', 'label'];

/** Names of sections, widgets and columns as the editor shows them. */
export function useNodeLabel() {
  const text = useEditorText();
  const saved = useEditorState(({ savedSections }) => savedSections);
  const contributed = useContributedTexts();
  const getTypeLabel = useCallback(
    (type: string) => {
      if (isNamedType(type)) return text(`outline.types.${type}`);
      return contributed.get(type)?.label ?? text('outline.unknownType', { type });
    },
    [text, contributed],
  );

  /** "Text" or "Section: Our story". */
  const getLabel = useMemo(() => {
    // Cached because nodes are immutable, and the outline renders all labels on every key.
    const known = new WeakMap<EditorNode, string>();
    const createLabel = (node: EditorNode) => {
      const reference = getReference(node);
      if (reference !== undefined)
        return text('outline.reusable', { name: saved.get(reference)?.name ?? text('outline.lostReusable') });
      const name = node.kind === 'section' ? text('outline.section') : getTypeLabel(node.type);
      const excerpt = getExcerpt(node);
      return excerpt === '' ? name : text('outline.named', { name, excerpt });
    };
    return (node: EditorNode | undefined) => {
      if (!node) return '';
      const label = known.get(node) ?? createLabel(node);
      known.set(node, label);
      return label;
    };
  }, [text, getTypeLabel, saved]);

  /** "Right column"; a column of a contributed widget has the label of its remote. */
  const getColumnLabel = useCallback(
    (node: EditorNode | undefined, list: ListName) => {
      const label = node?.kind === 'widget' ? contributed.get(node.type)?.fields[list] : undefined;
      return label ?? text(`outline.columns.${getColumnKey(list)}`);
    },
    [text, contributed],
  );

  /** "Section 2" or "Two columns, right column". */
  const getListLabel = useCallback(
    (page: LanguageDocument, { parent, list }: ListAddress) => {
      const node = page.nodes[parent];
      if (node?.kind === 'section') return text('outline.sectionNumber', { number: page.sections.indexOf(parent) + 1 });
      return text('outline.inColumn', {
        widget: getLabel(node),
        column: getColumnLabel(node, list),
      });
    },
    [text, getLabel, getColumnLabel],
  );
  return { getLabel, getTypeLabel, getColumnLabel, getListLabel };
}

/** A type of widget with a name in the locales. */
function isNamedType(type: string): type is keyof typeof el.outline.types {
  return Object.hasOwn(en.outline.types, type);
}

const columnNames = ['leftColumn', 'centerColumn', 'rightColumn', 'column1', 'column2', 'column3', 'column4'] as const;

/** Key of a column's name in the locales; columns of unknown names are just columns. */
export function getColumnKey(list: string): (typeof columnNames)[number] | 'other' {
  return columnNames.find((name) => name === list) ?? 'other';
}

function getExcerpt({ fields }: EditorNode): string {
  const value = TEXT_FIELDS.map((name) => fields[name]).find(
    (field) => typeof field === 'string' && field.trim() !== '',
  );
  const plain = (typeof value === 'string' ? value : '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return plain.length > MAX_EXCERPT ? `${plain.slice(0, MAX_EXCERPT).trimEnd()}…` : plain;
}
