import type { Bridge } from '../../src/image-spec.ts';
import { clamp, mix, smoothstep } from '../studio/vector.ts';
import type { LensShape, OutlinePoint } from './lens-shapes.ts';
import { getLensCentre, getLensOutline } from './lens-shapes.ts';

// A local name, because this is used millions of times and Jest's sandbox is slow to look up globals.
const math = Math;

/** The signed distance to the outline of a flat front: negative inside the material. */
export type FrontField = (x: number, y: number) => number;

/** The position at which a temple joins the front. */
interface HingePosition {
  readonly x: number;
  readonly y: number;
}

/** Half the height of the part that carries the hinge. */
const LUG_HALF_HEIGHT = 3.1;
const PLASTIC_OVERHANG = 2.6;
const WIRE_OVERHANG = 3.4;

/** The hinge's position. Hinges of wire rims are closer to the lens. */
export function getHingePosition(shape: LensShape, wire = false): HingePosition {
  const beyond = wire ? WIRE_OVERHANG : shape.rim[1] + PLASTIC_OVERHANG;
  return { x: getLensCentre(shape) + shape.halfWidth + beyond, y: shape.hinge * shape.halfHeight };
}

/** The signed distance to a polygon. Its points are a flat list of x and y, which is fastest to read. */
function polygonDistance(points: Float64Array, x: number, y: number): number {
  let nearest = Number.POSITIVE_INFINITY;
  let inside = false;
  let px = points[points.length - 2] as number;
  let py = points[points.length - 1] as number;
  for (let i = 0; i < points.length; i += 2) {
    const qx = points[i] as number;
    const qy = points[i + 1] as number;
    const ex = qx - px;
    const ey = qy - py;
    const along = ((x - px) * ex + (y - py) * ey) / (ex * ex + ey * ey);
    const t = math.min(1, math.max(0, along));
    const dx = x - px - ex * t;
    const dy = y - py - ey * t;
    const square = dx * dx + dy * dy;
    if (square < nearest) nearest = square;
    if (py > y !== qy > y && x < px + ((y - py) / ey) * ex) inside = !inside;
    px = qx;
    py = qy;
  }
  return math.sqrt(nearest) * (inside ? -1 : 1);
}

/** The signed distance to a bar with round ends of two radii. */
function barDistance(x: number, y: number, from: OutlinePoint, to: OutlinePoint, start: number, end: number): number {
  const [ex, ey] = [to[0] - from[0], to[1] - from[1]];
  const t = clamp(((x - from[0]) * ex + (y - from[1]) * ey) / (ex * ex + ey * ey), 0, 1);
  return math.hypot(x - from[0] - ex * t, y - from[1] - ey * t) - mix(start, end, t);
}

/** The union of two distances with a fillet of the given size. */
function joinFields(a: number, b: number, fillet: number): number {
  const h = math.max(fillet - math.abs(a - b), 0) / fillet;
  return math.min(a, b) - h * h * fillet * 0.25;
}

function bridgeDistance(shape: LensShape, bridge: Bridge, x: number, y: number): number {
  const half = shape.gap / 2;
  const keyhole = bridge === 'keyhole';
  const level = shape.halfHeight * (keyhole ? 0.58 : 0.6);
  const thick = (keyhole ? 2.5 : 2.8) + shape.rim[0] * 0.18;
  // The middle of the bridge is higher than its ends.
  const middle = barDistance(x, y, [0, level + 1.4], [half + 3, level + 0.2], thick, thick + 1.3);
  if (bridge !== 'double') return middle;
  return math.min(middle, barDistance(x, y, [0, shape.halfHeight + 1], [half + 6, shape.halfHeight * 0.96], 1.9, 1.9));
}

/** The field of a plastic front. `browOnly` limits it to the upper part, for browline frames. */
export function createFrontField(shape: LensShape, bridge: Bridge, browOnly: boolean): FrontField {
  const outline = Float64Array.from(getLensOutline(shape).flat());
  const centre = getLensCentre(shape);
  const hinge = getHingePosition(shape);
  const [rimTop, rimSide, rimBottom] = shape.rim;
  const flare = shape.flare ?? 0;
  const tip: OutlinePoint = [hinge.x - 1.6 + flare * 0.3, hinge.y + flare * 0.62];
  const shoulder: OutlinePoint = [centre + shape.halfWidth * 0.78, shape.halfHeight * (0.66 + shape.hinge * 0.3)];
  return (rawX, y) => {
    const x = math.abs(rawX);
    const lens = polygonDistance(outline, x - centre, y);
    const height = y / shape.halfHeight;
    const sideways = smoothstep(0.2, 1, math.abs(x - centre) / shape.halfWidth);
    const upright =
      height > 0 ? mix(rimSide, rimTop, smoothstep(0, 1, height)) : mix(rimSide, rimBottom, smoothstep(0, 1, -height));
    let solid = lens - mix(upright, rimSide, sideways * 0.4);
    if (!shape.single) solid = joinFields(solid, bridgeDistance(shape, bridge, x, y), 5);
    const end = shape.lug ?? LUG_HALF_HEIGHT;
    const arm = barDistance(
      x,
      y,
      [centre + shape.halfWidth * 0.86, hinge.y + 0.6],
      [hinge.x + 3, hinge.y],
      end + 0.8,
      end,
    );
    solid = joinFields(solid, math.max(arm, x - hinge.x), 9);
    if (flare > 0) solid = joinFields(solid, barDistance(x, y, shoulder, tip, 2.5, 2.1), 6);
    const field = math.max(solid, -lens);
    if (!browOnly) return field;
    const cut = shape.halfHeight * (0.02 + 0.16 * smoothstep(0, shape.halfWidth, math.abs(x - centre + 3)));
    return math.max(field, cut - y + (x - centre) * 0.02);
  };
}
