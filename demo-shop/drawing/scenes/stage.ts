import type { SceneSpec } from '../../src/image-spec.ts';
import type { Pose } from '../eyewear/arrange-eyewear.ts';
import { poseEyewear } from '../eyewear/arrange-eyewear.ts';
import type { EyewearLook } from '../eyewear/build-eyewear.ts';
import { buildEyewear } from '../eyewear/build-eyewear.ts';
import type { BackdropTone } from '../palette.ts';
import { BACKDROPS } from '../palette.ts';
import type { Camera } from '../studio/camera.ts';
import { seededRandom } from '../studio/noise.ts';
import type { Part } from '../studio/render.ts';
import type { Floor } from '../studio/shadow.ts';

/** The content of a scene. `backdrop` and `overlay` return an SVG for an image of the given size. */
export interface Stage {
  readonly parts: readonly Part[];
  readonly floors: readonly Floor[];
  readonly camera: Camera;
  /** The horizontal position of the target in wide crops, which leave room for text. */
  readonly wideAim?: number;
  readonly backdrop?: (width: number, height: number) => string;
  readonly overlay?: (width: number, height: number) => string;
}

/** What an arrangement uses to vary its scene. Random numbers repeat for the same seed. */
export interface SceneTools {
  readonly tone: BackdropTone;
  readonly random: () => number;
  /** Picks a value by the seed. */
  pick<T>(list: readonly [T, ...T[]]): T;
}

export function createSceneTools(spec: SceneSpec): SceneTools {
  const random = seededRandom(spec.seed * 7919 + 17);
  return {
    tone: BACKDROPS[spec.tone],
    random,
    pick: (list) => list[Math.floor(random() * list.length)] ?? list[0],
  };
}

/** A floor that shadows fall on. `x` and `z` are its middle. */
export const createFloor = (height: number, x: number, z: number, halfX: number, halfZ: number): Floor => ({
  height,
  minX: x - halfX,
  maxX: x + halfX,
  minZ: z - halfZ,
  maxZ: z + halfZ,
});

/** The parts of a placed pair of glasses. */
export const placeGlasses = (look: EyewearLook, pose: Pose = {}): Part[] => poseEyewear(buildEyewear(look), pose);

const acetate = (
  shape: EyewearLook['shape'],
  frameColor: EyewearLook['frameColor'],
  lens: EyewearLook['lens'],
  temple: EyewearLook['temple'] = 'classic',
): EyewearLook => ({ shape, frameColor, material: 'acetate', lens, bridge: 'keyhole', temple });

const wire = (
  shape: EyewearLook['shape'],
  frameColor: EyewearLook['frameColor'],
  lens: EyewearLook['lens'],
): EyewearLook => ({
  shape,
  frameColor,
  material: 'metal',
  lens,
  bridge: shape === 'aviator' ? 'double' : 'pads',
  temple: 'slim',
});

/** Glasses that scenes pick from. */
export const OPTICALS: readonly [EyewearLook, ...EyewearLook[]] = [
  acetate('panto', 'tortoise', 'clear', 'slim'),
  acetate('round', 'black', 'clear', 'slim'),
  wire('round', 'gold', 'clear'),
  acetate('square', 'olive', 'clear'),
  wire('hexagonal', 'rose-gold', 'clear'),
  acetate('oval', 'honey', 'clear', 'slim'),
];
export const SUNGLASSES: readonly [EyewearLook, ...EyewearLook[]] = [
  acetate('wayfarer', 'tortoise', 'brown'),
  wire('aviator', 'gold', 'green'),
  acetate('cat-eye', 'black', 'grey'),
  acetate('round', 'honey', 'brown', 'slim'),
  acetate('oversized', 'burgundy', 'brown', 'bold'),
  acetate('square', 'olive', 'green'),
];
export const READERS: readonly [EyewearLook, ...EyewearLook[]] = [
  acetate('rectangle', 'navy', 'reading', 'slim'),
  acetate('panto', 'burgundy', 'reading', 'slim'),
  wire('oval', 'gunmetal', 'reading'),
];
export const SPORTS: readonly [EyewearLook, ...EyewearLook[]] = [
  {
    shape: 'shield',
    frameColor: 'black',
    material: 'rubber',
    lens: 'orange-mirror',
    bridge: 'saddle',
    temple: 'sport',
  },
  { shape: 'wrap', frameColor: 'navy', material: 'rubber', lens: 'blue-mirror', bridge: 'saddle', temple: 'sport' },
];
export const CHILDREN: readonly [EyewearLook, ...EyewearLook[]] = [
  acetate('kids-round', 'coral', 'clear', 'slim'),
  acetate('kids-round', 'cobalt', 'clear', 'slim'),
  acetate('kids-round', 'mint', 'clear', 'slim'),
];
