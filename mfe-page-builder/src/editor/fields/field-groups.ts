import type { FieldDescription, FieldDescriptions, StoredFields } from '@fakos/contracts/widgets/widget';
import { readStoredValue } from './stored-value.ts';

/** Groups of fields in the order in which they are shown. */
export const fieldGroups = ['content', 'layout', 'appearance'] as const;
/** See {@link fieldGroups}. */
export type FieldGroup = (typeof fieldGroups)[number];

/** Groups of fields that do not follow from the field's kind. */
const groupsByName: Readonly<Record<string, FieldGroup>> = {
  columnRatio: 'layout',
  verticalAlign: 'layout',
  gap: 'layout',
  columns: 'layout',
  cardStyle: 'layout',
  fullWidth: 'layout',
  textAlign: 'layout',
  fontSize: 'appearance',
  thickness: 'appearance',
  style: 'appearance',
  buttonStyle: 'appearance',
  size: 'appearance',
  animated: 'appearance',
};

/** Fields that matter only while a switch is on. */
const switches: Readonly<Record<string, string>> = {
  requireName: 'showName',
  nameLabel: 'showName',
  namePlaceholder: 'showName',
  requirePhone: 'showPhone',
  phoneLabel: 'showPhone',
  phonePlaceholder: 'showPhone',
  requireSubject: 'showSubject',
  subjectLabel: 'showSubject',
  subjectPlaceholder: 'showSubject',
  gdprLabel: 'showGdpr',
};

/** The fields of a description that staff fill in here, by group; ids and columns are changed elsewhere. */
export function listGroupedFields(fields: FieldDescriptions, stored: StoredFields) {
  const entries = listFormFields(fields).filter(([name]) => isShown(name, fields, stored));
  return fieldGroups
    .map((group) => ({ group, entries: entries.filter(([name, field]) => getGroup(name, field) === group) }))
    .filter((part) => part.entries.length > 0);
}

/** Names and descriptions of all fields with an input. */
export function listFormFields(fields: FieldDescriptions): (readonly [string, FieldDescription])[] {
  return Object.entries(fields).filter(([, { kind }]) => kind !== 'column' && kind !== 'id');
}

function getGroup(name: string, { kind }: FieldDescription): FieldGroup {
  const byKind = kind === 'color' ? 'appearance' : kind === 'length' ? 'layout' : 'content';
  return groupsByName[name] ?? byKind;
}

function isShown(name: string, fields: FieldDescriptions, stored: StoredFields): boolean {
  const switchName = switches[name] ?? '';
  const field = fields[switchName];
  return !field || readStoredValue(field, switchName, stored) === true;
}
