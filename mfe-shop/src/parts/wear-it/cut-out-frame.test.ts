import { cutOutFrame, type Pixels } from './cut-out-frame.ts';

const WIDTH = 120;
const HEIGHT = 90;
const FRAME = { x: 20, y: 40, width: 80, height: 18 };

type Colour = readonly [number, number, number];

/** A product photo whose light changes from the middle to the edges, with a frame of two rims and a shadow below it. */
function createPhoto(frame: Colour | undefined): Pixels {
  const data = new Uint8ClampedArray(WIDTH * HEIGHT * 4);
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++) {
      const light = 250 - ((x - WIDTH / 2) / WIDTH) ** 2 * 60 - ((y - HEIGHT / 2) / HEIGHT) ** 2 * 60;
      const isShadow = frame && y >= 60 && y < 64 && x > 25 && x < 95;
      const inFrame = x >= FRAME.x && x < FRAME.x + FRAME.width && y >= FRAME.y && y < FRAME.y + FRAME.height;
      const inLens = y >= 44 && y < 54 && ((x >= 24 && x < 56) || (x >= 64 && x < 96));
      const level = isShadow ? light * 0.82 : light;
      data.set(frame && inFrame && !inLens ? [...frame, 255] : [level, level, level - 4, 255], (y * WIDTH + x) * 4);
    }
  }
  return { data, width: WIDTH, height: HEIGHT };
}

const getAlpha = ({ data }: Pixels, x: number, y: number) => data[(y * WIDTH + x) * 4 + 3];

test.each<[string, Colour]>([
  ['black', [20, 20, 22]],
  ['cream', [226, 214, 190]],
  ['red', [200, 30, 40]],
])('a %s frame is cut out of a background of uneven light', (_name, colour) => {
  const photo = createPhoto(colour);
  expect(cutOutFrame(photo)).toEqual(FRAME);
  expect(getAlpha(photo, 21, 41)).toBe(255);
  // Clear lens, shadow and corner.
  expect([getAlpha(photo, 40, 48), getAlpha(photo, 60, 62), getAlpha(photo, 0, 0)]).toEqual([0, 0, 0]);
});

test('a photo without a frame has no box', () => {
  expect(cutOutFrame(createPhoto(undefined))).toBeUndefined();
});
