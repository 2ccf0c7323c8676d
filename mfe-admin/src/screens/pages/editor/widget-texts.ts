import type { WidgetRecord } from '@fakos/contracts/pages/contract';
import * as descriptions from '@fakos/contracts/widgets';
import type { FieldDescription, FieldDescriptions, WidgetDescription } from '@fakos/contracts/widgets/widget';

const widgets: ReadonlyMap<string, FieldDescriptions> = new Map(
  (Object.values(descriptions) as WidgetDescription[]).map(({ type, fields }) => [type, fields]),
);

/** Blocks of HTML that end a line. */
const BLOCK_ENDS = 'p, li, h2, h3, h4, h5, h6, blockquote, tr, br';

/** The texts of a widget as visitors read them, without those of widgets inside it. */
export function listTexts(widget: WidgetRecord): readonly string[] {
  const fields = widgets.get(widget.type);
  return fields ? listFieldTexts(fields, widget) : [];
}

/** The widgets in each column of a widget. */
export function listColumns(widget: WidgetRecord): readonly (readonly WidgetRecord[])[] {
  return Object.entries(widgets.get(widget.type) ?? {})
    .filter(([, field]) => field.kind === 'column')
    .map(([name]) => toList(widget[name]) as readonly WidgetRecord[])
    .filter((column) => column.length > 0);
}

function listFieldTexts(fields: FieldDescriptions, values: Readonly<Record<string, unknown>>): readonly string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const value = (field.readFrom ?? [name]).map((stored) => values[stored]).find((stored) => stored !== undefined);
    return listValueTexts(field, value).filter((text) => text.trim() !== '');
  });
}

function listValueTexts(field: FieldDescription, value: unknown): readonly string[] {
  if (field.kind === 'list') {
    return toList(value).flatMap((item) => {
      if (typeof item === 'string') return [item];
      return listFieldTexts(field.item as FieldDescriptions, (item ?? {}) as Readonly<Record<string, unknown>>);
    });
  }
  if (typeof value !== 'string') return [];
  if (field.kind === 'html') return [toReadableText(value)];
  return field.kind === 'text' || field.kind === 'longText' ? [value] : [];
}

function toReadableText(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const element of body.querySelectorAll(BLOCK_ENDS)) element.append('\n');
  return (body.textContent ?? '').replaceAll(/\s*\n\s*/g, '\n').trim();
}

function toList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
