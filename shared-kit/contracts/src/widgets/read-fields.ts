// By package name: remotes bundle this module, and share that one.
import { isImageFile, readColor, readImageSource, readText, readUrl } from '@fakos/contracts/html/safe-values';
import type { WidgetRecord } from '../pages/contract.ts';
import type {
  FieldDescription,
  FieldDescriptions,
  FieldValues,
  LengthField,
  LinkField,
  ListField,
  StoredFields,
  WidgetDescription,
  WidgetFields,
} from './widget.ts';

/** Pixels of one rem: lengths are relative, so that they follow the visitor's own text size. */
const ROOT_PX = 16;

const LENGTH = /^(\d{1,4}(?:\.\d{1,6})?)(px|rem|em)?$/;
const PERCENTAGE = /^(\d{1,3})%$/;
const PATH_IN_SITE = /^\/(?![\\/])/;
const EMAIL = /^[^\s@:/?#]+@[^\s@:/?#]+\.[^\s@:/?#]+$/;
const PHONE = /^\+?[\d ()-]{8,20}$/;

/** Fields of a widget as described. A stored value that cannot be read is replaced by the field's default. */
export function readFields<Widget extends WidgetDescription>(
  { fields }: Widget,
  stored: StoredFields,
): WidgetFields<Widget> {
  const entries = Object.entries(fields).map(([name, field]) => [
    name,
    readField(field, name, stored) ?? field.default,
  ]);
  return Object.fromEntries(entries) as WidgetFields<Widget>;
}

/**
 * The widgets of a section or column in their order, with all stored fields. Widgets without a type are left out; a
 * widget without an order has its place in the list.
 */
export function readWidgets(value: unknown): WidgetRecord[] {
  if (!Array.isArray(value)) return [];
  return value
    .filter((widget: unknown): widget is Record<string, unknown> & { type: string } => {
      return typeof widget === 'object' && widget !== null && 'type' in widget && typeof widget.type === 'string';
    })
    .map((widget, index) => ({
      ...widget,
      type: widget.type,
      id: typeof widget.id === 'string' && widget.id !== '' ? widget.id : `${widget.type}-${index}`,
      order: Number.isFinite(widget.order) ? Number(widget.order) : index,
    }))
    .sort((a, b) => a.order - b.order);
}

/** A number of pixels, `18px` or `1.2rem` as rem within bounds, a percentage where it is allowed; '' for anything else. */
export function readLength(
  value: unknown,
  { min, max, percentage = false }: Pick<LengthField, 'min' | 'max'> & { readonly percentage?: boolean },
): string {
  const text = typeof value === 'number' ? String(value) : readText(value).trim();
  const share = percentage ? Number(PERCENTAGE.exec(text)?.[1] ?? 0) : 0;
  if (share > 0) return `${Math.min(share, 100)}%`;
  const [, digits, unit] = LENGTH.exec(text) ?? [];
  if (digits === undefined) return '';
  const rem = unit === 'rem' || unit === 'em' ? Number(digits) : Number(digits) / ROOT_PX;
  return `${clamp(rem, min, max)}rem`;
}

/** An image source, if `ownHostOnly` only an uploaded image or one inside the site; '' for anything else. */
export function readImage(value: unknown, ownHostOnly = false): string {
  const source = readImageSource(value);
  return !ownHostOnly || isImageFile(source) || PATH_IN_SITE.test(source) ? source : '';
}

/** A field's value; undefined where nothing usable is stored. */
function readField(field: FieldDescription, name: string, stored: StoredFields): unknown {
  const values = (field.readFrom ?? [name]).map((key) => readValue(field, stored[key], stored));
  return values.find((value) => value !== undefined);
}

function readValue(field: FieldDescription, value: unknown, stored: StoredFields): unknown {
  switch (field.kind) {
    case 'text':
    case 'longText':
    case 'videoLink':
      return readText(value).trim() || undefined;
    case 'html':
    case 'icon':
      return readText(value) || undefined;
    case 'id':
    case 'itemId':
      return typeof value === 'number' ? String(value) : readText(value).trim() || undefined;
    case 'color':
      return readColor(value) || undefined;
    case 'link':
      return readLink(field, value, stored) || undefined;
    case 'image':
      return readImage(value, field.ownHostOnly) || undefined;
    case 'length':
      return readLength(value, field) || undefined;
    case 'boolean':
      return readFlag(value);
    case 'number':
      return readNumber(value, field.min, field.max);
    case 'row':
      return readNumber(value, 0, Number.MAX_SAFE_INTEGER);
    case 'percentage':
      return readPercentage(value);
    case 'choice':
      return field.options.find((option) => option === value);
    case 'list':
      return readList(field, value);
    case 'column':
      return readWidgets(value);
  }
}

/** A flag may be stored as a boolean, 'true', '1' or 1. */
function readFlag(value: unknown): boolean | undefined {
  if (value === undefined || value === null || value === '') return undefined;
  return value === true || value === 'true' || value === '1' || value === 1;
}

function readNumber(value: unknown, min: number, max: number): number | undefined {
  const number = typeof value === 'number' ? value : readText(value).trim() === '' ? Number.NaN : Number(value);
  return Number.isFinite(number) ? clamp(Math.round(number), min, max) : undefined;
}

function readPercentage(value: unknown): number | undefined {
  const percentage = typeof value === 'number' ? value : Number.parseFloat(readText(value));
  return Number.isNaN(percentage) ? undefined : clamp(percentage, 0, 100);
}

/** Staff may enter an e-mail address or a phone number as it is. */
function readLink({ network }: LinkField, value: unknown, stored: StoredFields): string {
  const written = readText(value).trim();
  const name = network && stored[network];
  if (name === 'email' && EMAIL.test(written)) return `mailto:${written}`;
  if (name === 'whatsapp' && PHONE.test(written)) return `https://wa.me/${written.replaceAll(/\D/g, '')}`;
  return readUrl(written);
}

function readList<Item extends FieldDescriptions>(
  { item, textItem }: ListField<Item>,
  value: unknown,
): FieldValues<Item>[] {
  if (!Array.isArray(value)) return [];
  const takenIds = new Set<unknown>();
  return value.flatMap((entry: unknown, index) => {
    const stored = textItem !== undefined && typeof entry === 'string' ? { [textItem]: entry } : entry;
    if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return [];
    const values: Record<string, unknown> = {};
    for (const [name, field] of Object.entries(item)) {
      const read = readField(field, name, stored as StoredFields);
      if (read === undefined && field.required) return [];
      values[name] = read ?? (field.kind === 'id' ? `item-${index + 1}` : field.default);
    }
    if ('id' in values) {
      if (takenIds.has(values.id)) values.id = `${String(values.id)}-${index + 1}`;
      takenIds.add(values.id);
    }
    return [values as FieldValues<Item>];
  });
}

function clamp(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), max);
}
