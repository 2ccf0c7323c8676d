import { type Eye, type EyeValues, eyes, getStrength, type LensUse, lensUses } from '../prescriptions/rules.ts';

/** Refractive indexes of lens materials, thickest lens first. 1.59 is polycarbonate, which does not break. */
export const lensIndexes = ['1.50', '1.56', '1.59', '1.60', '1.67', '1.74'] as const;
/** See {@link lensIndexes}. */
export type LensIndex = (typeof lensIndexes)[number];

/** Kinds of lens options. A pair has one use and one index, at most one coating and one tint, and any filters. */
export const lensOptionKinds = ['use', 'index', 'coating', 'filter', 'tint'] as const;
/** See {@link lensOptionKinds}. */
export type LensOptionKind = (typeof lensOptionKinds)[number];

/** Coatings, each including the ones before it. */
export const lensCoatings = ['hard', 'anti-reflective', 'water-repellent'] as const;
/** See {@link lensCoatings}. */
export type LensCoating = (typeof lensCoatings)[number];

/** Colours of tinted lenses. */
export const lensTints = ['grey', 'brown', 'green', 'blue', 'yellow'] as const;
/** See {@link lensTints}. */
export type LensTint = (typeof lensTints)[number];

/** Filters that a lens may have. */
export const lensFilters = ['blue_light', 'photochromic', 'polarised'] as const;
/** See {@link lensFilters}. */
export type LensFilter = (typeof lensFilters)[number];

/** The codes of each kind of option; their names are in `locales/lenses`. */
export const lensOptionCodes = {
  use: lensUses,
  index: lensIndexes,
  coating: lensCoatings,
  filter: lensFilters,
  tint: lensTints,
} as const satisfies Record<LensOptionKind, readonly string[]>;

/** An option with the price of a pair in euros, VAT included. */
export interface LensOption {
  readonly kind: LensOptionKind;
  /** One of {@link lensOptionCodes}. */
  readonly code: string;
  readonly price: number;
  readonly enabled: boolean;
}

/** A row of the recommendation table: the index for strengths up to `up_to` dioptres; null for all above. */
export interface RecommendationRow {
  readonly up_to: number | null;
  readonly index: LensIndex;
}

/** The chosen options of a pair of lenses, without its prescription. */
export interface LensChoice {
  readonly use: LensUse;
  readonly index: LensIndex;
  readonly coating: LensCoating | null;
  readonly filters: readonly LensFilter[];
  readonly tint: LensTint | null;
}

/** Why a choice of lenses cannot be ordered; each has a message in `locales/lenses`. */
export const lensErrors = ['OPTION_UNAVAILABLE', 'FILTERS_EXCLUDE', 'TINT_WITH_FILTER', 'FRAME_TOO_LOW'] as const;
/** See {@link lensErrors}. */
export type LensError = (typeof lensErrors)[number];

/** Why an index is recommended. */
export type RecommendationReason = 'strength' | 'safety';

/** Wearers and activities that determine the material. */
export interface WearerFacts {
  /** Children, sport and rimless frames need a material that does not break. */
  readonly needsSafety?: boolean;
}

/** The index of safety lenses: polycarbonate. */
export const SAFETY_INDEX: LensIndex = '1.59';

/** Lens heights in millimetres that progressive lenses need. Source: `docs/decisions/0053-prescription-rules.md`. */
export const progressiveFit = { minLensHeight: 28, minFittingHeight: 18, maxFittingHeight: 22 } as const;

/**
 * The index for a strength from the shop's table: the first row that reaches it. A stronger prescription never gets a
 * thicker material, whatever the order of the rows.
 */
export function recommendIndex(
  strength: number,
  rows: readonly RecommendationRow[],
  { needsSafety = false }: WearerFacts = {},
): { index: LensIndex; reason: RecommendationReason } | undefined {
  if (needsSafety) return { index: SAFETY_INDEX, reason: 'safety' };
  const getLimit = ({ up_to: limit }: RecommendationRow) => limit ?? Number.POSITIVE_INFINITY;
  const reaching = rows.filter((row) => strength <= getLimit(row));
  const lowest = Math.min(...reaching.map(getLimit));
  const row = reaching.find((one) => getLimit(one) === lowest);
  return row && { index: row.index, reason: 'strength' };
}

/** The price of a pair in euros with each part, in the order in which it is shown. Unknown and disabled options are missing. */
export function listPriceParts(choice: LensChoice, options: readonly LensOption[]): LensOption[] {
  return listChosenCodes(choice).flatMap(([kind, code]) => {
    const option = options.find((one) => one.kind === kind && one.code === code && one.enabled);
    return option ? [option] : [];
  });
}

