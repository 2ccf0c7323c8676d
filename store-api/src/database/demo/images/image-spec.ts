/** Everything that can be asked of the picture program. The lists are the single source of the allowed values. */

export const EYEWEAR_SHAPES = [
  'round',
  'panto',
  'square',
  'rectangle',
  'wayfarer',
  'aviator',
  'cat-eye',
  'oval',
  'hexagonal',
  'browline',
  'rimless',
  'oversized',
  'shield',
  'wrap',
  'kids-round',
] as const;
export type EyewearShape = (typeof EYEWEAR_SHAPES)[number];

export const EYEWEAR_MATERIALS = ['acetate', 'metal', 'titanium', 'rimless', 'rubber'] as const;
export type EyewearMaterial = (typeof EYEWEAR_MATERIALS)[number];

export const LENS_KINDS = [
  'clear',
  'grey',
  'brown',
  'green',
  'blue-mirror',
  'orange-mirror',
  'rose',
  'yellow',
  'reading',
] as const;
export type LensKind = (typeof LENS_KINDS)[number];

export const EYEWEAR_ANGLES = ['front', 'three-quarter', 'side', 'folded'] as const;
export type EyewearAngle = (typeof EYEWEAR_ANGLES)[number];

export const BRIDGES = ['saddle', 'keyhole', 'double', 'pads'] as const;
export type Bridge = (typeof BRIDGES)[number];

export const TEMPLES = ['slim', 'classic', 'bold', 'sport'] as const;
export type Temple = (typeof TEMPLES)[number];

export const FRAME_COLORS = [
  'black',
  'tortoise',
  'honey',
  'crystal',
  'smoke',
  'olive',
  'navy',
  'burgundy',
  'blush',
  'sage',
  'champagne',
  'ivory',
  'cobalt',
  'coral',
  'mint',
  'lilac',
  'gold',
  'rose-gold',
  'silver',
  'gunmetal',
  'bronze',
] as const;
export type FrameColor = (typeof FRAME_COLORS)[number];

export const BACKGROUNDS = ['bone', 'sand', 'sage', 'mist', 'blush', 'stone', 'slate', 'sky'] as const;
export type Background = (typeof BACKGROUNDS)[number];

/** Accent colours of boxes, bottles, cases and cloths. */
export const ACCENTS = [
  'ink',
  'teal',
  'forest',
  'clay',
  'ochre',
  'rose',
  'plum',
  'azure',
  'cream',
  'graphite',
] as const;
export type Accent = (typeof ACCENTS)[number];

export const PACKSHOT_KINDS = [
  'lens-box',
  'bottle',
  'case',
  'cloth',
  'cord',
  'spray',
  'stand',
  'screwdriver-kit',
] as const;
export type PackshotKind = (typeof PACKSHOT_KINDS)[number];

export const PACKSHOT_VIEWS = [1, 2, 3, 4] as const;
export type PackshotView = (typeof PACKSHOT_VIEWS)[number];

export const SCENES = [
  'hero',
  'open-book',
  'coffee',
  'beach',
  'eye-test',
  'workshop',
  'shelf',
  'children',
  'mountain',
  'lens-ripple',
  'shop-front',
  'shop-interior',
  'light-through-lenses',
  'olive-branch',
  'reading-stack',
  'pedestals',
] as const;
export type Scene = (typeof SCENES)[number];

export const SCENE_CROPS = ['3:2', '16:9', '21:9'] as const;
export type SceneCrop = (typeof SCENE_CROPS)[number];

/** A pair of glasses in the studio. */
export interface EyewearSpec {
  readonly kind: 'eyewear';
  readonly shape: EyewearShape;
  readonly frameColor: FrameColor;
  readonly material: EyewearMaterial;
  readonly lens: LensKind;
  readonly bridge: Bridge;
  readonly temple: Temple;
  readonly angle: EyewearAngle;
  readonly background: Background;
}

/** A pack or an accessory in the studio; `label` is the (invented) brand name drawn on it. */
export interface PackshotSpec {
  readonly kind: PackshotKind;
  readonly color: Accent;
  readonly label: string;
  readonly background: Background;
  readonly view: PackshotView;
}

/** A still life or an editorial picture; the crop is 3:2 when absent. */
export interface SceneSpec {
  readonly kind: 'scene';
  readonly scene: Scene;
  readonly tone: Background;
  readonly seed: number;
  readonly crop?: SceneCrop;
}

export type ImageSpec = EyewearSpec | PackshotSpec | SceneSpec;
