import type { EyewearShape } from '../../src/image-spec.ts';

/** A point of an outline, in millimetres from the middle of the lens: x towards the temple, y upwards. */
export type OutlinePoint = readonly [number, number];

/** The measurements of a lens outline and of the frame around it, in millimetres. */
export interface LensShape {
  readonly halfWidth: number;
  readonly halfHeight: number;
  /** The exponents of the upper and lower half: 2 is an ellipse, 4 a soft rectangle. */
  readonly top: number;
  readonly bottom: number;
  /** The difference between the widths of top and bottom, as a share of the width. */
  readonly taper?: number;
  /** The height by which the outer top corner rises. */
  readonly lift?: number;
  /** The distance by which the bottom moves towards the temple, as in aviator glasses. */
  readonly lean?: number;
  /** The corners of a polygon, which replaces the curve. */
  readonly corners?: readonly OutlinePoint[];
  /** The distance between the two lenses. */
  readonly gap: number;
  /** The rim widths of a plastic frame: above, outside, below. */
  readonly rim: readonly [number, number, number];
  /** The height of the hinge, as a share of half the lens height. */
  readonly hinge: number;
  /** Half the height of the part that carries the hinge. */
  readonly lug?: number;
  /** The distance by which the upper outer corner reaches beyond the rim. */
  readonly flare?: number;
  /** The height of the cut-out for the nose, for frames with a single lens. */
  readonly single?: number;
  /** The radius of the front's curve around the face. */
  readonly wrap?: number;
}

/** The measurements of each shape. Widths and heights are halved. */
export const LENS_SHAPES: Record<EyewearShape, LensShape> = {
  round: { halfWidth: 23.5, halfHeight: 23, top: 2.05, bottom: 2.05, gap: 21, rim: [3, 2.9, 2.8], hinge: 0.34 },
  panto: {
    halfWidth: 24.3,
    halfHeight: 22,
    top: 2.65,
    bottom: 2.1,
    taper: 0.075,
    gap: 20,
    rim: [3.8, 3.2, 2.9],
    hinge: 0.55,
  },
  square: {
    halfWidth: 26,
    halfHeight: 21,
    top: 4.2,
    bottom: 3.6,
    taper: 0.035,
    gap: 17,
    rim: [4.4, 3.9, 3.5],
    hinge: 0.66,
  },
  rectangle: {
    halfWidth: 27,
    halfHeight: 15.8,
    top: 4.6,
    bottom: 3.8,
    taper: 0.03,
    gap: 17,
    rim: [3.7, 3.5, 2.9],
    hinge: 0.5,
  },
  wayfarer: {
    halfWidth: 25.6,
    halfHeight: 19.8,
    top: 3.6,
    bottom: 2.7,
    taper: 0.1,
    lift: 1.6,
    gap: 18,
    rim: [5.4, 4.6, 3.8],
    hinge: 0.88,
    lug: 4.2,
  },
  aviator: {
    halfWidth: 28.6,
    halfHeight: 24.5,
    top: 3.1,
    bottom: 2.08,
    taper: 0.05,
    lean: 4.2,
    lift: -1.2,
    gap: 15,
    rim: [3.6, 3.2, 3],
    hinge: 0.55,
  },
  'cat-eye': {
    halfWidth: 26,
    halfHeight: 18.4,
    top: 2.5,
    bottom: 2.2,
    taper: 0.09,
    lift: 6.2,
    gap: 18.5,
    rim: [4.2, 3.6, 2.9],
    hinge: 0.86,
    flare: 7,
    lug: 3.4,
  },
  oval: { halfWidth: 25.5, halfHeight: 17, top: 2.2, bottom: 2.2, gap: 19, rim: [3.6, 3.6, 3.4], hinge: 0.3 },
  hexagonal: {
    halfWidth: 25.5,
    halfHeight: 21.5,
    top: 2,
    bottom: 2,
    corners: [
      [25.5, 3.5],
      [15, 21],
      [-14, 21],
      [-25, 3.5],
      [-14.5, -21],
      [14.5, -21],
    ],
    gap: 18,
    rim: [3.8, 3.6, 3.4],
    hinge: 0.36,
  },
  browline: {
    halfWidth: 25.2,
    halfHeight: 20,
    top: 3.2,
    bottom: 2.35,
    taper: 0.075,
    lift: 0.8,
    gap: 19,
    rim: [5.4, 4, 1.5],
    hinge: 0.72,
    lug: 4,
  },
  rimless: { halfWidth: 26.4, halfHeight: 17.2, top: 3.3, bottom: 3, taper: 0.03, gap: 18, rim: [3, 3, 3], hinge: 0.3 },
  oversized: {
    halfWidth: 28.6,
    halfHeight: 26,
    top: 3,
    bottom: 2.5,
    taper: 0.05,
    lift: 1,
    gap: 18,
    rim: [4.4, 4, 3.6],
    hinge: 0.6,
  },
  shield: {
    halfWidth: 63,
    halfHeight: 22,
    top: 3.4,
    bottom: 2.7,
    taper: 0.045,
    single: 15,
    gap: 0,
    rim: [3.4, 2.8, 2.5],
    hinge: 0.45,
    wrap: 98,
  },
  wrap: {
    halfWidth: 30,
    halfHeight: 16.4,
    top: 2.9,
    bottom: 2.5,
    taper: 0.05,
    lift: 3.2,
    lean: 1.5,
    gap: 15,
    rim: [3.4, 4, 2.4],
    hinge: 0.55,
    wrap: 100,
  },
  'kids-round': {
    halfWidth: 21,
    halfHeight: 19.5,
    top: 2.3,
    bottom: 2.2,
    taper: 0.03,
    gap: 17,
    rim: [3.7, 3.5, 3.4],
    hinge: 0.42,
  },
};

