import { boxSizes, type LensMatrix, lensRange } from '@fakos/contracts/contact-lenses/fields';
import type { LensAddition, LensColour, WearSchedule } from '@fakos/contracts/contact-lenses/rules';
import { listNumbers, toNumberSteps } from '@fakos/contracts/contact-lenses/steps';
import type { Language } from '@fakos/contracts/languages';

/** The parameters of a lens that are numbers, by the list of a range. */
export const numberParameters = ['base_curves', 'diameters', 'powers', 'cylinders', 'axes'] as const;
/** See {@link numberParameters}. */
export type NumberParameter = (typeof numberParameters)[number];

/** Parameters that every lens has. */
const neededParameters: readonly NumberParameter[] = ['base_curves', 'diameters', 'powers'];

/** Numbers as typed: one, or those from one to another in steps. */
export interface StepsValues {
  readonly from: string;
  readonly to: string;
  readonly step: string;
}

/** A range of lenses as the form has it. */
export type RangeValues = Readonly<Record<NumberParameter, readonly StepsValues[]>> & {
  readonly additions: readonly LensAddition[];
  readonly colours: readonly LensColour[];
};

/** The variants of a contact lens as the form has them. */
export interface MatrixValues {
  readonly wear_schedule: WearSchedule;
  readonly box_size: LensMatrix['box_size'];
  readonly ranges: readonly RangeValues[];
}

/** Numbers without any. */
export const emptySteps: StepsValues = { from: '', to: '', step: '' };

/** A range without values. */
export function createRangeValues(): RangeValues {
  const needed = [emptySteps];
  return {
    ...{ base_curves: needed, diameters: needed, powers: needed, cylinders: [], axes: [], additions: [], colours: [] },
  };
}

/** Variants without values. */
export function createMatrixValues(): MatrixValues {
  return { wear_schedule: 'monthly', box_size: boxSizes[4], ranges: [createRangeValues()] };
}

/** The form's values for stored variants. */
export function toMatrixValues(matrix: LensMatrix, language: Language): MatrixValues {
  const format = (number: number) => (language === 'el' ? String(number).replace('.', ',') : String(number));
  const toSteps = (numbers: readonly number[]) =>
    toNumberSteps(numbers).map(({ from, to, step }) => ({
      from: format(from),
      to: from === to ? '' : format(to),
      step: from === to ? '' : format(step),
    }));
  return {
    ...matrix,
    ranges: matrix.ranges.map((range) => ({
      base_curves: toSteps(range.base_curves),
      diameters: toSteps(range.diameters),
      powers: toSteps(range.powers),
      cylinders: toSteps(range.cylinders),
      axes: toSteps(range.axes),
      additions: range.additions,
      colours: range.colours,
    })),
  };
}

/** Why the numbers of a parameter are not valid; each has a text under `matrix.errors`. */
export type MatrixError = 'needed' | 'steps' | 'limits' | 'axesNeeded' | 'cylindersNeeded';

/** The typed numbers of a parameter; undefined if they cannot be read. */
export function parseSteps(rows: readonly StepsValues[]): number[] | undefined {
  const filled = rows.filter(({ from, to, step }) => `${from}${to}${step}`.trim() !== '');
  const steps = filled.map(({ from, to, step }) => {
    const first = parseNumber(from);
    return to.trim() === ''
      ? { from: first, to: first, step: step.trim() === '' ? 0 : Number.NaN }
      : { from: first, to: parseNumber(to), step: parseNumber(step) };
  });
  return steps.some(({ from, to, step }) => Number.isNaN(from + to + step)) ? undefined : listNumbers(steps);
}

/** A number with a decimal comma or point and any minus sign. */
function parseNumber(typed: string): number {
  const text = typed.trim().replace(/[−–]/, '-').replace(',', '.');
  return /^[+-]?\d{1,3}(?:\.\d{1,2})?$/.test(text) ? Number(text) : Number.NaN;
}

/** What is wrong with a parameter of a range. */
export function findParameterError(range: RangeValues, parameter: NumberParameter): MatrixError | undefined {
  const numbers = parseSteps(range[parameter]);
  if (!numbers) return 'steps';
  if (numbers.length === 0 && neededParameters.includes(parameter)) return 'needed';
  if (!lensRange.shape[parameter].safeParse(numbers).success) return 'limits';
  const [cylinders, axes] = [parseSteps(range.cylinders), parseSteps(range.axes)];
  if (parameter === 'axes' && numbers.length === 0 && cylinders?.length !== 0) return 'axesNeeded';
  if (parameter === 'cylinders' && numbers.length === 0 && axes?.length !== 0) return 'cylindersNeeded';
  return undefined;
}

/** The variants as a request; undefined while a parameter is invalid. */
export function toLensMatrix(values: MatrixValues): LensMatrix | undefined {
  const isValid = values.ranges.every((range) =>
    numberParameters.every((parameter) => findParameterError(range, parameter) === undefined),
  );
  if (!isValid) return undefined;
  const ranges = values.ranges.map((range) => ({
    base_curves: parseSteps(range.base_curves) ?? [],
    diameters: parseSteps(range.diameters) ?? [],
    powers: parseSteps(range.powers) ?? [],
    cylinders: parseSteps(range.cylinders) ?? [],
    axes: parseSteps(range.axes) ?? [],
    additions: [...range.additions],
    colours: [...range.colours],
  }));
  return { ...values, ranges };
}
