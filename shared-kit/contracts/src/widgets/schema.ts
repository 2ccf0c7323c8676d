import { z } from 'zod';
import { readColor, readUrl } from '../html/safe-values.ts';
import { widgetRecord } from '../pages/contract.ts';
import { readImage, readLength } from './read-fields.ts';
import { getVideoPlayerUrl, type VideoType } from './video-address.ts';
import type { FieldDescription, FieldDescriptions, FieldValues, WidgetDescription, WidgetFields } from './widget.ts';

const ANY_LENGTH = { min: 0, max: Number.MAX_SAFE_INTEGER };

/**
 * Schema of a widget's own fields. Apart from the descriptions, because it imports zod, which a visitor's first view does
 * without. `ownHost` is the host whose videos count as the site's own.
 */
export function createWidgetSchema<Widget extends WidgetDescription>(
  { fields }: Widget,
  ownHost?: string,
): z.ZodType<WidgetFields<Widget>> {
  return createObjectSchema(fields, ownHost) as z.ZodType<WidgetFields<Widget>>;
}

function createObjectSchema<Fields extends FieldDescriptions>(fields: Fields, ownHost: string | undefined) {
  const entries = Object.entries(fields);
  const object = z.object(
    Object.fromEntries(entries.map(([name, field]) => [name, createFieldSchema(field, ownHost)])),
  );
  const checked = entries.reduce<z.ZodType<Record<string, unknown>>>((schema, [name, field]) => {
    if (field.kind !== 'videoLink') return schema;
    return schema.refine(
      ({ [name]: link, [field.provider]: type }) =>
        link === '' || getVideoPlayerUrl(type as VideoType, String(link), { ownHost }) !== undefined,
      { path: [name] },
    );
  }, object);
  return checked as unknown as z.ZodType<FieldValues<Fields>>;
}

function createFieldSchema(field: FieldDescription, ownHost: string | undefined): z.ZodType {
  switch (field.kind) {
    case 'text':
    case 'longText':
    case 'html':
    case 'icon':
    case 'id':
    case 'itemId':
    case 'videoLink':
      return z.string();
    case 'boolean':
      return z.boolean();
    case 'color':
      return emptyOr((value) => readColor(value) !== '');
    case 'link':
      return emptyOr((value) => readUrl(value) !== '');
    case 'image':
      return emptyOr((value) => readImage(value, field.ownHostOnly) !== '');
    case 'length':
      return emptyOr((value) => readLength(value, { ...ANY_LENGTH, percentage: field.percentage ?? false }) !== '');
    case 'number':
      return z.number().int().min(field.min).max(field.max);
    case 'row':
      return z.number().int().min(0);
    case 'percentage':
      return z.number().min(0).max(100);
    case 'choice':
      return z.enum(field.options);
    case 'list':
      return z.array(createObjectSchema(field.item as FieldDescriptions, ownHost));
    case 'column':
      return z.array(widgetRecord);
  }
}

function emptyOr(isValid: (value: string) => boolean): z.ZodType {
  return z.string().refine((value) => value === '' || isValid(value));
}