const OUTLINE_POINTS = 132;
const CORNER_ROUNDING = 4.5;

const signedPower = (x: number, power: number): number => Math.sign(x) * Math.abs(x) ** power;

function getCurvePoint(shape: LensShape, angle: number): OutlinePoint {
  const { halfWidth: a, halfHeight: b, taper = 0, lift = 0, lean = 0 } = shape;
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  // The exponent changes gradually at mid height, so that the sides have no kink.
  const share = Math.min(1, Math.max(0, 0.5 + s * 1.6));
  const squareness = shape.bottom + (shape.top - shape.bottom) * share;
  const x = a * signedPower(c, 2 / squareness);
  const y = b * signedPower(s, 2 / squareness);
  const outer = Math.max(0, 0.35 + x / a) / 1.35;
  const upper = Math.max(0, 0.4 + y / b) / 1.4;
  const nose = shape.single && y < 0 ? shape.single * Math.exp(-((x / 13) ** 2)) * (y / -b) : 0;
  return [x * (1 + (taper * y) / b) - (lean * y) / b, y + lift * outer ** 2 * upper + nose];
}

/** A polygon whose corners are quadratic curves. */
function createRoundedPolygon(corners: readonly OutlinePoint[]): OutlinePoint[] {
  const count = corners.length;
  return corners.flatMap((corner, index) => {
    const towards = (other: OutlinePoint): OutlinePoint => {
      const length = Math.hypot(other[0] - corner[0], other[1] - corner[1]);
      const k = CORNER_ROUNDING / length;
      return [corner[0] + (other[0] - corner[0]) * k, corner[1] + (other[1] - corner[1]) * k];
    };
    const from = towards(corners[(index + count - 1) % count] as OutlinePoint);
    const to = towards(corners[(index + 1) % count] as OutlinePoint);
    return Array.from({ length: 9 }, (_, i): OutlinePoint => {
      const t = i / 8;
      const [p, q, r] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2];
      return [from[0] * p + corner[0] * q + to[0] * r, from[1] * p + corner[1] * q + to[1] * r];
    });
  });
}

/** Points at equal distances along a closed line. */
function resampleEvenly(points: readonly OutlinePoint[], count: number): OutlinePoint[] {
  const lengths = points.map((p, i) => {
    const q = points[(i + 1) % points.length] as OutlinePoint;
    return Math.hypot(q[0] - p[0], q[1] - p[1]);
  });
  const total = lengths.reduce((sum, length) => sum + length, 0);
  const result: OutlinePoint[] = [];
  let index = 0;
  let walked = 0;
  for (let i = 0; i < count; i++) {
    const goal = (i / count) * total;
    while (walked + (lengths[index] as number) < goal) walked += lengths[index++] as number;
    const t = (goal - walked) / ((lengths[index] as number) || 1);
    const p = points[index] as OutlinePoint;
    const q = points[(index + 1) % points.length] as OutlinePoint;
    result.push([p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t]);
  }
  return result;
}

/** The outline of the right-hand lens, counter-clockwise, as points at equal distances around its middle. */
export function getLensOutline(shape: LensShape): OutlinePoint[] {
  const fine = shape.corners
    ? createRoundedPolygon(shape.corners)
    : Array.from({ length: 720 }, (_, i) => getCurvePoint(shape, (i / 720) * 2 * Math.PI));
  return resampleEvenly(fine, OUTLINE_POINTS);
}

/** The distance of each lens's middle from the nose. */
export const getLensCentre = (shape: LensShape): number => (shape.single ? 0 : shape.halfWidth + shape.gap / 2);
