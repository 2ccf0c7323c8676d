import type { Language } from '@fakos/contracts/languages';
import type { EditedLensCatalogue } from '@fakos/contracts/lenses/contract';
import type { LensIndex } from '@fakos/contracts/lenses/rules';
import { formatAmountForField, parseAmount, parseWholeNumber } from '../../framework/decimal.ts';

type Option = EditedLensCatalogue['options'][number];

/** The form's values: numbers are text as typed until they are saved. */
export interface LensValues {
  readonly options: readonly (Omit<Option, 'price'> & { readonly price: string })[];
  readonly rows: readonly { readonly upTo: string; readonly index: LensIndex }[];
  readonly validityMonths: string;
  readonly labDays: string;
}

const VALIDITY = { min: 1, max: 120 } as const;
const LAB_DAYS = { min: 0, max: 90 } as const;
const MAX_UP_TO = 30;
const QUARTERS = 4;

/** The stored options as a form; the last recommendation has no limit. */
export function toLensValues(saved: EditedLensCatalogue, language: Language): LensValues {
  return {
    options: saved.options.map((option) => ({ ...option, price: formatAmountForField(option.price, language) })),
    rows: saved.recommendations.map(({ up_to, index }) => ({
      upTo: up_to === null ? '' : formatAmountForField(up_to, language),
      index,
    })),
    validityMonths: String(saved.validity_months),
    labDays: String(saved.lab_days),
  };
}

/** Dioptres of a recommendation; null for anything that is not in steps of 0.25. */
export function parseUpTo(typed: string): number | null {
  const value = parseAmount(typed);
  return value !== null && value <= MAX_UP_TO && Number.isInteger(value * QUARTERS) ? value : null;
}

/** Whether a field of a number is right. */
export const isValidMonths = (typed: string) => parseWholeNumber(typed, VALIDITY) !== null;
/** See {@link isValidMonths}. */
export const isValidDays = (typed: string) => parseWholeNumber(typed, LAB_DAYS) !== null;

/** The form as a request; undefined while a field is invalid. */
export function toLensCatalogue(values: LensValues, version: number): EditedLensCatalogue | undefined {
  const options = values.options.flatMap(({ price, ...option }) => {
    const amount = parseAmount(price);
    return amount === null ? [] : [{ ...option, price: amount }];
  });
  const last = values.rows.length - 1;
  const rows = values.rows.flatMap(({ upTo, index }, position) => {
    const limit = position === last ? null : parseUpTo(upTo);
    return limit === null && position !== last ? [] : [{ up_to: limit, index }];
  });
  const months = parseWholeNumber(values.validityMonths, VALIDITY);
  const days = parseWholeNumber(values.labDays, LAB_DAYS);
  const isComplete = options.length === values.options.length && rows.length === values.rows.length;
  if (!isComplete || months === null || days === null) return undefined;
  return { options, recommendations: rows, validity_months: months, lab_days: days, version };
}
