import type { JsonSchema } from '@fakos/shared-kit/api/openapi/hooks';
import { type Limit, listLimits, listValues } from './limits.ts';

/** A part of a value: a property, the values of a record, or one of several alternatives. */
export interface SchemaPart {
  readonly kind: 'property' | 'key' | 'alternative';
  readonly name: string;
  readonly required: boolean;
  readonly schema: JsonSchema;
}

/** A schema for display: one line, and the parts below it. */
export interface SchemaView {
  /** Such as `string`, `object[]`, `string | integer`. */
  readonly type: string;
  readonly nullable: boolean;
  readonly limits: readonly Limit[];
  readonly parts: readonly SchemaPart[];
}

/** Describes one level of a schema. */
export function createSchemaView(schema: JsonSchema): SchemaView {
  const alternatives = listAlternatives(schema);
  const present = alternatives.filter(({ type }) => type !== 'null');
  const nullable = present.length < alternatives.length;
  const [only, ...others] = present;
  if (!only) return { type: 'null', nullable: false, limits: [], parts: [] };
  if (others.length === 0) return { ...createSingleView(only), nullable };
  const values = present.flatMap(listValues);
  const isClosed = present.every((form) => listValues(form).length > 0);
  return {
    type: unique(present.map((form) => createSingleView(form).type)).join(' | '),
    nullable,
    limits: isClosed ? listLimits({ enum: values }) : [],
    parts: isClosed ? [] : present.map((form, index) => toAlternativePart(form, index)),
  };
}

function createSingleView(schema: JsonSchema): SchemaView {
  if (schema.type === 'array') return createArrayView(schema);
  const merged = (schema.allOf ?? []).map(createSchemaView);
  return {
    type: typeof schema.type === 'string' ? schema.type : (merged[0]?.type ?? schema.$ref ?? 'any'),
    nullable: false,
    limits: [...listLimits(schema), ...merged.flatMap(({ limits }) => limits)],
    parts: [...listParts(schema), ...merged.flatMap(({ parts }) => parts)],
  };
}

function createArrayView(schema: JsonSchema): SchemaView {
  const itemView = createSchemaView(schema.items ?? {});
  const type = itemView.nullable ? `${itemView.type} | null` : itemView.type;
  return {
    type: `${type.includes('|') ? `(${type})` : type}[]`,
    nullable: false,
    limits: [...listLimits(schema), ...itemView.limits.map((limit) => ({ ...limit, ofEach: true }))],
    parts: itemView.parts,
  };
}

/** Flattens nested unions and lists of types into one list of alternatives. */
function listAlternatives(schema: JsonSchema): readonly JsonSchema[] {
  const union = schema.anyOf ?? schema.oneOf;
  if (union) return union.flatMap(listAlternatives);
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

function toAlternativePart(schema: JsonSchema, index: number): SchemaPart {
  return { kind: 'alternative', name: String(index + 1), required: true, schema };
}

const unique = (types: readonly string[]) => [...new Set(types)];
