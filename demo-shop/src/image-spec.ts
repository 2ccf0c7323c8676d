export type EyewearShape =
  | 'round'
  | 'panto'
  | 'square'
  | 'rectangle'
  | 'wayfarer'
  | 'aviator'
  | 'cat-eye'
  | 'oval'
  | 'hexagonal'
  | 'browline'
  | 'rimless'
  | 'oversized'
  | 'shield'
  | 'wrap'
  | 'kids-round';

export type EyewearMaterial = 'acetate' | 'metal' | 'titanium' | 'rimless' | 'rubber';

export type LensKind =
  | 'clear'
  | 'grey'
  | 'brown'
  | 'green'
  | 'blue-mirror'
  | 'orange-mirror'
  | 'rose'
  | 'yellow'
  | 'reading';

export const EYEWEAR_ANGLES = ['front', 'three-quarter', 'side', 'folded'] as const;
export type EyewearAngle = (typeof EYEWEAR_ANGLES)[number];

export type Bridge = 'saddle' | 'keyhole' | 'double' | 'pads';

export type Temple = 'slim' | 'classic' | 'bold' | 'sport';

export type FrameColor =
  | 'black'
  | 'tortoise'
  | 'honey'
  | 'crystal'
  | 'smoke'
  | 'olive'
  | 'navy'
  | 'burgundy'
  | 'blush'
  | 'sage'
  | 'champagne'
  | 'ivory'
  | 'cobalt'
  | 'coral'
  | 'mint'
  | 'lilac'
  | 'gold'
  | 'rose-gold'
  | 'silver'
  | 'gunmetal'
  | 'bronze';

export type Background = 'bone' | 'sand' | 'sage' | 'mist' | 'blush' | 'stone' | 'slate' | 'sky';

/** Accent colours of boxes, bottles, cases and cloths. */
export type Accent = 'ink' | 'teal' | 'forest' | 'clay' | 'ochre' | 'rose' | 'plum' | 'azure' | 'cream' | 'graphite';

/** Packages whose print names the product and how much is inside. */
export const PACKAGE_KINDS = ['lens-box', 'bottle', 'dropper', 'spray'] as const;
export type PackageKind = (typeof PACKAGE_KINDS)[number];

export const ACCESSORY_KINDS = ['case', 'slim-case', 'cloths', 'cord', 'stand', 'screwdriver-kit'] as const;
export type AccessoryKind = (typeof ACCESSORY_KINDS)[number];

export const PACKSHOT_VIEWS = [1, 2, 3, 4] as const;
export type PackshotView = (typeof PACKSHOT_VIEWS)[number];

export type Scene =
  | 'hero'
  | 'open-book'
  | 'coffee'
  | 'beach'
  | 'eye-test'
  | 'workshop'
  | 'shelf'
  | 'children'
  | 'mountain'
  | 'lens-ripple'
  | 'shop-front'
  | 'shop-interior'
  | 'light-through-lenses'
  | 'olive-branch'
  | 'reading-stack'
  | 'pedestals';

export type SceneCrop = '3:2' | '16:9' | '21:9';

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

interface StudioItem {
  readonly color: Accent;
  /** The brand's name, which is printed on the item. */
  readonly brand: string;
  readonly background: Background;
  readonly view: PackshotView;
}

/** Text printed on a package next to the brand. */
export interface PackagePrint {
  /** The product's name within its brand. */
  readonly title: string;
  readonly amount: number;
  readonly unit: 'ml' | 'lenses';
}

/** A package in the studio. */
export interface PackageSpec extends StudioItem {
  readonly kind: PackageKind;
  readonly print: PackagePrint;
  /** The lens case beside a bottle: the upright one for peroxide solutions, else the flat one. */
  readonly lensCase?: 'upright';
}

/** An accessory in the studio. */
export interface AccessorySpec extends StudioItem {
  readonly kind: AccessoryKind;
}

/** A scene that fills the whole image. The crop is 3:2 unless it says otherwise. */
export interface SceneSpec {
  readonly kind: 'scene';
  readonly scene: Scene;
  readonly tone: Background;
  /** Varies the objects of the scene. */
  readonly seed: number;
  readonly crop?: SceneCrop;
}

/** An image that the drawing program can draw. */
export type ImageSpec = EyewearSpec | PackageSpec | AccessorySpec | SceneSpec;
