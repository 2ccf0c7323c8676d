import { useCallback } from 'react';
import type el from '../../../locales/editor/el.json';
import { useEditorText } from '../editor-text.ts';
import { type NodePlace, SECTION, type SectionsChange } from './diff-sections.ts';
import { toPlainText } from './diff-text.ts';

type KnownField = keyof (typeof el)['revisions']['fields'];

/** Label of a type of widget, such as "Image". */
export type GetTypeLabel = (type: string) => string;

const MAX_EXCERPT = 48;
/** Fields that describe a section or widget best, in this order. */
const NAMING_FIELDS = ['title', 'text', 'content', 'altText', 'imageUrl', 'videoUrl'];

/** Readable labels of changed nodes and fields. */
export function useChangeLabels(getTypeLabel: GetTypeLabel) {
  const text = useEditorText();

  const getFieldLabel = useCallback(
    (field: string) => {
      const key = `revisions.fields.${field as KnownField}` as const;
      const label = text(key);
      return label === key ? field : label;
    },
    [text],
  );

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
      return text('revisions.places.column', { type: getNodeType(parentType), column: getFieldLabel(list), position });
    },
    [text, getNodeType, getFieldLabel],
  );

  return { getFieldLabel, getNodeType, getName, getPlace };
}

function getExcerpt(fields: Readonly<Record<string, unknown>>): string {
  const value = NAMING_FIELDS.map((name) => fields[name]).find(
    (each) => typeof each === 'string' && each.trim() !== '',
  );
  const plain = typeof value === 'string' ? toPlainText(value).replaceAll('\n', ' ') : '';
  return plain.length > MAX_EXCERPT ? `${plain.slice(0, MAX_EXCERPT).trimEnd()}…` : plain;
}
