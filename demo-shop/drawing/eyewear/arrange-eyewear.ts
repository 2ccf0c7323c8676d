import type { EyewearAngle } from '../../src/image-spec.ts';
import type { Part } from '../studio/render.ts';
import { chain, IDENTITY, move, type Transform, turnX, turnY } from '../studio/transform.ts';
import { aimCamera, getLowestPoint, placeParts, type StudioSetup, showAll } from '../studio-setup.ts';
import { buildEyewear, type Eyewear, type EyewearLook } from './build-eyewear.ts';

/** How a pair of glasses is placed. */
export interface Pose {
  readonly place?: Transform;
  /**
   * `resting` (the default): open, on the rims and the tips of the temples. `hanging`: open, carried by the bridge.
   * `folded`: on the rims, with the temples behind the front.
   */
  readonly temples?: 'resting' | 'hanging' | 'folded';
}

const FOLD_UNDER = 86;
/** The second temple lies on the first one, so it cannot fold as far. */
const FOLD_OVER = 79;
/** Cached, because the images of a product share it. */
const resting = new WeakMap<Eyewear, Part[]>();

/** The parts of a placed pair with its lowest rim on y = 0. Lenses come last, so that all other parts show through them. */
export function poseEyewear(eyewear: Eyewear, { place = IDENTITY, temples = 'resting' }: Pose = {}): Part[] {
  if (temples === 'resting') return placeParts(restOnTable(eyewear), place);
  return placeParts(assemble(eyewear, temples === 'folded'), chain(place, move(0, -eyewear.lowest, 0)));
}

function assemble(eyewear: Eyewear, isFolded: boolean): Part[] {
  const temples = eyewear.temples.flatMap(({ side, pivot, parts }) => {
    const fold = isFolded ? turnY(side * (side === 1 ? FOLD_OVER : FOLD_UNDER)) : IDENTITY;
    return placeParts(parts, chain(move(...pivot), fold));
  });
  return [...temples, ...eyewear.front, ...eyewear.lenses];
}

const degrees = (radians: number): number => (radians * 180) / Math.PI;

/** Open glasses on a table: leaning back, so that the tips of the temples touch it. */
function restOnTable(eyewear: Eyewear): Part[] {
  const known = resting.get(eyewear);
  if (known) return known;
  const open = assemble(eyewear, false);
  const [templeParts, front] = [open.slice(0, countTempleParts(eyewear)), open.slice(countTempleParts(eyewear))];
  const [rim, tip] = [getLowestPoint(front), getLowestPoint(templeParts)];
  const tilted = placeParts(open, turnX(-degrees(Math.atan2(tip[1] - rim[1], rim[2] - tip[2]))));
  const parts = placeParts(tilted, move(0, -getLowestPoint(tilted)[1], 0));
  resting.set(eyewear, parts);
  return parts;
}

function countTempleParts({ temples }: Eyewear): number {
  return temples.reduce((count, { parts }) => count + parts.length, 0);
}

/** A pair of glasses as the images of a product show it. */
export function arrangeEyewear(look: EyewearLook, angle: EyewearAngle): StudioSetup {
  const eyewear = buildEyewear(look);
  const middle = -eyewear.lowest * 0.8;
  switch (angle) {
    case 'front':
      return showAll(poseEyewear(eyewear), aimCamera([0, middle, -10], 0, 7, 156));
    case 'three-quarter':
      return showAll(poseEyewear(eyewear), aimCamera([6, middle, -eyewear.depth * 0.39], 34, 17, 178));
    case 'side':
      return showAll(poseEyewear(eyewear), aimCamera([20, middle, -eyewear.depth * 0.5], 85, 4, 156));
    case 'folded':
      return showAll(poseEyewear(eyewear, { temples: 'folded' }), aimCamera([0, middle, -12], -24, 33, 156));
  }
}
