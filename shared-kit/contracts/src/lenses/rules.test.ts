import fc from 'fast-check';
import el from '../../locales/lenses/el.json' with { type: 'json' };
import en from '../../locales/lenses/en.json' with { type: 'json' };
import { emptyEye } from '../prescriptions/rules.ts';
import { defaultLensCatalogue } from './defaults.ts';
import {
  estimateThickness,
  findLensErrors,
  getDecentration,
  getFittingHeight,
  getFrameDistance,
  type LensChoice,
  type LensOption,
  lensErrors,
  lensIndexes,
  lensOptionCodes,
  lensOptionKinds,
  listPriceParts,
  recommendIndex,
} from './rules.ts';

const rows = defaultLensCatalogue.recommendations;
const frame = { lens_width: 52, bridge_width: 17, lens_height: 40 };
const choice: LensChoice = { use: 'distance', index: '1.60', coating: 'hard', filters: ['blue_light'], tint: null };
const option = (kind: LensOption['kind'], code: string, price: number, enabled = true): LensOption => ({
  kind,
  code,
  price,
  enabled,
});
const options = [
  option('use', 'distance', 40),
  option('use', 'progressive', 140),
  option('index', '1.60', 35),
  option('coating', 'hard', 10),
  option('filter', 'blue_light', 15),
  option('filter', 'photochromic', 60),
  option('filter', 'polarised', 70),
  option('tint', 'grey', 20),
  option('tint', 'green', 20, false),
];

test.each([
  [0, '1.50'],
  [2, '1.50'],
  [2.25, '1.56'],
  [2.5, '1.56'],
  [4, '1.60'],
  [4.25, '1.67'],
  [7, '1.67'],
  [7.25, '1.74'],
  [20, '1.74'],
])('a strength of %d gets the index %s', (strength, index) => {
  expect(recommendIndex(strength, rows)).toEqual({ index, reason: 'strength' });
});

test('children, sport and rimless frames get polycarbonate', () => {
  expect(recommendIndex(6, rows, { needsSafety: true })).toEqual({ index: '1.59', reason: 'safety' });
});

test('a stronger prescription never gets a thicker material, whatever the order of the rows', () => {
  const strength = fc.integer({ min: 0, max: 104 }).map((quarters) => quarters / 4);
  const shuffled = fc.shuffledSubarray([...rows], { minLength: rows.length });
  fc.assert(
    fc.property(strength, strength, shuffled, (one, other, table) => {
      const [weak, strong] = [Math.min(one, other), Math.max(one, other)].map(
        (value) => recommendIndex(value, table)?.index ?? '1.50',
      );
      expect(lensIndexes.indexOf(strong ?? '1.50')).toBeGreaterThanOrEqual(lensIndexes.indexOf(weak ?? '1.50'));
    }),
  );
});

test('the parts of a price are the chosen options', () => {
  expect(listPriceParts(choice, options).map(({ code, price }) => [code, price])).toEqual([
    ['distance', 40],
    ['1.60', 35],
    ['hard', 10],
    ['blue_light', 15],
  ]);
});

test.each<[string, Partial<LensChoice>, string | undefined, string | undefined]>([
  ['of offered options', {}, undefined, undefined],
  ['of a coating that is not offered', { coating: 'water-repellent' }, 'coating', 'OPTION_UNAVAILABLE'],
  ['of a disabled tint', { tint: 'green' }, 'tint', 'OPTION_UNAVAILABLE'],
  ['of both sun filters', { filters: ['photochromic', 'polarised'] }, 'filters', 'FILTERS_EXCLUDE'],
  ['of tinted photochromic lenses', { filters: ['photochromic'], tint: 'grey' }, 'tint', 'TINT_WITH_FILTER'],
])('a choice %s', (_name, change, path, code) => {
  expect(findLensErrors({ ...choice, ...change }, options, frame)[0]).toEqual(path && { path, code });
});

test('progressive lenses need a lens height of 28 mm', () => {
  const progressive = { ...choice, use: 'progressive' as const };
  expect(findLensErrors(progressive, options, { ...frame, lens_height: 27 })).toEqual([
    { path: 'use', code: 'FRAME_TOO_LOW' },
  ]);
  expect(findLensErrors(progressive, options, { ...frame, lens_height: 28 })).toEqual([]);
  expect(findLensErrors(progressive, options, { ...frame, lens_height: null })).toEqual([]);
});

test('the fit of a frame follows from its measures', () => {
  expect(getFrameDistance(frame)).toBe(69);
  expect(getDecentration(frame, 63)).toBe(3);
  expect(getDecentration({ ...frame, lens_width: null }, 63)).toBeNull();
  expect([28, 30, 44, null].map((lens_height) => getFittingHeight({ ...frame, lens_height }))).toEqual([
    18,
    19,
    22,
    null,
  ]);
});

test('a higher index makes a thinner lens, at the edge of minus and in the centre of plus lenses', () => {
  const minus = { ...emptyEye, sph: -6 };
  expect(estimateThickness(minus, '1.74', frame, 63).edge).toBeLessThan(
    estimateThickness(minus, '1.50', frame, 63).edge,
  );
  const plus = { ...emptyEye, sph: 4 };
  expect(estimateThickness(plus, '1.67', frame, 63).centre).toBeLessThan(
    estimateThickness(plus, '1.50', frame, 63).centre,
  );
  expect(estimateThickness(emptyEye, '1.50', frame, null)).toEqual({ centre: 1, edge: 1 });
});

test('every option, kind and error has a text in both languages', () => {
  for (const texts of [el, en]) {
    expect(Object.keys(texts.errors).sort()).toEqual([...lensErrors].sort());
    for (const kind of lensOptionKinds) {
      const codes = lensOptionCodes[kind].map((code) => code.replace('.', '_'));
      expect(Object.keys(texts.options[kind]).sort()).toEqual(codes.sort());
    }
  }
});
