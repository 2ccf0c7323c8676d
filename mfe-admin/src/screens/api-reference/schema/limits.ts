import type { JsonSchema } from '@fakos/shared-kit/api/openapi/hooks';
import type { TextValues } from '@fakos/shared-kit/i18n';
import type el from '../../../../locales/api-reference/el.json';

type ReferenceTexts = typeof el;
type WithoutPlural<K> = K extends `${infer Base}_${'one' | 'other'}` ? Base : K;

/** A constraint on a value besides its type: a translated text, or literal values shown as code. */
export type Limit = { readonly isPerItem?: boolean } & (
  | { readonly key: WithoutPlural<keyof ReferenceTexts['limits']>; readonly values: TextValues }
  | { readonly key: keyof ReferenceTexts['codes']; readonly codes: readonly string[] }
);

/** The values that a schema allows; empty if it allows any. */
export function listValues(schema: JsonSchema): readonly unknown[] {
  if (schema.const !== undefined) return [schema.const];
  return (schema.enum ?? []).filter((value) => value !== null);
}

/** The limits of a schema itself, without those of its properties or items. */
export function listLimits(schema: JsonSchema): Limit[] {
  return [
    ...listCodeLimits(listValues(schema).length === 1 ? 'always' : 'oneOf', listValues(schema)),
    ...(schema.format ? [{ key: 'format', codes: [schema.format] } as const] : []),
    ...listNumberLimits(schema),
    ...listSizeLimits(schema.minLength, schema.maxLength, 'Characters'),
    ...listSizeLimits(schema.minItems, schema.maxItems, 'Items'),
    // The pattern of a known format is redundant.
    ...(schema.pattern && !schema.format ? [{ key: 'pattern', codes: [schema.pattern] } as const] : []),
    ...(schema.default === undefined ? [] : listCodeLimits('default', [schema.default])),
  ];
}

function listCodeLimits(key: keyof ReferenceTexts['codes'], values: readonly unknown[]): Limit[] {
  return values.length > 0 ? [{ key, codes: values.map((value) => JSON.stringify(value)) }] : [];
}

function listNumberLimits({ minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf }: JsonSchema): Limit[] {
  const min = omitUnsafeBound(minimum);
  const max = omitUnsafeBound(maximum);
  const named = { atLeast: min, above: exclusiveMinimum, atMost: max, below: exclusiveMaximum, step: multipleOf };
  const isRange = min !== undefined && max !== undefined;
  const range: Limit[] = isRange ? [{ key: 'between', values: { min, max } }] : [];
  const single = Object.entries(named).flatMap(([name, value]): Limit[] => {
    const key = name as keyof typeof named;
    const isCoveredByRange = isRange && (key === 'atLeast' || key === 'atMost');
    return value === undefined || isCoveredByRange ? [] : [{ key, values: { value } }];
  });
  return [...range, ...single];
}

/** Omits bounds that only state the range of safe integers. */
function omitUnsafeBound(bound: number | undefined): number | undefined {
  return bound !== undefined && Math.abs(bound) < Number.MAX_SAFE_INTEGER ? bound : undefined;
}

function listSizeLimits(min: number | undefined, max: number | undefined, unit: 'Characters' | 'Items'): Limit[] {
  if (min !== undefined && max !== undefined) {
    return min === max
      ? [{ key: `exactly${unit}`, values: { count: min } }]
      : [{ key: `between${unit}`, values: { min, count: max } }];
  }
  if (min !== undefined) return [{ key: `atLeast${unit}`, values: { count: min } }];
  return max === undefined ? [] : [{ key: `atMost${unit}`, values: { count: max } }];
}
