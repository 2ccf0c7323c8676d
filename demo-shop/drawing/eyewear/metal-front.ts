import type { EyewearSpec } from '../../src/image-spec.ts';
import type { Material } from '../studio/material.ts';
import type { Part } from '../studio/render.ts';
import { ellipsoid, sweep } from '../studio/solids.ts';
import { chain, move, turnX, turnY, turnZ } from '../studio/transform.ts';
import type { Vec3 } from '../studio/vector.ts';
import { bendPoint, DEFAULT_WRAP, getBendDepth } from './bend.ts';
import { getFittingFinish, PAD_FINISH } from './finish.ts';
import { getHingePosition } from './front-field.ts';
import type { LensShape } from './lens-shapes.ts';
import { getLensCentre, getLensOutline } from './lens-shapes.ts';
import { getLensDepth } from './lenses.ts';

const RIM_WIDTH = 0.62;
const RIM_DEPTH = 1.05;
const SIDES = [1, -1] as const;

/** A curve of `count` steps through three points. */
function createArch(from: Vec3, middle: Vec3, to: Vec3, count = 28): Vec3[] {
  return Array.from({ length: count + 1 }, (_, i) => {
    const t = i / count;
    const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t * t];
    const blend = (k: number): number => {
      const control = 2 * (middle[k] as number) - ((from[k] as number) + (to[k] as number)) / 2;
      return (from[k] as number) * a + control * b + (to[k] as number) * c;
    };
    return [blend(0), blend(1), blend(2)];
  });
}

/** The x of the outline at a height, on the side of the nose or of the temple. */
function getEdgeX(shape: LensShape, y: number, side: 'nose' | 'temple'): number {
  const sign = side === 'temple' ? 1 : -1;
  const near = getLensOutline(shape).filter(([x]) => x * sign > 0);
  const best = near.reduce((a, b) => (Math.abs(b[1] - y) < Math.abs(a[1] - y) ? b : a));
  return getLensCentre(shape) + best[0];
}

/** A thin rim around each lens. */
export function createWireRims(shape: LensShape, material: Material, width = RIM_WIDTH): Part[] {
  const radius = shape.wrap ?? DEFAULT_WRAP;
  const centre = getLensCentre(shape);
  const outline = getLensOutline(shape);
  return SIDES.map((side) => {
    const path = outline.map(([x, y]): Vec3 => {
      const k = 1 + 0.35 / Math.hypot(x, y);
      return bendPoint([side * (centre + x * k), y * k, getLensDepth(shape, x, y) - 1], radius);
    });
    const outward = (t: number): Vec3 => {
      const [x, y] = outline[Math.round(t * outline.length) % outline.length] as readonly [number, number];
      return [side * x, y, 0];
    };
    return { mesh: sweep(path, () => [width, RIM_DEPTH, 3], outward, true, 14), material };
  });
}

/** The bridge, the second bridge of double-bridge frames, and the arms that carry the temples. */
export function createWireBridge(spec: EyewearSpec, shape: LensShape, material: Material): Part[] {
  const radius = shape.wrap ?? DEFAULT_WRAP;
  const level = shape.halfHeight * 0.3;
  const x = getEdgeX(shape, level, 'nose');
  const bar = (path: Vec3[], thick: number): Part => ({
    mesh: sweep(path, () => [thick, thick, 2.4], [0, 0, 1], false, 16),
    material,
  });
  const parts = [
    bar(createArch([-x - 0.4, level, -1.2], [0, level + shape.gap * 0.13, 0.6], [x + 0.4, level, -1.2]), 0.95),
  ];
  if (spec.bridge === 'double') {
    const top = shape.halfHeight * 0.86;
    const topX = getEdgeX(shape, top, 'nose') + 1;
    parts.push(bar(createArch([-topX, top, -0.8], [0, top + 1.1, 0.2], [topX, top, -0.8]), 0.85));
  }
  const hinge = getHingePosition(shape, true);
  const outer = getEdgeX(shape, hinge.y, 'temple');
  for (const side of SIDES) {
    const corner = getBendDepth(hinge.x, radius);
    const path = [
      ...createArch(
        [side * (outer - 0.2), hinge.y, getBendDepth(outer, radius) - 1.2],
        [side * (hinge.x - 1.9), hinge.y, corner - 0.8],
        [side * (hinge.x - 1.1), hinge.y, corner - 6],
        18,
      ),
    ];
    parts.push({
      mesh: sweep(
        path,
        () => [0.8, 1.7, 4],
        (t) => [side * t, 0, 1 - t],
        false,
        16,
      ),
      material,
    });
  }
  return parts;
}

/** Nose pads on wire arms. */
export function createNosePads(spec: EyewearSpec, shape: LensShape): Part[] {
  const level = -shape.halfHeight * 0.12;
  const x = getEdgeX(shape, level, 'nose');
  const pad = ellipsoid(1.5, 6, 2.6, 16);
  return SIDES.flatMap((side): Part[] => {
    const place = chain(move(side * (x - 2.6), level - 1, -6.4), turnZ(side * 14), turnY(side * 34), turnX(8));
    const from: Vec3 = [side * (x - 0.2), level + 3, -1.8];
    const path = createArch(from, [side * (x + 0.4), level + 1.5, -7], [side * (x - 2.2), level - 0.6, -7.2], 20);
    const arm = sweep(path, () => [0.38, 0.38, 2], [0, 1, 0], false, 8);
    return [
      { mesh: arm, material: getFittingFinish(spec.frameColor), shadow: 0 },
      { mesh: pad, material: PAD_FINISH, place, shadow: 0.3 },
    ];
  });
}

/** Nose pads of the frame's own material. */
export function createMouldedPads(shape: LensShape, material: Material): Part[] {
  const level = -shape.halfHeight * 0.06;
  const x = getEdgeX(shape, level, 'nose');
  const rest = ellipsoid(1.7, 6.5, 3.6, 16);
  return SIDES.map((side) => ({
    mesh: rest,
    material,
    place: chain(move(side * (x - 1.5), level, -4.2), turnZ(side * 14), turnY(side * 24)),
    shadow: 0.6,
  }));
}
