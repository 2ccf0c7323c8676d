import { useCallback } from 'react';
import type el from '../../../locales/editor/el.json';
import en from '../../../locales/editor/en.json';
import { getColumnKey } from '../commands/use-node-label.ts';
import { useEditorText } from '../editor-text.ts';
import { listItemTexts } from '../fields/field-texts.ts';
import { useFieldLabels } from '../fields/use-field-labels.ts';
import { useContributedTexts } from '../library/contributed-widgets.tsx';
import type { FieldChange } from './diff-fields.ts';
import { type NodePlace, SECTION, type SectionsChange } from './diff-sections.ts';
import { toPlainText } from './diff-text.ts';

type ChangedField = Extract<FieldChange, { kind: 'changed' }>;
type RevisionField = keyof typeof el.revisions.fields;
type ListField = keyof typeof el.revisions.items;

/** Label of a type of widget, such as "Image". */
export type GetTypeLabel = (type: string) => string;

const MAX_EXCERPT = 48;
/** Fields that describe a section or widget best, in this order. */
const NAMING_FIELDS = ['title', 'text', 'content', 'altText', 'imageUrl', 'videoUrl'];

/** Readable labels of changed nodes and fields. */
export function useChangeLabels(getTypeLabel: GetTypeLabel) {
  const text = useEditorText();

  const { getFieldName, getOptionName } = useFieldLabels();
  const contributed = useContributedTexts();

  /** "Alternative text", or "Image 2 · Alternative text" of an item; a contributed widget's from its remote. */
  const getFieldLabel = (type: string, change: FieldChange) => {
    const own = contributed.get(type)?.fields ?? {};
    const getName = (name: string, texts: Readonly<Record<string, string>>) => {
      if (isRevisionField(name)) return text(`revisions.fields.${name}`);
      return texts[name] ?? getFieldName(name, ('described' in change && change.described) || { kind: 'text' });
    };
    const { field, item, itemField } = change;
    if (item === undefined) return getName(field, own);
    const list = isListField(field) ? text(`revisions.items.${field}`) : getName(field, own);
    const numbered = text('revisions.item', { list, number: item });
    return itemField === undefined ? numbered : `${numbered} · ${getName(itemField, listItemTexts(own, field))}`;
  };

  /** Value of a field as its input shows it; a switch or a choice that is not stored has its default. */
  const getShownValue = (type: string, { described, format, field, itemField }: ChangedField, stored: unknown) => {
    const hasDefault = described?.kind === 'boolean' || described?.kind === 'choice';
    const value = hasDefault ? (stored ?? described.default) : stored;
    if (value === undefined || value === null) return '';
    if (typeof value === 'boolean') return text(value ? 'revisions.yes' : 'revisions.no');
    if (typeof value !== 'string') return JSON.stringify(value);
    if (described?.kind === 'choice') {
      const name = itemField === undefined ? field : `${field}.${itemField}`;
      return contributed.get(type)?.fields[`${name}.${value}`] ?? getOptionName(itemField ?? field, value);
    }
    return format === 'html' ? toPlainText(value) : value;
  };

  const getNodeType = useCallback(
    (type: string) => (type === SECTION ? text('revisions.section') : getTypeLabel(type)),
    [text, getTypeLabel],
  );

  /** "Text «The opening hours …»". */
  const getName = useCallback(
    ({ type, fields }: Pick<SectionsChange, 'type' | 'fields'>) => {
      const excerpt = getExcerpt(fields);
      return excerpt === '' ? getNodeType(type) : text('revisions.named', { type: getNodeType(type), excerpt });
    },
    [text, getNodeType],
  );

  /** "Two columns, right column, position 2". */
  const getPlace = useCallback(
    ({ parent, parentType, list, position }: NodePlace) => {
      if (parent === '') return text('revisions.places.page', { position });
      if (list === 'widgets') return text('revisions.places.section', { position });
      return text('revisions.places.column', {
        type: getNodeType(parentType),
        column: text(`outline.columns.${getColumnKey(list)}`),
        position,
      });
    },
    [text, getNodeType],
  );

  return { getFieldLabel, getShownValue, getNodeType, getName, getPlace };
}

function isRevisionField(name: string): name is RevisionField {
  return Object.hasOwn(en.revisions.fields, name);
}

function isListField(name: string): name is ListField {
  return Object.hasOwn(en.revisions.items, name);
}

function getExcerpt(fields: Readonly<Record<string, unknown>>): string {
  const value = NAMING_FIELDS.map((name) => fields[name]).find(
    (each) => typeof each === 'string' && each.trim() !== '',
  );
  const plain = typeof value === 'string' ? toPlainText(value).replaceAll('\n', ' ') : '';
  return plain.length > MAX_EXCERPT ? `${plain.slice(0, MAX_EXCERPT).trimEnd()}…` : plain;
}
