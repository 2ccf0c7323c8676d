import { z } from 'zod';
import { lensAdditions, lensColours, lensLimits, MAX_BOXES, type WearSchedule, wearDays } from './rules.ts';

/** Numbers of lenses in a box that manufacturers sell. */
export const boxSizes = [1, 2, 3, 5, 6, 10, 30, 60, 90, 180] as const;
/** Maximum number of ranges of a product. */
const MAX_RANGES = 20;

const baseCurve = z.number().min(lensLimits.base_curve.min).max(lensLimits.base_curve.max).multipleOf(0.05);
const diameter = z.number().min(lensLimits.diameter.min).max(lensLimits.diameter.max).multipleOf(0.05);
const power = z.number().min(lensLimits.power.min).max(lensLimits.power.max).multipleOf(lensLimits.power.step);
const cylinder = z.number().min(lensLimits.cylinder.min).max(lensLimits.cylinder.max).multipleOf(0.25);
const axis = z.number().int().min(lensLimits.axis.min).max(lensLimits.axis.max);
const addition = z.enum(lensAdditions);
const colour = z.enum(lensColours);

const isUnique = (values: readonly unknown[]) => new Set(values).size === values.length;
const list = <Value extends z.ZodType>(value: Value, max: number) => z.array(value).max(max).refine(isUnique);

/** See `LensRange` in the rules. A lens has an axis if and only if it has a cylinder. */
export const lensRange = z
  .object({
    base_curves: list(baseCurve, 41).min(1),
    diameters: list(diameter, 41).min(1),
    powers: list(power, 161).min(1),
    cylinders: list(cylinder, 24),
    axes: list(axis, 180),
    additions: list(addition, lensAdditions.length),
    colours: list(colour, lensColours.length),
  })
  .refine(({ cylinders, axes }) => cylinders.length > 0 === axes.length > 0, { path: ['axes'] });

/** The available variants of a contact lens: parameters, number of lenses in a box, and days until replacement. */
export const lensMatrix = z.object({
  wear_schedule: z.enum(Object.keys(wearDays) as WearSchedule[]),
  box_size: z.literal(boxSizes),
  ranges: z.array(lensRange).min(1).max(MAX_RANGES),
});
/** See {@link lensMatrix}. */
export type LensMatrix = z.output<typeof lensMatrix>;

const lensEye = z
  .object({
    base_curve: baseCurve,
    diameter,
    power,
    cylinder: cylinder.optional(),
    axis: axis.optional(),
    addition: addition.optional(),
    colour: colour.optional(),
    boxes: z.number().int().min(1).max(MAX_BOXES),
  })
  .refine((eye) => (eye.cylinder === undefined) === (eye.axis === undefined), { path: ['axis'] });

/** The contact lenses of a cart line: one eye or both. The product's matrix decides whether they exist. */
export const contactLensConfiguration = z
  .object({
    kind: z.literal('contact-lenses'),
    right: lensEye.optional(),
    left: lensEye.optional(),
    /** Of multifocal lenses. */
    dominant_eye: z.enum(['right', 'left']).optional(),
  })
  .refine(({ right, left }) => right !== undefined || left !== undefined, { path: ['right'] });
/** See {@link contactLensConfiguration}. */
export type ContactLensConfiguration = z.output<typeof contactLensConfiguration>;
