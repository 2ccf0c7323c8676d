import type { JsonSchema } from '@fakos/shared-kit/api/openapi/hooks';
import type { TextValues } from '@fakos/shared-kit/i18n';
import type el from '../../../../locales/el.json';

type Words = (typeof el)['apiReference'];
type WithoutPlural<K> = K extends `${infer Base}_${'one' | 'other'}` ? Base : K;

/** What a value must be beside its type: said in words, or with the very codes that it is about. */
export type Limit = { readonly ofEach?: boolean } & (
  | { readonly key: WithoutPlural<keyof Words['limits']>; readonly values: TextValues }
  | { readonly key: keyof Words['codes']; readonly codes: readonly string[] }
);

/** The values that a schema is closed to; none where it is open. */
export function listValues(schema: JsonSchema): readonly unknown[] {
  if (schema.const !== undefined) return [schema.const];
  return (schema.enum ?? []).filter((value) => value !== null);
}

/** The limits of one schema, without those of its parts. */
export function limitsOf(schema: JsonSchema): Limit[] {
  return [
    ...codes(listValues(schema).length === 1 ? 'always' : 'oneOf', listValues(schema)),
    ...(schema.format ? [{ key: 'format', codes: [schema.format] } as const] : []),
    ...amountLimits(schema),
    ...sizeLimits(schema.minLength, schema.maxLength, 'Characters'),
    ...sizeLimits(schema.minItems, schema.maxItems, 'Items'),
    // The pattern of a format says the same again, at length.
    ...(schema.pattern && !schema.format ? [{ key: 'pattern', codes: [schema.pattern] } as const] : []),
    ...(schema.default === undefined ? [] : codes('default', [schema.default])),
  ];
}

function codes(key: keyof Words['codes'], values: readonly unknown[]): Limit[] {
  return values.length > 0 ? [{ key, codes: values.map((value) => JSON.stringify(value)) }] : [];
}

function amountLimits({ minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf }: JsonSchema): Limit[] {
  const min = withinSafe(minimum);
  const max = withinSafe(maximum);
  const named = { atLeast: min, above: exclusiveMinimum, atMost: max, below: exclusiveMaximum, step: multipleOf };
  const isRange = min !== undefined && max !== undefined;
  const range: Limit[] = isRange ? [{ key: 'between', values: { min, max } }] : [];
  const single = Object.entries(named).flatMap(([name, value]): Limit[] => {
    const key = name as keyof typeof named;
    const isSaid = isRange && (key === 'atLeast' || key === 'atMost');
    return value === undefined || isSaid ? [] : [{ key, values: { value } }];
  });
  return [...range, ...single];
}

/** Bounds that only say "what a number can hold" are nobody's limit. */
function withinSafe(bound: number | undefined): number | undefined {
  return bound !== undefined && Math.abs(bound) < Number.MAX_SAFE_INTEGER ? bound : undefined;
}

function sizeLimits(min: number | undefined, max: number | undefined, what: 'Characters' | 'Items'): Limit[] {
  if (min !== undefined && max !== undefined) {
    return min === max
      ? [{ key: `exactly${what}`, values: { count: min } }]
      : [{ key: `between${what}`, values: { min, count: max } }];
  }
  if (min !== undefined) return [{ key: `atLeast${what}`, values: { count: min } }];
  return max === undefined ? [] : [{ key: `atMost${what}`, values: { count: max } }];
}
