// Rules of contact lenses without their schemas, because visitors download them.

/** Limits of the trade's parameters: what manufacturers make. Millimetres, dioptres and degrees. */
export const lensLimits = {
  base_curve: { min: 8, max: 10, step: 0.1 },
  diameter: { min: 13, max: 15, step: 0.1 },
  power: { min: -20, max: 20, step: 0.25 },
  cylinder: { min: -6, max: -0.25, step: 0.25 },
  axis: { min: 1, max: 180, step: 1 },
} as const;

/** Additions of multifocal contact lenses, which have levels instead of dioptres. */
export const lensAdditions = ['low', 'medium', 'high'] as const;
/** Colours of coloured contact lenses. */
export const lensColours = ['blue', 'green', 'grey', 'hazel', 'honey', 'brown', 'turquoise', 'violet'] as const;
/** After how many days of wear a lens is replaced. */
export const wearDays = { daily: 1, two_weekly: 14, monthly: 30 } as const;
/** Maximum number of boxes of an eye. */
export const MAX_BOXES = 24;

/** See {@link lensAdditions}. */
export type LensAddition = (typeof lensAdditions)[number];
/** See {@link lensColours}. */
export type LensColour = (typeof lensColours)[number];
/** See {@link wearDays}. */
export type WearSchedule = keyof typeof wearDays;

/**
 * Parameters that a manufacturer makes in every combination. An empty list means that the lens lacks the parameter: without
 * `cylinders` it is spherical.
 */
export interface LensRange {
  readonly base_curves: readonly number[];
  readonly diameters: readonly number[];
  readonly powers: readonly number[];
  readonly cylinders: readonly number[];
  readonly axes: readonly number[];
  readonly additions: readonly LensAddition[];
  readonly colours: readonly LensColour[];
}

/** The parameters of one lens; absent where the lens lacks them. */
export interface LensParameters {
  readonly base_curve: number;
  readonly diameter: number;
  readonly power: number;
  readonly cylinder?: number | undefined;
  readonly axis?: number | undefined;
  readonly addition?: LensAddition | undefined;
  readonly colour?: LensColour | undefined;
}

const lists = {
  base_curve: 'base_curves',
  diameter: 'diameters',
  power: 'powers',
  cylinder: 'cylinders',
  axis: 'axes',
  addition: 'additions',
  colour: 'colours',
} as const satisfies Record<keyof LensParameters, keyof LensRange>;

/** The parameters of a lens in the order in which they are chosen. */
export const lensParameters = Object.keys(lists) as (keyof LensParameters)[];

/** Whether a range has a lens with these parameters and no others. */
function isInRange(range: LensRange, lens: Partial<LensParameters>, parameters = lensParameters): boolean {
  return parameters.every((parameter) => {
    const values: readonly unknown[] = range[lists[parameter]];
    const value = lens[parameter];
    return value === undefined ? values.length === 0 : values.includes(value);
  });
}

/** Whether the lens exists: one of the ranges has all its parameters. */
export function isMadeLens(ranges: readonly LensRange[], lens: LensParameters): boolean {
  return ranges.some((range) => isInRange(range, lens));
}

/**
 * The values of a parameter that exist together with the values chosen before it (see {@link lensParameters}). `undefined`
 * stands for a lens without the parameter.
 */
export function listLensChoices<Parameter extends keyof LensParameters>(
  ranges: readonly LensRange[],
  lens: Partial<LensParameters>,
  parameter: Parameter,
): LensParameters[Parameter][] {
  const earlier = lensParameters.slice(0, lensParameters.indexOf(parameter));
  const values = ranges
    .filter((range) => isInRange(range, lens, earlier))
    .flatMap((range): readonly unknown[] => {
      const made = range[lists[parameter]];
      return made.length > 0 ? made : [undefined];
    });
  return [...new Set(values)] as LensParameters[Parameter][];
}

/** The lens with every parameter that has a single value, and without values that do not exist. */
export function completeLens(ranges: readonly LensRange[], lens: Partial<LensParameters>): Partial<LensParameters> {
  const complete: Partial<Record<keyof LensParameters, unknown>> = {};
  for (const parameter of lensParameters) {
    const choices: readonly unknown[] = listLensChoices(ranges, complete as Partial<LensParameters>, parameter);
    const chosen = lens[parameter];
    const isMade = chosen !== undefined && choices.includes(chosen);
    const value = isMade || choices.length !== 1 ? chosen : choices[0];
    if (value !== undefined && choices.includes(value)) complete[parameter] = value;
  }
  return complete as Partial<LensParameters>;
}

/** The numbers from `min` to `max` in steps, without binary rounding. */
export function listSteps({ min, max, step }: { min: number; max: number; step: number }): number[] {
  const count = Math.round((max - min) / step);
  return Array.from({ length: count + 1 }, (_, index) => Number((min + index * step).toFixed(2)));
}

let everyRange: readonly LensRange[] | undefined;

/** The ranges of a product for which staff have entered none: everything within {@link lensLimits}. */
export function getUnlistedRanges(): readonly LensRange[] {
  if (everyRange) return everyRange;
  const spherical: LensRange = {
    base_curves: listSteps(lensLimits.base_curve),
    diameters: listSteps(lensLimits.diameter),
    powers: listSteps(lensLimits.power),
    cylinders: [],
    axes: [],
    additions: [],
    colours: [],
  };
  const toric = { ...spherical, cylinders: listSteps(lensLimits.cylinder), axes: listSteps(lensLimits.axis) };
  everyRange = [spherical, toric, { ...spherical, additions: lensAdditions }, { ...toric, additions: lensAdditions }];
  return everyRange;
}

/** For how many days boxes last for one eye. */
export function getSupplyDays(boxes: number, lensesPerBox: number, schedule: WearSchedule): number {
  return boxes * lensesPerBox * wearDays[schedule];
}
