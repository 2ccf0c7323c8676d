/** A point in the pixels of an image. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A rectangle in the pixels of an image. */
export interface Box extends Point {
  readonly width: number;
  readonly height: number;
}

/** Opticians fit the pupil a little above the middle of the lens. */
const PUPIL_ABOVE_MIDDLE_MM = 2;
/** Pupils that are nearer are not placed yet, in pixels. */
const MIN_DISTANCE = 10;

/** What places a frame besides the pupils. Lengths are millimetres. */
export interface FrameFit {
  /** Distance of the pupils of the person. */
  readonly pd: number;
  readonly frameWidth: number;
  /** Below the usual place of the frame; negative above. */
  readonly offset: number;
}

/** Where an image of a frame is drawn. */
export interface Placement {
  readonly centre: Point;
  /** Clockwise, in radians. */
  readonly angle: number;
  /** Of the frame in the photo, in pixels. */
  readonly width: number;
}

/**
 * Places a frame in a photo to scale. The distance of the pupils in pixels is that of the person in millimetres, which gives the
 * scale. Undefined while the pupils are too near to each other.
 */
export function placeFrame(
  pupils: readonly [Point, Point],
  { pd, frameWidth, offset }: FrameFit,
): Placement | undefined {
  const [left, right] = pupils[0].x <= pupils[1].x ? pupils : ([pupils[1], pupils[0]] as const);
  const across = { x: right.x - left.x, y: right.y - left.y };
  const distance = Math.hypot(across.x, across.y);
  if (distance < MIN_DISTANCE) return undefined;
  const perMm = distance / pd;
  const angle = Math.atan2(across.y, across.x);
  const down = (offset + PUPIL_ABOVE_MIDDLE_MM) * perMm;
  return {
    centre: {
      x: (left.x + right.x) / 2 - Math.sin(angle) * down,
      y: (left.y + right.y) / 2 + Math.cos(angle) * down,
    },
    angle,
    width: frameWidth * perMm,
  };
}

/** The size of a photo when its longer edge is at most `max`. */
export function fitWithin(
  { width, height }: Pick<Box, 'width' | 'height'>,
  max: number,
): Pick<Box, 'width' | 'height'> {
  const scale = Math.min(1, max / Math.max(width, height));
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}

/** The point inside an image that is nearest to another. */
export function clampPoint({ x, y }: Point, { width, height }: Pick<Box, 'width' | 'height'>): Point {
  return { x: Math.min(Math.max(x, 0), width), y: Math.min(Math.max(y, 0), height) };
}
