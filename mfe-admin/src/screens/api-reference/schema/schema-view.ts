import type { JsonSchema } from '@fakos/shared-kit/api/openapi/hooks';
import { type Limit, limitsOf, listValues } from './limits.ts';

/** A part of a value: a property, every key of a record, or one of several forms. */
export interface SchemaPart {
  readonly kind: 'property' | 'key' | 'form';
  readonly name: string;
  readonly required: boolean;
  readonly schema: JsonSchema;
}

/** A schema as it is read: one line, and the parts below it. */
export interface SchemaView {
  /** Such as `string`, `object[]`, `string | integer`. */
  readonly type: string;
  readonly nullable: boolean;
  readonly limits: readonly Limit[];
  readonly parts: readonly SchemaPart[];
}

/** Reads a schema one level deep; its parts are read when somebody opens them. */
export function viewSchema(schema: JsonSchema): SchemaView {
  const forms = listForms(schema);
  const present = forms.filter(({ type }) => type !== 'null');
  const nullable = present.length < forms.length;
  const [only, ...others] = present;
  if (!only) return { type: 'null', nullable: false, limits: [], parts: [] };
  if (others.length === 0) return { ...viewForm(only), nullable };
  const values = present.flatMap(listValues);
  const isClosed = present.every((form) => listValues(form).length > 0);
  return {
    type: unique(present.map((form) => viewForm(form).type)).join(' | '),
    nullable,
    limits: isClosed ? limitsOf({ enum: values }) : [],
    parts: isClosed ? [] : present.map((form, index) => formPart(form, index)),
  };
}

function viewForm(schema: JsonSchema): SchemaView {
  if (schema.type === 'array') return viewArray(schema);
  const merged = (schema.allOf ?? []).map(viewSchema);
  return {
    type: typeof schema.type === 'string' ? schema.type : (merged[0]?.type ?? schema.$ref ?? 'any'),
    nullable: false,
    limits: [...limitsOf(schema), ...merged.flatMap(({ limits }) => limits)],
    parts: [...listParts(schema), ...merged.flatMap(({ parts }) => parts)],
  };
}

function viewArray(schema: JsonSchema): SchemaView {
  const each = viewSchema(schema.items ?? {});
  const type = each.nullable ? `${each.type} | null` : each.type;
  return {
    type: `${type.includes('|') ? `(${type})` : type}[]`,
    nullable: false,
    limits: [...limitsOf(schema), ...each.limits.map((limit) => ({ ...limit, ofEach: true }))],
    parts: each.parts,
  };
}

/** Unions inside unions and lists of types, as one list of alternatives. */
function listForms(schema: JsonSchema): readonly JsonSchema[] {
  const union = schema.anyOf ?? schema.oneOf;
  if (union) return union.flatMap(listForms);
  const { type } = schema;
  return typeof type === 'object' ? type.map((one) => ({ ...schema, type: one })) : [schema];
}

function listParts({ properties = {}, required = [], additionalProperties }: JsonSchema): SchemaPart[] {
  const own = Object.entries(properties).map(([name, schema]): SchemaPart => {
    return { kind: 'property', name, required: required.includes(name), schema };
  });
  const isRecord = typeof additionalProperties === 'object' && Object.keys(additionalProperties).length > 0;
  return isRecord ? [...own, { kind: 'key', name: '', required: true, schema: additionalProperties }] : own;
}

function formPart(schema: JsonSchema, index: number): SchemaPart {
  return { kind: 'form', name: String(index + 1), required: true, schema };
}

const unique = (types: readonly string[]) => [...new Set(types)];
