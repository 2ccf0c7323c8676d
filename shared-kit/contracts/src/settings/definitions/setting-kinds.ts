import { z } from 'zod';
import type { Setting } from './setting.ts';
import {
  amount,
  colour,
  emailAddress,
  flag,
  html,
  image,
  line,
  lines,
  link,
  mapEmbed,
  webAddress,
} from './value-schemas.ts';

/** Kind of a setting's value, which determines the field that edits it. */
export type SettingKind =
  | { readonly kind: 'flag' | 'colour' | 'image' | 'line' | 'text' | 'html' | 'link' | 'email' | 'map' | 'date' }
  | { readonly kind: 'amount' | 'secret' | 'composite' }
  | { readonly kind: 'number'; readonly min: number; readonly max: number; readonly isNullable: boolean }
  | { readonly kind: 'choice'; readonly options: readonly string[] };

const kinds = new Map<z.ZodType, SettingKind>([
  [flag, { kind: 'flag' }],
  [colour, { kind: 'colour' }],
  [image, { kind: 'image' }],
  [line, { kind: 'line' }],
  [lines, { kind: 'text' }],
  [html, { kind: 'html' }],
  [link, { kind: 'link' }],
  [webAddress, { kind: 'link' }],
  [emailAddress, { kind: 'email' }],
  [mapEmbed, { kind: 'map' }],
  [amount, { kind: 'amount' }],
]);

/** The kind of a setting's value, from its schema. */
export function getSettingKind({ schema, visibility }: Pick<Setting, 'schema' | 'visibility'>): SettingKind {
  return visibility === 'secret' ? { kind: 'secret' } : (kinds.get(schema) ?? inspect(schema, false));
}

function inspect(schema: z.ZodType, isNullable: boolean): SettingKind {
  if (schema instanceof z.ZodNullable) return inspect(schema.unwrap() as z.ZodType, true);
  if (schema instanceof z.ZodPipe && schema.out instanceof z.ZodNumber) return inspect(schema.out, isNullable);
  if (schema instanceof z.ZodNumber) {
    const { minValue, maxValue } = schema;
    return { kind: 'number', min: minValue ?? 0, max: maxValue ?? Number.MAX_SAFE_INTEGER, isNullable };
  }
  if (schema instanceof z.ZodEnum) return { kind: 'choice', options: schema.options.map(String) };
  if (schema instanceof z.ZodUnion) return inspectUnion(schema.options as readonly z.ZodType[]);
  return schema instanceof z.ZodString ? { kind: 'line' } : { kind: 'composite' };
}

/** A value or '' for none. */
function inspectUnion(options: readonly z.ZodType[]): SettingKind {
  const [first] = options;
  if (first instanceof z.ZodISODate) return { kind: 'date' };
  const found = first ? inspect(first, false) : undefined;
  return found?.kind === 'choice' ? { ...found, options: ['', ...found.options] } : { kind: 'composite' };
}
