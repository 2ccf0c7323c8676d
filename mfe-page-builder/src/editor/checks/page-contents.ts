import { readColor, readText } from '@fakos/contracts/html/safe-values';
import type { Language } from '@fakos/contracts/languages';
import type { StoredSection, WidgetRecord } from '@fakos/contracts/pages/contract';
import { readWidgets } from '@fakos/contracts/widgets/read-fields';
import type { FieldDescription, FieldDescriptions, StoredFields } from '@fakos/contracts/widgets/widget';
import { type FindFields, findOwnFields, getColumnNames } from '../model/widget-columns.ts';
import type { CheckPlace, LanguageSections } from './check-problem.ts';

/** Kinds of fields with texts that visitors read. */
export const textKinds: readonly string[] = ['text', 'longText', 'html'];

/** A widget of a page, with the properties of its place. */
export interface PlacedWidget {
  readonly language: Language;
  readonly record: WidgetRecord;
  /** Descriptions of its fields; none for an unknown type. */
  readonly fields: FieldDescriptions;
  /** Background of the columns or section around it, '' for the site's own. */
  readonly background: string;
  /** Share of the section's width that it has on a wide screen. */
  readonly widthShare: number;
}

/** The widgets of a page in both languages. */
export type PageContents = Readonly<Record<Language, readonly PlacedWidget[]>>;

/** The widgets of sections in the order in which a visitor reads them; a widget is followed by those in its columns. */
export function listPlacedWidgets(sections: readonly StoredSection[], language: Language): PlacedWidget[] {
  return sections.flatMap((section) => listPlaced(section, readWidgets(section.widgets), language, findOwnFields));
}

/** The contents of a page in both languages; see {@link listSectionContents}. */
export function listPageContents(sections: LanguageSections, findFields?: FindFields): PageContents {
  const list = (language: Language) =>
    sections[language].flatMap((section) => listSectionContents(section, language, findFields));
  return { el: list('el'), en: list('en') };
}

/** The widgets of one section; its legacy HTML as an `html` widget with the section's id where it has no widgets. */
function listSectionContents(
  section: StoredSection,
  language: Language,
  findFields: FindFields = findOwnFields,
): PlacedWidget[] {
  const widgets = readWidgets(section.widgets);
  if (widgets.length > 0) return listPlaced(section, widgets, language, findFields);
  const content = readText(section.content);
  if (content.trim() === '') return [];
  return listPlaced(section, [{ id: section.id, type: 'html', order: 0, content }], language, findFields);
}

function listPlaced(
  section: StoredSection,
  widgets: readonly WidgetRecord[],
  language: Language,
  findFields: FindFields,
): PlacedWidget[] {
  const around = { language, background: readColor(section.background_color), widthShare: 1 };
  return listBelow(widgets, around, findFields);
}

function listBelow(
  widgets: readonly WidgetRecord[],
  around: Omit<PlacedWidget, 'record' | 'fields'>,
  findFields: FindFields,
): PlacedWidget[] {
  return widgets.flatMap((record) => {
    const columns = getColumnNames(record.type);
    const shares = readShares(record.columnRatio, columns.length);
    const background = (columns.length > 0 && readColor(record.backgroundColor)) || around.background;
    const nested = columns.flatMap((name, index) =>
      listBelow(
        readWidgets(record[name]),
        { ...around, background, widthShare: around.widthShare * (shares[index] ?? 1) },
        findFields,
      ),
    );
    return [{ ...around, record, fields: findFields(record.type) ?? {} }, ...nested];
  });
}

function readShares(ratio: unknown, count: number): number[] {
  const parts = readText(ratio).split('-').map(Number);
  const isUsable = parts.length === count && parts.every((part) => part > 0);
  const shares = isUsable ? parts : Array.from({ length: count }, () => 1);
  const total = shares.reduce((sum, share) => sum + share, 0);
  return shares.map((share) => share / total);
}

/** A field of a widget or of an item of one of its lists, as it is stored. */
export interface PlacedField {
  readonly description: FieldDescription;
  readonly place: CheckPlace;
  /** The stored value under the first of the field's names that has one. */
  readonly value: unknown;
  /** The widget's or item's other fields. */
  readonly stored: StoredFields;
}

/** The fields of a widget and of the items of its lists, without those of widgets in its columns. */
export function listFields({ record, fields, language }: PlacedWidget): PlacedField[] {
  const place = { language, id: record.id };
  return listDescribed(fields, record).flatMap(({ name, description: field, value }): PlacedField[] => {
    if (field.kind === 'column') return [];
    if (field.kind !== 'list') return [{ description: field, place: { ...place, field: name }, value, stored: record }];
    const items: readonly unknown[] = Array.isArray(value) ? value : [];
    return items.flatMap((entry, item) => {
      const stored = toItem(entry, field.textItem);
      return listDescribed(field.item as FieldDescriptions, stored).map((inner) => ({
        description: inner.description,
        place: { ...place, field: name, item, itemField: inner.name },
        value: inner.value,
        stored,
      }));
    });
  });
}

function listDescribed(fields: FieldDescriptions, stored: StoredFields) {
  return Object.entries(fields).map(([name, description]) => ({
    name,
    description,
    value: (description.readFrom ?? [name]).map((key) => stored[key]).find((value) => hasValue(value)),
  }));
}

function hasValue(value: unknown): boolean {
  return typeof value === 'string' ? value.trim() !== '' : value !== undefined && value !== null;
}

function toItem(entry: unknown, textItem: PropertyKey | undefined): StoredFields {
  if (typeof entry === 'string' && textItem !== undefined) return { [textItem]: entry };
  return typeof entry === 'object' && entry !== null ? (entry as StoredFields) : {};
}
