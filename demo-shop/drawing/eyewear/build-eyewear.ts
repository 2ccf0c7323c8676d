import type { EyewearSpec } from '../../src/image-spec.ts';
import type { Mesh } from '../studio/mesh.ts';
import type { Part } from '../studio/render.ts';
import { roundedBox } from '../studio/solids.ts';
import { move } from '../studio/transform.ts';
import type { Vec3 } from '../studio/vector.ts';
import { bendMesh, DEFAULT_WRAP } from './bend.ts';
import { getFittingFinish, getFrameFinish } from './finish.ts';
import { createFrontField, getHingePosition } from './front-field.ts';
import type { LensShape } from './lens-shapes.ts';
import { LENS_SHAPES } from './lens-shapes.ts';
import { createLensEdge, createLensMesh, getLensFinish, getLensShadow } from './lenses.ts';
import { createMouldedPads, createNosePads, createWireBridge, createWireRims } from './metal-front.ts';
import { createPlateMesh } from './plate.ts';
import { createTemple, getTempleLength, getTemplePivot, isWireFrame } from './temples.ts';

/** The appearance of a pair of glasses, without angle and background. */
export type EyewearLook = Omit<EyewearSpec, 'kind' | 'angle' | 'background'>;

/** A pair of glasses whose front is at z = 0, its nose at x = 0 and the middle of its lenses at y = 0. */
export interface Eyewear {
  readonly front: readonly Part[];
  readonly lenses: readonly Part[];
  readonly temples: readonly { readonly side: 1 | -1; readonly pivot: Vec3; readonly parts: readonly Part[] }[];
  /** The height of the lowest point of the front. */
  readonly lowest: number;
  /** How far the temples reach behind the front. */
  readonly depth: number;
}

const PLATE_THICKNESS = 3.9;
const PLATE_ROUNDING = 1.05;
/** Narrow rims are rounded less, so that part of their face stays flat. */
const ROUNDING_SHARE = 0.3;
const PLATE_CELL = 0.55;
const PLATE_MARGIN = 12;

const plates = new Map<string, Mesh>();

/** Cached, because it is the slowest step and a product's images share it. */
function getFrontPlate(look: EyewearLook, shape: LensShape): Mesh {
  const key = `${look.shape} ${look.bridge}`;
  const known = plates.get(key);
  if (known) return known;
  const narrowest = look.shape === 'browline' ? shape.rim[1] : Math.min(...shape.rim);
  const size = {
    halfWidth: getHingePosition(shape).x + PLATE_MARGIN,
    halfHeight: shape.halfHeight + PLATE_MARGIN,
    thickness: PLATE_THICKNESS,
    rounding: Math.min(PLATE_ROUNDING, ROUNDING_SHARE * narrowest),
    cell: PLATE_CELL,
  };
  const plate = createPlateMesh(createFrontField(shape, look.bridge, look.shape === 'browline'), size);
  plates.set(key, plate);
  return plate;
}

function createFront(look: EyewearLook, shape: LensShape): Part[] {
  const spec: EyewearSpec = { ...look, kind: 'eyewear', angle: 'front', background: 'bone' };
  const finish = getFrameFinish(look.frameColor, look.material === 'rimless' ? 'metal' : look.material);
  if (look.material === 'rimless') return [...createWireBridge(spec, shape, finish), ...createNosePads(spec, shape)];
  if (isWireFrame(look) && look.shape !== 'browline') {
    return [...createWireRims(shape, finish), ...createWireBridge(spec, shape, finish), ...createNosePads(spec, shape)];
  }
  const radius = shape.wrap ?? DEFAULT_WRAP;
  const material = look.shape === 'browline' ? getFrameFinish(look.frameColor, 'acetate') : finish;
  const plate: Part = {
    mesh: bendMesh(getFrontPlate(look, shape), radius),
    material,
    place: move(0, 0, -PLATE_THICKNESS),
  };
  if (look.shape !== 'browline') return [plate, ...(shape.single ? [] : createMouldedPads(shape, material))];
  const wire = getFittingFinish(look.frameColor);
  return [
    plate,
    ...createWireRims(shape, wire),
    ...createWireBridge(spec, shape, wire).slice(0, 1),
    ...createNosePads(spec, shape),
  ];
}

let latest: { readonly key: string; readonly eyewear: Eyewear } | undefined;

/** Builds a pair of glasses. The last one is cached, because the images of a product are drawn one after another. */
export function buildEyewear(look: EyewearLook): Eyewear {
  const key = [look.shape, look.frameColor, look.material, look.lens, look.bridge, look.temple].join(' ');
  if (latest?.key !== key) latest = { key, eyewear: createEyewear(look) };
  return latest.eyewear;
}

function createEyewear(look: EyewearLook): Eyewear {
  const shape = LENS_SHAPES[look.shape];
  const spec: EyewearSpec = { ...look, kind: 'eyewear', angle: 'front', background: 'bone' };
  const wire = isWireFrame(look);
  const radius = shape.wrap ?? DEFAULT_WRAP;
  const pivot = getTemplePivot(shape, wire);
  const sides = [-1, 1] as const;
  const lensSides = shape.single ? ([1] as const) : sides;
  const lenses = lensSides.map((side) => ({
    mesh: bendMesh(createLensMesh(shape, side, wire ? 1 : 1.01), radius),
    material: getLensFinish(look.lens, shape.halfHeight),
    place: move(0, 0, wire ? -1 : -1.3),
    shadow: getLensShadow(look.lens),
  }));
  const temples = sides.map((side) => ({
    side,
    pivot: [side * pivot[0], pivot[1], pivot[2]] as const,
    parts: [...createTemple(spec, side), ...createHinge(look, side)],
  }));
  const rim = wire ? 1 : look.shape === 'browline' ? 1 : shape.rim[2];
  const edges = look.material === 'rimless' ? sides.map((side) => createLensEdge(shape, side)) : [];
  return {
    front: [...createFront(look, shape), ...edges],
    lenses,
    temples,
    lowest: -shape.halfHeight - rim,
    depth: getTempleLength(spec) - pivot[2],
  };
}

function createHinge(look: EyewearLook, side: 1 | -1): Part[] {
  if (look.material === 'rubber') return [];
  const barrel = roundedBox(2.6, 4.2, 4.4, 0.6, 2);
  return [{ mesh: barrel, material: getFittingFinish(look.frameColor), place: move(-side * 2.2, 0, 0.4), shadow: 0 }];
}
