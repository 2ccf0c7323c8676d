import type { LensMatrix } from '@fakos/contracts/contact-lenses/fields';
import { listSteps } from '@fakos/contracts/contact-lenses/rules';

const range = (changes: Partial<LensMatrix['ranges'][number]>): LensMatrix['ranges'][number] => ({
  ...{ base_curves: [8.6], diameters: [14.2], powers: [], cylinders: [], axes: [], additions: [], colours: [] },
  ...changes,
});

/** Weak powers exist in quarter steps, strong ones in half steps. */
const minus = [
  ...listSteps({ min: -10, max: -6.5, step: 0.5 }),
  ...listSteps({ min: -6, max: -0.5, step: 0.25 }),
].toReversed();
const plus = listSteps({ min: 0.5, max: 6, step: 0.25 });

const daily = range({ base_curves: [8.5], powers: [...minus, ...plus] });
const weakToric = listSteps({ min: -6, max: 4, step: 0.25 }).toReversed();
const strongToric = listSteps({ min: -9, max: -6.5, step: 0.5 }).toReversed();

/** The available variants of the demo shop's contact lenses, by slug. */
export const lensMatrices: Readonly<Record<string, LensMatrix>> = {
  'dewlin-day-30': { wear_schedule: 'daily', box_size: 30, ranges: [daily] },
  'dewlin-day-90': { wear_schedule: 'daily', box_size: 90, ranges: [daily] },
  'dewlin-month-6': {
    wear_schedule: 'monthly',
    box_size: 6,
    ranges: [range({ base_curves: [8.4, 8.6], diameters: [14], powers: [...minus, ...plus] })],
  },
  'dewlin-toric-3': {
    wear_schedule: 'monthly',
    box_size: 3,
    ranges: [
      range({
        ...{ base_curves: [8.7], diameters: [14.5], powers: weakToric, cylinders: [-0.75, -1.25, -1.75, -2.25] },
        axes: listSteps({ min: 10, max: 180, step: 10 }),
      }),
      range({
        ...{ base_curves: [8.7], diameters: [14.5], powers: strongToric, cylinders: [-0.75, -1.25, -1.75] },
        axes: [10, 20, 70, 80, 90, 100, 110, 160, 170, 180],
      }),
    ],
  },
  'ialos-multifocal-3': {
    wear_schedule: 'monthly',
    box_size: 3,
    ranges: [range({ powers: listSteps({ min: -8, max: 5, step: 0.25 }), additions: ['low', 'medium', 'high'] })],
  },
  'ialos-fortnight-6': {
    wear_schedule: 'two_weekly',
    box_size: 6,
    ranges: [range({ base_curves: [8.4, 8.8], diameters: [14], powers: [...minus, ...plus] })],
  },
  'ialos-tint-hazel-2': {
    wear_schedule: 'monthly',
    box_size: 2,
    ranges: [range({ powers: [0, ...minus], colours: ['hazel'] })],
  },
};
