import { clampPoint, fitWithin, type Point, placeFrame } from './place-frame.ts';

/** Two pixels for a millimetre. */
const fit = { pd: 60, frameWidth: 140, offset: -2 };
const quarter = Math.PI / 4;

test.each<[string, [Point, Point], Partial<typeof fit>, object | undefined]>([
  [
    'a level face',
    [
      { x: 100, y: 200 },
      { x: 220, y: 200 },
    ],
    {},
    { centre: { x: 160, y: 200 }, angle: 0, width: 280 },
  ],
  [
    'marks in the other order',
    [
      { x: 220, y: 200 },
      { x: 100, y: 200 },
    ],
    {},
    { centre: { x: 160, y: 200 }, angle: 0 },
  ],
  [
    'a smaller PD: the face is nearer',
    [
      { x: 100, y: 200 },
      { x: 220, y: 200 },
    ],
    { pd: 40 },
    { width: 420 },
  ],
  [
    'a narrower frame',
    [
      { x: 100, y: 200 },
      { x: 220, y: 200 },
    ],
    { frameWidth: 120 },
    { width: 240 },
  ],
  [
    'the usual place below the pupils',
    [
      { x: 100, y: 200 },
      { x: 220, y: 200 },
    ],
    { offset: 0 },
    { centre: { x: 160, y: 204 } },
  ],
  [
    'moved down',
    [
      { x: 100, y: 200 },
      { x: 220, y: 200 },
    ],
    { offset: 3 },
    { centre: { x: 160, y: 210 } },
  ],
  [
    'a tilted head',
    [
      { x: 0, y: 0 },
      { x: 100, y: 100 },
    ],
    {},
    { centre: { x: 50, y: 50 }, angle: quarter },
  ],
  [
    'a head tilted the other way',
    [
      { x: 0, y: 100 },
      { x: 100, y: 0 },
    ],
    {},
    { angle: -quarter },
  ],
  [
    'marks at one place',
    [
      { x: 50, y: 50 },
      { x: 52, y: 50 },
    ],
    {},
    undefined,
  ],
])('%s', (_name, pupils, changes, placement) => {
  const placed = placeFrame(pupils, { ...fit, ...changes });
  if (placement) expect(placed).toMatchObject(placement);
  else expect(placed).toBeUndefined();
});

test('the frame of a tilted head moves along the face', () => {
  const placed = placeFrame(
    [
      { x: 0, y: 0 },
      { x: 0, y: 120 },
    ],
    { ...fit, offset: 8 },
  );
  expect(placed?.centre.x).toBeCloseTo(-20);
  expect(placed?.centre.y).toBeCloseTo(60);
});

test.each([
  [
    { width: 4000, height: 3000 },
    { width: 1600, height: 1200 },
  ],
  [
    { width: 3000, height: 4000 },
    { width: 1200, height: 1600 },
  ],
  [
    { width: 800, height: 600 },
    { width: 800, height: 600 },
  ],
])('a photo of %j is drawn with %j', (photo, drawn) => {
  expect(fitWithin(photo, 1600)).toEqual(drawn);
});

test('a mark stays in the photo', () => {
  expect(clampPoint({ x: -5, y: 900 }, { width: 800, height: 600 })).toEqual({ x: 0, y: 600 });
});