function listChosenCodes({ use, index, coating, filters, tint }: LensChoice): [LensOptionKind, string][] {
  const codes: [LensOptionKind, string][] = [
    ['use', use],
    ['index', index],
  ];
  if (coating !== null) codes.push(['coating', coating]);
  for (const filter of filters) codes.push(['filter', filter]);
  if (tint !== null) codes.push(['tint', tint]);
  return codes;
}

/** Measures of a frame in millimetres; null if they are not known. */
export interface FrameMeasures {
  readonly lens_width: number | null;
  readonly bridge_width: number | null;
  readonly lens_height?: number | null | undefined;
}

/** The violated rules of a choice for a frame. */
export function findLensErrors(
  choice: LensChoice,
  options: readonly LensOption[],
  frame: FrameMeasures,
): { path: string; code: LensError }[] {
  const found: { path: string; code: LensError }[] = [];
  const available = listPriceParts(choice, options);
  for (const [kind, code] of listChosenCodes(choice)) {
    const isAvailable = available.some((option) => option.kind === kind && option.code === code);
    if (!isAvailable) found.push({ path: kind === 'filter' ? 'filters' : kind, code: 'OPTION_UNAVAILABLE' });
  }
  const has = (filter: LensFilter) => choice.filters.includes(filter);
  if (has('photochromic') && has('polarised')) found.push({ path: 'filters', code: 'FILTERS_EXCLUDE' });
  if (choice.tint !== null && choice.filters.some((filter) => filter !== 'blue_light')) {
    found.push({ path: 'tint', code: 'TINT_WITH_FILTER' });
  }
  if (isFrameTooLow(choice.use, frame)) found.push({ path: 'use', code: 'FRAME_TOO_LOW' });
  return found;
}

/** True for a frame whose lenses are known to be too low for progressive lenses. */
export function isFrameTooLow(use: LensUse, { lens_height: height }: FrameMeasures): boolean {
  return use === 'progressive' && typeof height === 'number' && height < progressiveFit.minLensHeight;
}

/** Distance between the centres of a frame's lenses in millimetres; null if it is not known. */
export function getFrameDistance({ lens_width: width, bridge_width: bridge }: FrameMeasures): number | null {
  return width === null || bridge === null ? null : width + bridge;
}

/** How far each lens is moved from the centre of its rim, in millimetres; positive towards the nose. */
export function getDecentration(frame: FrameMeasures, pd: number): number | null {
  const distance = getFrameDistance(frame);
  return distance === null ? null : (distance - pd) / 2;
}

/** How far above the middle of the lens the pupil usually sits, in millimetres. */
const PUPIL_ABOVE_MIDDLE = 4;

/** The usual fitting height of progressive lenses, within what they need; null if the lens height is not known. */
export function getFittingHeight({ lens_height: height }: FrameMeasures): number | null {
  if (typeof height !== 'number') return null;
  const usual = height / 2 + PUPIL_ABOVE_MIDDLE;
  return Math.min(progressiveFit.maxFittingHeight, Math.max(progressiveFit.minFittingHeight, usual));
}

/** Thinnest centre of a minus lens and thinnest edge of a plus lens, in millimetres. */
const THINNEST = { centre: 1.5, edge: 1 } as const;
/** Lens width of a frame whose measures are not known, in millimetres. */
const USUAL_LENS_WIDTH = 52;
const MILLIMETRES_PER_METRE = 1000;

/** Thickness of a lens in millimetres. */
export interface LensThickness {
  readonly centre: number;
  readonly edge: number;
}

/**
 * Estimates centre and outer edge of a lens by the thin-lens sagitta r²·P / 2(n−1), for comparison of materials only. The
 * radius is half the lens width and the decentration.
 */
export function estimateThickness(eye: EyeValues, index: LensIndex, frame: FrameMeasures, pd: number | null) {
  const isMinus = (eye.sph ?? 0) + (eye.cyl ?? 0) / 2 < 0;
  const width = frame.lens_width ?? USUAL_LENS_WIDTH;
  const radius = width / 2 + Math.abs((pd !== null && getDecentration(frame, pd)) || 0);
  const sagitta = (radius ** 2 * getStrength(eye)) / (2 * (Number(index) - 1) * MILLIMETRES_PER_METRE);
  const thickness: LensThickness = isMinus
    ? { centre: THINNEST.centre, edge: THINNEST.centre + sagitta }
    : { centre: THINNEST.edge + sagitta, edge: THINNEST.edge };
  return thickness;
}

/** The eye with the stronger lens, which the drawing of the edge shows. */
export function getStrongerEye(values: Readonly<Record<Eye, EyeValues>>): Eye {
  return eyes.toSorted((one, other) => getStrength(values[other]) - getStrength(values[one]))[0] ?? 'right';
}

/** Types of products that can have lenses to a prescription. */
const productsWithLenses: readonly string[] = ['frame', 'sunglasses', 'sport'];

/** Whether a product of this type can have lenses. */
export function hasLenses(productType: string): boolean {
  return productsWithLenses.includes(productType);
}
