import type { Eyewear, EyewearLook } from './eyewear.ts';
import { buildEyewear } from './eyewear.ts';
import type { EyewearAngle } from './image-spec.ts';
import type { Camera } from './studio/camera.ts';
import { orbit } from './studio/camera.ts';
import type { Part } from './studio/render.ts';
import type { Transform } from './studio/transform.ts';
import { chain, IDENTITY, move, turnX, turnY } from './studio/transform.ts';

/** How a pair stands: where, turned how, temples open or folded behind the front. */
export interface Pose {
  readonly place?: Transform;
  readonly folded?: boolean;
}

const FOLD_UNDER = 86;
/** The second temple lies on the first one, so it stays further open. */
const FOLD_OVER = 79;

const placed = (parts: readonly Part[], transform: Transform): Part[] =>
  parts.map((part) => ({ ...part, place: chain(transform, part.place ?? IDENTITY) }));

/** Parts of a posed pair, its lowest rim on y = 0; lenses last, so that all else is seen through them. */
export function poseEyewear(eyewear: Eyewear, { place = IDENTITY, folded = false }: Pose): Part[] {
  const stand = chain(place, move(0, -eyewear.lowest, 0));
  const temples = eyewear.temples.flatMap(({ side, pivot, parts }) => {
    const fold = folded ? turnY(side * (side === 1 ? FOLD_OVER : FOLD_UNDER)) : IDENTITY;
    return placed(parts, chain(stand, move(pivot[0], pivot[1], pivot[2]), fold));
  });
  return [...temples, ...placed(eyewear.front, stand), ...placed(eyewear.lenses, stand)];
}

/** A posed pair with the camera that photographs it. */
export interface Shot {
  readonly parts: readonly Part[];
  readonly camera: Camera;
}

const DISTANCE = 620;

/** The four product pictures. */
export function eyewearShot(look: EyewearLook, angle: EyewearAngle): Shot {
  const eyewear = buildEyewear(look);
  const middle = -eyewear.lowest * 0.9;
  // Open glasses rest on rims and temple tips, which tips the front slightly back.
  const rest = turnX(-1.5);
  const camera = (turn: number, rise: number, field: number, x = 0, z = 0, y = middle): Camera => {
    const target = [x, y, z] as const;
    return { target, eye: orbit(target, turn, rise, DISTANCE), field };
  };
  switch (angle) {
    case 'front':
      return { parts: poseEyewear(eyewear, { place: rest }), camera: camera(0, 7, 178, 0, -10) };
    case 'three-quarter':
      return {
        parts: poseEyewear(eyewear, { place: rest }),
        camera: camera(34, 17, 196, 6, -eyewear.depth * 0.39, middle * 0.7),
      };
    case 'side':
      return {
        parts: poseEyewear(eyewear, { place: rest }),
        camera: camera(85, 4, 172, 20, -eyewear.depth * 0.5, middle * 0.8),
      };
    case 'folded':
      return { parts: poseEyewear(eyewear, { folded: true }), camera: camera(-24, 33, 172, 0, -12, middle * 0.7) };
  }
}
