import sharp from 'sharp';
import { ACCESSORY_KINDS, EYEWEAR_ANGLES, type EyewearSpec, type ImageSpec, PACKAGE_KINDS } from '../src/image-spec.ts';
import { drawImage } from './draw-image.ts';

const WIDTH = 96;

const glasses: EyewearSpec = {
  kind: 'eyewear',
  shape: 'panto',
  frameColor: 'tortoise',
  material: 'acetate',
  lens: 'brown',
  bridge: 'keyhole',
  temple: 'classic',
  angle: 'front',
  background: 'bone',
};
const item = { color: 'teal', brand: 'Aurelis', background: 'bone' } as const;
const print = { title: 'Day', amount: 90, unit: 'lenses' } as const;

/** The standard deviation of a backdrop's colours without objects. */
const EMPTY_BACKDROP_CONTRAST = 9;

async function read(image: Buffer): Promise<{ format: string; width: number; height: number; contrast: number }> {
  const { format, width, height } = await sharp(image).metadata();
  const { channels } = await sharp(image).stats();
  return { format, width, height, contrast: Math.max(...channels.map((channel) => channel.stdev)) };
}

describe('drawImage', () => {
  test.each<[EyewearSpec['shape'], EyewearSpec['material']]>([
    ['panto', 'acetate'],
    ['browline', 'acetate'],
    ['aviator', 'metal'],
    ['rimless', 'rimless'],
    ['shield', 'rubber'],
  ])('draws %s glasses of %s', async (shape, material) => {
    const image = await read(await drawImage({ ...glasses, shape, material }, WIDTH));
    expect(image).toMatchObject({ format: 'webp', width: WIDTH, height: WIDTH });
    expect(image.contrast).toBeGreaterThan(EMPTY_BACKDROP_CONTRAST);
  });

  test.each(PACKAGE_KINDS)('draws a %s', async (kind) => {
    const image = await read(await drawImage({ ...item, kind, view: 1, print }, WIDTH));
    expect(image.contrast).toBeGreaterThan(EMPTY_BACKDROP_CONTRAST);
  });

  test.each(ACCESSORY_KINDS)('draws a %s', async (kind) => {
    const image = await read(await drawImage({ ...item, kind, view: 1 }, WIDTH));
    expect(image.contrast).toBeGreaterThan(EMPTY_BACKDROP_CONTRAST);
  });

  test.each([
    [undefined, 2 / 3],
    ['16:9', 9 / 16],
  ] as const)('draws a scene in %s', async (crop, ratio) => {
    const image = await drawImage(
      { kind: 'scene', scene: 'eye-test', tone: 'sand', seed: 2, ...(crop && { crop }) },
      WIDTH,
    );
    expect(await read(image)).toMatchObject({ format: 'webp', width: WIDTH, height: WIDTH * ratio });
  });

  test.each<ImageSpec>([
    glasses,
    { ...item, kind: 'cloths', view: 1 },
    { kind: 'scene', scene: 'light-through-lenses', tone: 'sky', seed: 7 },
  ])('returns the same bytes for the same $kind, also after other images', async (spec: ImageSpec) => {
    const first = await drawImage(spec, WIDTH);
    await drawImage({ ...item, kind: 'case', view: 1 }, WIDTH);
    expect((await drawImage(spec, WIDTH)).equals(first)).toBe(true);
  });

  test('draws different images for different angles and lenses', async () => {
    const specs = [
      ...EYEWEAR_ANGLES.map((angle) => ({ ...glasses, angle })),
      ...(['grey', 'clear'] as const).map((lens) => ({ ...glasses, lens })),
    ];
    const images = [];
    for (const spec of specs) images.push((await drawImage(spec, WIDTH)).toString('base64'));
    expect(new Set(images).size).toBe(specs.length);
  });
});
