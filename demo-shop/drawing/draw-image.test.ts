import sharp from 'sharp';
import {
  ACCESSORY_KINDS,
  EYEWEAR_ANGLES,
  EYEWEAR_SHAPES,
  type EyewearSpec,
  type ImageSpec,
  LENS_KINDS,
  PACKAGE_KINDS,
  SCENES,
} from '../src/image-spec.ts';
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
  test.each(EYEWEAR_SHAPES)('draws %s glasses', async (shape) => {
    const image = await read(await drawImage({ ...glasses, shape }, WIDTH));
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

  test.each(SCENES)('draws the scene %s in 3:2', async (scene) => {
    const image = await drawImage({ kind: 'scene', scene, tone: 'sand', seed: 2 }, WIDTH);
    expect(await read(image)).toMatchObject({ format: 'webp', width: WIDTH, height: (WIDTH * 2) / 3 });
  });

  test('crops a scene to 16:9', async () => {
    const image = await drawImage({ kind: 'scene', scene: 'hero', tone: 'sand', seed: 2, crop: '16:9' }, WIDTH);
    expect(await read(image)).toMatchObject({ width: WIDTH, height: (WIDTH * 9) / 16 });
  });

  test.each<ImageSpec>([
    glasses,
    { ...item, kind: 'cloths', view: 1 },
    { kind: 'scene', scene: 'lens-ripple', tone: 'sky', seed: 7 },
  ])('returns the same bytes for the same $kind, also after other images', async (spec: ImageSpec) => {
    const first = await drawImage(spec, WIDTH);
    await drawImage({ ...glasses, shape: 'aviator', material: 'metal', background: 'slate' }, WIDTH);
    expect((await drawImage(spec, WIDTH)).equals(first)).toBe(true);
  });

  test('draws different images for different angles and lenses', async () => {
    const specs = [
      ...EYEWEAR_ANGLES.map((angle) => ({ ...glasses, angle })),
      ...LENS_KINDS.filter((lens) => lens !== glasses.lens).map((lens) => ({ ...glasses, lens })),
    ];
    const images = [];
    for (const spec of specs) images.push((await drawImage(spec, WIDTH)).toString('base64'));
    expect(new Set(images).size).toBe(specs.length);
  });
});
