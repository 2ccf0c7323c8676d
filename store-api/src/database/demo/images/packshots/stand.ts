import type { EyewearLook } from '../eyewear.ts';
import { buildEyewear } from '../eyewear.ts';
import { poseEyewear } from '../eyewear-angles.ts';
import type { PackshotSpec } from '../image-spec.ts';
import { textMesh } from '../lettering.ts';
import type { Rgb } from '../studio/color.ts';
import { mixRgb, rgb } from '../studio/color.ts';
import { glossy, matt } from '../studio/material.ts';
import { noise } from '../studio/noise.ts';
import type { Part } from '../studio/render.ts';
import { ellipsoid, roundedBox, turned } from '../studio/solids.ts';
import { chain, move, turnX } from '../studio/transform.ts';
import type { Vec3 } from '../studio/vector.ts';
import { print } from './decals.ts';
import type { Packshot } from './shot.ts';
import { accentOf, inkOn, look, placed } from './shot.ts';

const OAK_LIGHT = rgb('#d8b183');
const OAK_DARK = rgb('#a9794a');

/** Grain that runs along x. */
export const oak = ([x, y, z]: Vec3): Rgb => {
  const rings = noise(x * 0.02 + 4, y * 0.35, z * 0.35);
  const fibre = noise(x * 0.12, y * 3.2, z * 3.2);
  return mixRgb(OAK_DARK, OAK_LIGHT, 0.25 + 0.5 * rings + 0.3 * fibre);
};

const NOSE_HEIGHT = 62;

/** An oak foot, a stem and a nose for one pair of glasses. Stands on y = 0. */
export function noseStand(color: Rgb, label: string): Part[] {
  const stem = turned('9 10, 7.4 20, 6.4 34, 6.8 48, 8 58', 40);
  return [
    { mesh: roundedBox(92, 12, 62, 5, 20), material: matt(oak, 0.05), place: move(0, 6, 0) },
    { mesh: stem, material: glossy(color, 0.04, 0.2) },
    {
      mesh: ellipsoid(9.4, 17, 12, 28),
      material: glossy(color, 0.04, 0.2),
      place: chain(move(0, NOSE_HEIGHT, 2), turnX(-16)),
    },
    print(
      textMesh(label, { size: 5, fit: 54 }, (x, y) => [x, y, 0]),
      inkOn(OAK_LIGHT),
      chain(move(0, 12.2, 22), turnX(-90)),
    ),
  ];
}

const COMPANION: EyewearLook = {
  shape: 'square',
  frameColor: 'black',
  material: 'acetate',
  lens: 'clear',
  bridge: 'saddle',
  temple: 'classic',
};

/** Open glasses hung on the nose of a stand. */
export function glassesOnStand(glasses: EyewearLook): Part[] {
  const eyewear = buildEyewear(glasses);
  return poseEyewear(eyewear, { place: chain(move(0, NOSE_HEIGHT - 4 + eyewear.lowest, 14), turnX(4)) });
}

/** A stand for glasses: bare, with a pair, from the side, close up. */
export function standShot(spec: PackshotSpec): Packshot {
  const color = accentOf(spec);
  const stand = noseStand(color, spec.label);
  const dressed = [...placed(stand, move(0, 0, -4)), ...glassesOnStand(COMPANION)];
  switch (spec.view) {
    case 1:
      return { parts: dressed, camera: look([0, 42, -20], 24, 15, 214) };
    case 2:
      return { parts: stand, camera: look([0, 36, 0], -24, 18, 170) };
    case 3:
      return { parts: dressed, camera: look([0, 42, -40], 82, 9, 208) };
    case 4:
      return { parts: dressed, camera: look([0, 44, 0], 0, 8, 178) };
  }
}
