import type { StoredSection, WidgetRecord } from '@fakos/contracts/pages/contract';
import * as widgets from '@fakos/contracts/widgets';
import type { FieldDescriptions, WidgetDescription } from '@fakos/contracts/widgets/widget';

/** Sections in both languages. */
interface Sections {
  readonly el: readonly StoredSection[];
  readonly en: readonly StoredSection[];
}

const descriptions: ReadonlyMap<string, WidgetDescription> = new Map(
  Object.values(widgets).map((description: WidgetDescription) => [description.type, description]),
);

/** Kinds of fields that are translated; lists count with all that their items hold. */
const textKinds: readonly string[] = ['text', 'longText', 'html', 'list'];

/**
 * Ids of the sections and widgets whose Greek texts changed after their English ones: those of `known` and those whose
 * Greek alone changed from `before` to `after`, without those whose English changed. Both languages must have the id.
 */
export function findStaleTranslations(before: Sections, after: Sections, known: readonly string[]): string[] {
  const was = { el: collectTexts(before.el), en: collectTexts(before.en) };
  const is = { el: collectTexts(after.el), en: collectTexts(after.en) };
  const stale = new Set(known);
  for (const [id, text] of is.el) {
    const isEnglishChanged = was.en.get(id) !== is.en.get(id);
    if (isEnglishChanged) stale.delete(id);
    else if (was.el.has(id) && was.el.get(id) !== text) stale.add(id);
  }
  return [...stale].filter((id) => is.el.has(id) && is.en.has(id));
}

/** The texts of each section and widget, without those of the widgets inside it. */
function collectTexts(sections: readonly StoredSection[]): Map<string, string> {
  const texts = new Map<string, string>();
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if (isWidget(value)) texts.set(value.id, toText(value, getTextFields(value)));
    for (const inner of Object.values(value)) visit(inner);
  };
  for (const section of sections) {
    texts.set(section.id, toText(section, ['title', 'content']));
    visit(section.widgets);
  }
  return texts;
}

function getTextFields(widget: WidgetRecord): readonly string[] {
  const fields: FieldDescriptions | undefined = descriptions.get(widget.type)?.fields;
  if (fields) {
    return Object.entries(fields).flatMap(([name, field]) =>
      textKinds.includes(field.kind) ? [name, ...(field.readFrom ?? [])] : [],
    );
  }
  // Of a widget that this version does not know, every text may be translated.
  return Object.keys(widget).filter((name) => name !== 'id' && name !== 'type' && typeof widget[name] === 'string');
}

function toText(node: Readonly<Record<string, unknown>>, fields: readonly string[]): string {
  const values = fields.map((name) => node[name] ?? '');
  return JSON.stringify(values, (_key, value: unknown) =>
    Array.isArray(value) && value.some(isWidget) ? undefined : value,
  );
}

function isWidget(value: unknown): value is WidgetRecord {
  return (
    typeof value === 'object' &&
    value !== null &&
    'type' in value &&
    'id' in value &&
    typeof value.type === 'string' &&
    typeof value.id === 'string'
  );
}
