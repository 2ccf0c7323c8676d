import type { LensCatalogue } from './fields.ts';
import { type LensOptionKind, lensOptionCodes, lensOptionKinds } from './rules.ts';

/** Usual prices of a pair in euros, VAT included. */
const prices: Readonly<Record<LensOptionKind, Readonly<Record<string, number>>>> = {
  use: { distance: 40, reading: 40, computer: 55, bifocal: 90, progressive: 160, plano: 20 },
  index: { '1.50': 0, '1.56': 15, '1.59': 35, '1.60': 40, '1.67': 75, '1.74': 140 },
  coating: { hard: 0, 'anti-reflective': 25, 'water-repellent': 49 },
  filter: { blue_light: 20, photochromic: 70, polarised: 80 },
  tint: { grey: 20, brown: 20, green: 20, blue: 20, yellow: 20 },
};

/**
 * The lens options of a new shop. The recommendation table is that of
 * `docs/decisions/0053-prescription-rules.md`.
 */
export const defaultLensCatalogue: LensCatalogue = {
  options: lensOptionKinds.flatMap((kind) =>
    lensOptionCodes[kind].map((code) => ({ kind, code, price: prices[kind][code] ?? 0, enabled: true })),
  ),
  recommendations: [
    { up_to: 2, index: '1.50' },
    { up_to: 2.5, index: '1.56' },
    { up_to: 4, index: '1.60' },
    { up_to: 7, index: '1.67' },
    { up_to: null, index: '1.74' },
  ],
  validity_months: 24,
  lab_days: 7,
};
