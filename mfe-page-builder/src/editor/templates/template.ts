import { LANGUAGES, type Language } from '@fakos/contracts/languages';
import type { StoredSection, WidgetRecord } from '@fakos/contracts/pages/contract';
import type {
  ColumnField,
  FieldDescriptions,
  FieldValues,
  HtmlField,
  ListField,
  LongTextField,
  TextField,
  WidgetDescription,
} from '@fakos/contracts/widgets/widget';
import type { CreateId } from '../model/new-ids.ts';

/** A text of a page in both languages. */
export type Translated = Readonly<Record<Language, string>>;

/** A widget of a template, made by {@link widget}. */
interface TemplateWidget {
  readonly description: WidgetDescription;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** Widgets below each other, on a background. */
export interface SectionContent {
  readonly background_color?: string;
  readonly widgets: readonly TemplateWidget[];
}

/** A section that staff insert and then adapt. */
export interface SectionTemplate {
  readonly id: string;
  readonly name: Translated;
  readonly section: SectionContent;
}

/** A whole page. Its sections have the names that staff see in the outline. */
export interface PageTemplate {
  readonly id: string;
  readonly name: Translated;
  readonly description: Translated;
  readonly sections: readonly Pick<SectionTemplate, 'name' | 'section'>[];
}

type FieldInput<Field> = Field extends TextField | LongTextField | HtmlField
  ? Translated
  : Field extends ListField<infer Item>
    ? readonly FieldInputs<Item>[]
    : Field extends ColumnField
      ? readonly TemplateWidget[]
      : FieldValues<{ value: Extract<Field, FieldDescriptions[string]> }>['value'];

/** Fields of a widget; ids of items are created with the section. */
type FieldInputs<Fields extends FieldDescriptions> = {
  readonly [Name in Exclude<keyof Fields, 'id'>]?: FieldInput<Fields[Name]>;
};

/** A text in Greek and English. */
export const both = (el: string, en: string): Translated => ({ el, en });

/** A widget with some of its fields; the others have their defaults. Its texts must be in both languages. */
export function widget<Fields extends FieldDescriptions>(
  description: WidgetDescription<Fields>,
  fields: FieldInputs<Fields>,
): TemplateWidget {
  return { description, fields };
}

/** New sections of a template in both languages, with the same ids in each. */
export function createSections(
  templates: readonly Pick<SectionTemplate, 'name' | 'section'>[],
  createId: CreateId,
): Record<Language, StoredSection[]> {
  const sections = templates.map(({ name, section }) => ({
    id: createId(),
    title: name,
    ...(section.background_color === undefined ? {} : { background_color: section.background_color }),
    widgets: createWidgets(section.widgets, createId),
  }));
  const [el, en] = LANGUAGES.map((language) => toLanguage(sections, language) as StoredSection[]);
  return { el: el ?? [], en: en ?? [] };
}

/** Widgets with ids, whose texts are still in both languages. */
function createWidgets(widgets: readonly TemplateWidget[], createId: CreateId): WidgetRecord[] {
  return widgets.map(({ description, fields }, order) => ({
    id: createId(),
    type: description.type,
    order,
    ...createFields(description.fields, fields, createId),
  }));
}

function createFields(
  descriptions: FieldDescriptions,
  fields: Readonly<Record<string, unknown>>,
  createId: CreateId,
): Record<string, unknown> {
  const entries = Object.entries(descriptions).flatMap(([name, field]): [string, unknown][] => {
    const value = fields[name];
    if (field.kind === 'id') return [[name, createId()]];
    if (field.kind === 'column') return [[name, createWidgets((value ?? []) as readonly TemplateWidget[], createId)]];
    if (value === undefined) return [];
    if (field.kind !== 'list') return [[name, value]];
    const items = value as readonly Readonly<Record<string, unknown>>[];
    return [[name, items.map((item) => createFields(field.item as FieldDescriptions, item, createId))]];
  });
  return Object.fromEntries(entries);
}

function toLanguage(value: unknown, language: Language): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => toLanguage(item, language));
  if (typeof value !== 'object' || value === null) return value;
  if (isTranslated(value)) return value[language];
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, toLanguage(item, language)]));
}

function isTranslated(value: object): value is Translated {
  return 'el' in value && 'en' in value;
}
