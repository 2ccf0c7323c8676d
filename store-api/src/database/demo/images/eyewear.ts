import { bendMesh, DEFAULT_WRAP } from './frames/bend.ts';
import { fittingFinish, frameFinish } from './frames/finish.ts';
import { frontField, hingePlace } from './frames/front-field.ts';
import { lensEdge, lensFinish, lensMesh, lensShadow } from './frames/lenses.ts';
import { mouldedPads, nosePads, wireBridge, wireRims } from './frames/metal-front.ts';
import { plateMesh } from './frames/plate.ts';
import { isWire, templeLength, templeParts, templePivot } from './frames/temples.ts';
import type { EyewearSpec } from './image-spec.ts';
import type { LensShape } from './lens-shapes.ts';
import { LENS_SHAPES, lensCentre } from './lens-shapes.ts';
import type { Mesh } from './studio/mesh.ts';
import type { Part } from './studio/render.ts';
import { roundedBox } from './studio/solids.ts';
import { move } from './studio/transform.ts';
import type { Vec3 } from './studio/vector.ts';

/** The look of a pair of glasses, without the way it is photographed. */
export type EyewearLook = Omit<EyewearSpec, 'kind' | 'angle' | 'background'>;

/** A pair of glasses in its own space: the front at z = 0, the nose at x = 0, the middle of the lenses at y = 0. */
export interface Eyewear {
  readonly front: readonly Part[];
  readonly lenses: readonly Part[];
  readonly temples: readonly { readonly side: 1 | -1; readonly pivot: Vec3; readonly parts: readonly Part[] }[];
  /** Height of the lowest point of the front. */
  readonly lowest: number;
  /** How far the temples reach behind the front. */
  readonly depth: number;
}

const PLATE_THICKNESS = 3.9;
const PLATE_ROUNDING = 1.05;
/** Narrow rims are rounded less, or nothing of their face would be left. */
const ROUNDING_SHARE = 0.3;
const PLATE_CELL = 0.55;
const PLATE_MARGIN = 12;

const plates = new Map<string, Mesh>();

/** Milling a plate is the slow step, and the four pictures of a product share it. */
function frontPlate(look: EyewearLook, shape: LensShape): Mesh {
  const key = `${look.shape} ${look.bridge}`;
  const known = plates.get(key);
  if (known) return known;
  const narrowest = look.shape === 'browline' ? shape.rim[1] : Math.min(...shape.rim);
  const size = {
    halfWidth: hingePlace(shape).x + PLATE_MARGIN,
    halfHeight: shape.halfHeight + PLATE_MARGIN,
    thickness: PLATE_THICKNESS,
    rounding: Math.min(PLATE_ROUNDING, ROUNDING_SHARE * narrowest),
    cell: PLATE_CELL,
  };
  const plate = plateMesh(frontField(shape, look.bridge, look.shape === 'browline'), size);
  plates.set(key, plate);
  return plate;
}

function frontParts(look: EyewearLook, shape: LensShape): Part[] {
  const spec: EyewearSpec = { ...look, kind: 'eyewear', angle: 'front', background: 'bone' };
  const finish = frameFinish(look.frameColor, look.material === 'rimless' ? 'metal' : look.material);
  if (look.material === 'rimless') return [...wireBridge(spec, shape, finish), ...nosePads(spec, shape)];
  if (isWire(look) && look.shape !== 'browline') {
    return [...wireRims(shape, finish), ...wireBridge(spec, shape, finish), ...nosePads(spec, shape)];
  }
  const radius = shape.wrap ?? DEFAULT_WRAP;
  const material = look.shape === 'browline' ? frameFinish(look.frameColor, 'acetate') : finish;
  const plate: Part = {
    mesh: bendMesh(frontPlate(look, shape), radius),
    material,
    place: move(0, 0, -PLATE_THICKNESS),
  };
  if (look.shape !== 'browline') return [plate, ...(shape.single ? [] : mouldedPads(shape, material))];
  const wire = fittingFinish(look.frameColor);
  return [plate, ...wireRims(shape, wire), ...wireBridge(spec, shape, wire).slice(0, 1), ...nosePads(spec, shape)];
}

let latest: { readonly key: string; readonly eyewear: Eyewear } | undefined;

/** A pair of glasses of the given look; the last one is kept, as products are photographed several times in a row. */
export function buildEyewear(look: EyewearLook): Eyewear {
  const key = [look.shape, look.frameColor, look.material, look.lens, look.bridge, look.temple].join(' ');
  if (latest?.key !== key) latest = { key, eyewear: assembleEyewear(look) };
  return latest.eyewear;
}

function assembleEyewear(look: EyewearLook): Eyewear {
  const shape = LENS_SHAPES[look.shape];
  const spec: EyewearSpec = { ...look, kind: 'eyewear', angle: 'front', background: 'bone' };
  const wire = isWire(look);
  const radius = shape.wrap ?? DEFAULT_WRAP;
  const pivot = templePivot(shape, wire);
  const sides = [-1, 1] as const;
  const lensSides = shape.single ? ([1] as const) : sides;
  const lenses = lensSides.map((side) => ({
    mesh: bendMesh(lensMesh(shape, side, wire ? 1 : 1.01), radius),
    material: lensFinish(look.lens, shape.halfHeight),
    place: move(0, 0, wire ? -1 : -1.3),
    shadow: lensShadow(look.lens),
  }));
  const temples = sides.map((side) => ({
    side,
    pivot: [side * pivot[0], pivot[1], pivot[2]] as const,
    parts: [...templeParts(spec, side), ...hingeParts(look, side)],
  }));
  const rim = wire ? 1 : look.shape === 'browline' ? 1 : shape.rim[2];
  const edges = look.material === 'rimless' ? sides.map((side) => lensEdge(shape, side)) : [];
  return {
    front: [...frontParts(look, shape), ...edges],
    lenses,
    temples,
    lowest: -shape.halfHeight - rim,
    depth: templeLength(spec) - pivot[2],
  };
}

function hingeParts(look: EyewearLook, side: 1 | -1): Part[] {
  if (look.material === 'rubber') return [];
  const barrel = roundedBox(2.6, 4.2, 4.4, 0.6, 2);
  return [{ mesh: barrel, material: fittingFinish(look.frameColor), place: move(-side * 2.2, 0, 0.4), shadow: 0 }];
}

/** Half the width of the whole front. */
export const frontHalfWidth = (look: EyewearLook): number => {
  const shape = LENS_SHAPES[look.shape];
  return lensCentre(shape) + shape.halfWidth + shape.rim[1];
};
