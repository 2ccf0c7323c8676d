import type { EyewearLook } from '../eyewear.ts';
import { buildEyewear } from '../eyewear.ts';
import type { Pose } from '../eyewear-angles.ts';
import { poseEyewear } from '../eyewear-angles.ts';
import type { SceneSpec } from '../image-spec.ts';
import type { BackdropTone } from '../palette.ts';
import { BACKDROPS } from '../palette.ts';
import type { Camera } from '../studio/camera.ts';
import { seededRandom } from '../studio/noise.ts';
import type { Part } from '../studio/render.ts';
import type { Floor } from '../studio/shadow.ts';

/** Everything a still life is made of; `backdrop` and `overlay` draw SVG for a picture of the given size. */
export interface Stage {
  readonly parts: readonly Part[];
  readonly floors: readonly Floor[];
  readonly camera: Camera;
  /** Where the target falls from left to right in wide crops, which leave room for words. */
  readonly wideAim?: number;
  readonly backdrop?: (width: number, height: number) => string;
  readonly overlay?: (width: number, height: number) => string;
}

/** What a scene's program may use: its tones and a stream of repeatable random numbers. */
export interface SceneTools {
  readonly tone: BackdropTone;
  readonly random: () => number;
  /** One of the given things, by the scene's seed. */
  pick<T>(list: readonly [T, ...T[]]): T;
}

export function sceneTools(spec: SceneSpec): SceneTools {
  const random = seededRandom(spec.seed * 7919 + 17);
  return {
    tone: BACKDROPS[spec.tone],
    random,
    pick: (list) => list[Math.floor(random() * list.length)] ?? list[0],
  };
}

/** A level patch for shadows, around a middle. */
export const floorAround = (height: number, x: number, z: number, halfX: number, halfZ: number): Floor => ({
  height,
  minX: x - halfX,
  maxX: x + halfX,
  minZ: z - halfZ,
  maxZ: z + halfZ,
});

/** A posed pair of glasses. */
export const glasses = (look: EyewearLook, pose: Pose = {}): Part[] => poseEyewear(buildEyewear(look), pose);

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

/** Pairs that scenes choose from. */
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
