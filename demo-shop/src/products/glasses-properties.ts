import type { EyewearMaterial, EyewearShape, EyewearSpec, FrameColor, LensKind } from '../image-spec.ts';
import type { ShopProduct } from '../shop-data.ts';

/** What the source file of a pair of glasses states about it. Everything else follows from its look. */
export interface StatedProperties {
  readonly grams?: number;
  readonly uv?: ShopProduct['uv_category'];
  readonly polarised?: boolean;
}

type GlassesProperties = Pick<
  ShopProduct,
  'weight' | 'frame_type' | 'nose_pads' | 'gender' | 'age_group' | 'uv_category' | 'polarised'
>;

/** Grams of a frame of average width without its lenses. */
const usualGrams: Readonly<Record<EyewearMaterial, number>> = {
  acetate: 27,
  metal: 20,
  titanium: 14,
  rimless: 11,
  rubber: 20,
};
/** Width in millimetres of the frames that weigh the usual grams. */
const AVERAGE_WIDTH = 135;

const uvByLens: Readonly<Partial<Record<LensKind, ShopProduct['uv_category']>>> = {
  grey: 3,
  brown: 3,
  green: 3,
  'blue-mirror': 3,
  'orange-mirror': 3,
  rose: 2,
  yellow: 1,
};

const shapesForWomen: readonly EyewearShape[] = ['cat-eye', 'oversized'];
const coloursForWomen: readonly FrameColor[] = ['blush', 'lilac', 'rose-gold', 'burgundy'];
const shapesForMen: readonly EyewearShape[] = ['browline', 'rectangle'];

/** The properties of a pair of glasses from its look, its width in millimetres and what its source file states. */
export function getGlassesProperties(
  look: Omit<EyewearSpec, 'kind' | 'angle'>,
  { grams, uv, polarised = false }: StatedProperties,
  { frameWidth, isForChildren }: { readonly frameWidth: number; readonly isForChildren: boolean },
): GlassesProperties {
  const hasPads = look.bridge === 'pads' || look.bridge === 'double';
  return {
    weight: grams ?? Math.round((usualGrams[look.material] * frameWidth) / AVERAGE_WIDTH),
    frame_type: getFrameType(look),
    nose_pads: hasPads || look.material === 'rimless' ? 'adjustable' : 'fixed',
    gender: isForChildren ? 'unisex' : getGender(look),
    age_group: isForChildren ? 'children' : 'adults',
    uv_category: uv ?? uvByLens[look.lens] ?? null,
    polarised,
  };
}

function getFrameType({ shape, material }: Pick<EyewearSpec, 'shape' | 'material'>): ShopProduct['frame_type'] {
  if (shape === 'rimless' || material === 'rimless') return 'rimless';
  return shape === 'shield' ? 'half-rim' : 'full';
}

function getGender({ shape, frameColor }: Pick<EyewearSpec, 'shape' | 'frameColor'>): ShopProduct['gender'] {
  if (shapesForWomen.includes(shape) || coloursForWomen.includes(frameColor)) return 'women';
  return shapesForMen.includes(shape) ? 'men' : 'unisex';
}
