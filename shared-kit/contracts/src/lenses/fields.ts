import { z } from 'zod';
import { euros } from '../endpoint.ts';
import { prescriptionRef } from '../prescriptions/fields.ts';
import { lensUses } from '../prescriptions/rules.ts';
import { lensCoatings, lensFilters, lensIndexes, lensOptionCodes, lensOptionKinds, lensTints } from './rules.ts';

/** Maximum numbers of the shop's lens options and rows of its recommendation table. */
const MAX_LENS_OPTIONS = 60;
const MAX_RECOMMENDATIONS = 20;
const MAX_DIOPTRES = 30;
const MAX_VALIDITY_MONTHS = 120;
const MAX_LAB_DAYS = 90;

/** A lens option as staff edit it. The price is that of a pair, VAT included. */
export const lensOption = z
  .object({ kind: z.enum(lensOptionKinds), code: z.string(), price: euros, enabled: z.boolean() })
  .refine(({ kind, code }) => (lensOptionCodes[kind] as readonly string[]).includes(code), { path: ['code'] });

/** A row of the recommendation table; see `RecommendationRow`. */
export const recommendationRow = z.object({
  up_to: z.number().min(0).max(MAX_DIOPTRES).multipleOf(0.25).nullable(),
  index: z.enum(lensIndexes),
});

/** The shop's lens options. The last recommendation has no limit, so that every strength has an index. */
export const lensCatalogue = z.object({
  options: z.array(lensOption).max(MAX_LENS_OPTIONS).refine(hasUniqueCodes),
  recommendations: z
    .array(recommendationRow)
    .min(1)
    .max(MAX_RECOMMENDATIONS)
    .refine((rows) => rows.some((row) => row.up_to === null)),
  /** Months after its examination in which a prescription is accepted without a warning. */
  validity_months: z.number().int().min(1).max(MAX_VALIDITY_MONTHS),
  /** Working days that the laboratory needs. */
  lab_days: z.number().int().min(0).max(MAX_LAB_DAYS),
});
/** See {@link lensCatalogue}. */
export type LensCatalogue = z.output<typeof lensCatalogue>;

function hasUniqueCodes(options: readonly { kind: string; code: string }[]): boolean {
  return new Set(options.map(({ kind, code }) => `${kind} ${code}`)).size === options.length;
}

/** A pair of lenses as chosen; the shop's options decide whether it can be made. */
const lensChoice = z.object({
  use: z.enum(lensUses),
  index: z.enum(lensIndexes),
  coating: z.enum(lensCoatings).nullable(),
  filters: z.array(z.enum(lensFilters)).max(lensFilters.length),
  tint: z.enum(lensTints).nullable(),
});

/** How the prescription of a pair reaches the shop; `none` for lenses without power. */
export const prescriptionSources = ['typed', 'file', 'later', 'shop', 'none'] as const;

/**
 * Lenses for a frame: the `lenses` kind of a line's configuration. The prescription is health data and stored apart: `ref` is
 * the token that opens it (`prescriptions.php`).
 */
export const lensConfiguration = lensChoice.extend({
  kind: z.literal('lenses'),
  prescription: z.object({ source: z.enum(prescriptionSources), ref: prescriptionRef.optional() }),
});
/** See {@link lensConfiguration}. */
export type LensConfiguration = z.output<typeof lensConfiguration>;
