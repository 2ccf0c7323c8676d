import sharp from 'sharp';
import { drawImage } from './draw-image.ts';
import type { EyewearSpec, ImageSpec } from './image-spec.ts';
import { EYEWEAR_ANGLES, EYEWEAR_SHAPES, LENS_KINDS, PACKSHOT_KINDS, PACKSHOT_VIEWS, SCENES } from './image-spec.ts';

const WIDTH = 96;

const PAIR: EyewearSpec = {
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

/** Size, and how much the picture varies: an empty backdrop hardly does. */
async function read(jpeg: Buffer): Promise<{ format: string; width: number; height: number; contrast: number }> {
  const { format, width, height } = await sharp(jpeg).metadata();
  const { channels } = await sharp(jpeg).stats();
  return { format, width, height, contrast: Math.max(...channels.map((channel) => channel.stdev)) };
}

const EMPTY_BACKDROP_CONTRAST = 9;

describe('drawImage', () => {
  const pairs = EYEWEAR_SHAPES.flatMap((shape) => EYEWEAR_ANGLES.map((angle) => ({ ...PAIR, shape, angle })));

  test.each(pairs)('draws $shape glasses from $angle', async (spec) => {
    const picture = await read(await drawImage(spec, WIDTH));
    expect(picture).toMatchObject({ format: 'jpeg', width: WIDTH, height: WIDTH });
    expect(picture.contrast).toBeGreaterThan(EMPTY_BACKDROP_CONTRAST);
  });

  const packs = PACKSHOT_KINDS.flatMap((kind) => PACKSHOT_VIEWS.map((view) => ({ kind, view })));

  test.each(packs)('draws view $view of a $kind', async ({ kind, view }) => {
    const jpeg = await drawImage({ kind, view, color: 'teal', label: 'Aurelis', background: 'bone' }, WIDTH);
    expect(await read(jpeg)).toMatchObject({ format: 'jpeg', width: WIDTH, height: WIDTH });
  });

  test.each(SCENES)('draws the scene %s in 3:2', async (scene) => {
    const jpeg = await drawImage({ kind: 'scene', scene, tone: 'sand', seed: 2 }, WIDTH);
    expect(await read(jpeg)).toMatchObject({ format: 'jpeg', width: WIDTH, height: (WIDTH * 2) / 3 });
  });

  test('crops the hero wide', async () => {
    const jpeg = await drawImage({ kind: 'scene', scene: 'hero', tone: 'sand', seed: 2, crop: '16:9' }, WIDTH);
    expect(await read(jpeg)).toMatchObject({ width: WIDTH, height: (WIDTH * 9) / 16 });
  });

  test.each<ImageSpec>([
    PAIR,
    { kind: 'cloth', view: 1, color: 'ochre', label: 'Aurelis', background: 'sage' },
    { kind: 'scene', scene: 'lens-ripple', tone: 'sky', seed: 7 },
  ])('gives the same bytes for the same $kind, whatever was drawn between', async (spec) => {
    const first = await drawImage(spec, WIDTH);
    await drawImage({ ...PAIR, shape: 'aviator', material: 'metal', background: 'slate' }, WIDTH);
    expect((await drawImage(spec, WIDTH)).equals(first)).toBe(true);
  });

  test('shows every angle and every lens differently', async () => {
    const specs = [
      ...EYEWEAR_ANGLES.map((angle) => ({ ...PAIR, angle })),
      ...LENS_KINDS.filter((lens) => lens !== PAIR.lens).map((lens) => ({ ...PAIR, lens })),
    ];
    const pictures = [];
    for (const spec of specs) pictures.push((await drawImage(spec, WIDTH)).toString('base64'));
    expect(new Set(pictures).size).toBe(specs.length);
  });
});
