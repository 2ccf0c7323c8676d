import { z } from 'zod';
import { type Language, translate } from '../text/translate.ts';

type Issue = z.core.$ZodIssue;

/** Fields with one message for every error. */
const ownTexts: Readonly<Record<string, string>> = {
  email: 'email',
  phone: 'phone',
  postcode: 'postcode',
  vat_number: 'vatNumber',
  terms_accepted: 'terms',
};

/** Messages by dotted field path, such as `contact.email`, for the validation errors of `input`. */
export function validationMessages(
  issues: readonly Issue[],
  schema: z.ZodType,
  input: unknown,
  language: Language,
): Record<string, string> {
  const messages: Record<string, string> = {};
  for (const issue of issues) {
    const field = issue.path.join('.') || 'body';
    messages[field] ??= getMessage(issue, schema, valueAt(input, issue.path), language);
  }
  return messages;
}

function getMessage(issue: Issue, schema: z.ZodType, value: unknown, language: Language): string {
  const { rule, lensRule } = (issue.code === 'custom' && issue.params) || {};
  if (typeof rule === 'string') return translate(language, `prescriptions.errors.${rule}`);
  if (typeof lensRule === 'string') return translate(language, `contactPrescriptions.errors.${lensRule}`);
  const own = ownTexts[String(issue.path.at(-1))];
  if (own === 'terms') return translate(language, 'fields.terms');
  if (isMissing(value)) return translate(language, 'fields.required');
  if (own) return translate(language, `fields.${own}`);
  if (issue.code === 'too_small' && issue.origin === 'string') {
    return translate(language, 'fields.tooShort', { count: Number(issue.minimum) });
  }
  if (issue.code === 'too_big' && issue.origin === 'string') {
    return translate(language, 'fields.tooLong', { count: Number(issue.maximum) });
  }
  const range = rangeAt(schema, issue.path);
  return range ? translate(language, 'fields.number', range) : translate(language, 'fields.invalid');
}

function isMissing(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
}

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  let here = input;
  for (const key of path) {
    if (typeof here !== 'object' || here === null) return undefined;
    here = (here as Record<PropertyKey, unknown>)[key];
  }
  return here;
}

function rangeAt(schema: z.ZodType, path: readonly PropertyKey[]): { min: number; max: number } | undefined {
  let here: z.ZodType | undefined = bare(schema);
  for (const key of path) {
    if (here instanceof z.ZodObject) here = here.shape[String(key)] as z.ZodType | undefined;
    else if (here instanceof z.ZodArray) here = here.element as z.ZodType;
    else return undefined;
    here = here && bare(here);
  }
  if (!(here instanceof z.ZodNumber)) return undefined;
  const { minValue, maxValue } = here;
  if (minValue === null || maxValue === null) return undefined;
  const isBounded = Number.isFinite(minValue) && maxValue < Number.MAX_SAFE_INTEGER;
  return isBounded ? { min: minValue, max: maxValue } : undefined;
}

function bare(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return bare(schema.unwrap() as z.ZodType);
  if (schema instanceof z.ZodDefault) return bare(schema.unwrap() as z.ZodType);
  if (schema instanceof z.ZodPipe)
    return bare((schema.in instanceof z.ZodTransform ? schema.out : schema.in) as z.ZodType);
  return schema;
}
