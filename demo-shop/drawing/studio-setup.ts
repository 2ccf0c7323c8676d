import type { Accent } from '../src/image-spec.ts';
import { ACCENT_COLORS } from './palette.ts';
import { type Camera, createView, getOrbitPoint, project } from './studio/camera.ts';
import { mixRgb, type Rgb, rgb } from './studio/color.ts';
import type { Part } from './studio/render.ts';
import { applyTransform, chain, IDENTITY, type Transform } from './studio/transform.ts';
import type { Vec3 } from './studio/vector.ts';

/** The objects in the studio and the camera that looks at them. */
export interface StudioSetup {
  readonly parts: readonly Part[];
  readonly camera: Camera;
  /** The image shows only a detail, so objects may reach beyond its edges. */
  readonly isCloseUp?: boolean;
}

/** An area of an image. Its edges are shares of the image's width, from the top left corner. */
interface ImageArea {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const DISTANCE = 640;
/** The largest share of a square image that objects fill, so that a margin is left on every side. */
const MAX_WIDTH = 0.84;
const MAX_HEIGHT = 0.78;
/** Where the middle of the objects is: above the middle of the image, because shadows and the floor lie below them. */
const MIDDLE_Y = 0.48;

/** A camera turned about a target, in degrees. `field` is the width in millimetres that the image shows at the target. */
export function aimCamera(target: Vec3, turn: number, rise: number, field: number): Camera {
  return { target, eye: getOrbitPoint(target, turn, rise, DISTANCE), field };
}

/** A setup whose camera shows all of the parts with a margin. The field of the given camera is the smallest that is used. */
export function showAll(parts: readonly Part[], camera: Camera): StudioSetup {
  const seen = getCoveredArea(parts, camera);
  const needed = Math.max((seen.right - seen.left) / MAX_WIDTH, (seen.bottom - seen.top) / MAX_HEIGHT);
  const field = camera.field * Math.max(1, needed);
  const zoom = camera.field / field;
  const aim = [
    0.5 - ((seen.left + seen.right) / 2 - 0.5) * zoom,
    MIDDLE_Y - ((seen.top + seen.bottom) / 2 - 0.5) * zoom,
  ] as const;
  return { parts, camera: { ...camera, field, aim } };
}

/** The area of a square image that the parts cover. */
export function getCoveredArea(parts: readonly Part[], camera: Camera): ImageArea {
  const view = createView(camera, 1, 1);
  let [left, right, top, bottom] = [1, 0, 1, 0];
  let isFirst = true;
  forEachPoint(parts, (point) => {
    const [x, y] = project(view, point);
    left = isFirst || x < left ? x : left;
    right = isFirst || x > right ? x : right;
    top = isFirst || y < top ? y : top;
    bottom = isFirst || y > bottom ? y : bottom;
    isFirst = false;
  });
  return { left, right, top, bottom };
}

function forEachPoint(parts: readonly Part[], visit: (point: Vec3) => void): void {
  for (const { mesh, place = IDENTITY } of parts) {
    const { positions } = mesh;
    for (let i = 0; i < positions.length; i += 3) {
      visit(applyTransform(place, [positions[i] as number, positions[i + 1] as number, positions[i + 2] as number]));
    }
  }
}

/** The parts, all moved by a transform. */
export function placeParts(parts: readonly Part[], transform: Transform): Part[] {
  return parts.map((part) => ({ ...part, place: chain(transform, part.place ?? IDENTITY) }));
}

/** The lowest point of the parts. */
export function getLowestPoint(parts: readonly Part[]): Vec3 {
  let lowest: Vec3 | undefined;
  forEachPoint(parts, (point) => {
    if (!lowest || point[1] < lowest[1]) lowest = point;
  });
  return lowest ?? [0, 0, 0];
}

/** The colour of packages and accessories. */
export function getAccentColor({ color }: { readonly color: Accent }): Rgb {
  return rgb(ACCENT_COLORS[color]);
}

export const PAPER_WHITE = rgb('#f6f5f1');

/** A colour for prints that contrasts with their background. */
export function getInkColor(background: Rgb): Rgb {
  return background[0] * 0.3 + background[1] * 0.6 + background[2] * 0.1 > 0.42 ? rgb('#2a2f36') : PAPER_WHITE;
}

/** A colour mixed with paper white. */
export function lighten(color: Rgb, amount = 0.72): Rgb {
  return mixRgb(color, PAPER_WHITE, amount);
}
