import type { AccessorySpec } from '../../src/image-spec.ts';
import { poseEyewear } from '../eyewear/arrange-eyewear.ts';
import type { EyewearLook } from '../eyewear/build-eyewear.ts';
import { buildEyewear } from '../eyewear/build-eyewear.ts';
import { textMesh } from '../lettering.ts';
import type { Rgb } from '../studio/color.ts';
import { mixRgb, rgb } from '../studio/color.ts';
import { glossy, matt } from '../studio/material.ts';
import { noise } from '../studio/noise.ts';
import type { Part } from '../studio/render.ts';
import { ellipsoid, roundedBox, turned } from '../studio/solids.ts';
import { chain, move, turnX } from '../studio/transform.ts';
import type { Vec3 } from '../studio/vector.ts';
import { aimCamera, getAccentColor, getInkColor, placeParts, type StudioSetup, showAll } from '../studio-setup.ts';
import { printed } from './prints.ts';

const OAK_LIGHT = rgb('#d8b183');
const OAK_DARK = rgb('#a9794a');

/** Oak with its grain along x. */
export const oak = ([x, y, z]: Vec3): Rgb => {
  const rings = noise(x * 0.02 + 4, y * 0.35, z * 0.35);
  const fibre = noise(x * 0.12, y * 3.2, z * 3.2);
  return mixRgb(OAK_DARK, OAK_LIGHT, 0.25 + 0.5 * rings + 0.3 * fibre);
};

const NOSE_HEIGHT = 62;

/** A stand for one pair of glasses: a foot of oak and a stem with a nose. It stands on y = 0. */
export function noseStand(color: Rgb, brand: string): Part[] {
  const stem = turned('9 10, 7.4 20, 6.4 34, 6.8 48, 8 58', 40);
  return [
    { mesh: roundedBox(92, 12, 62, 5, 20), material: matt(oak, 0.05), place: move(0, 6, 0) },
    { mesh: stem, material: glossy(color, 0.04, 0.2) },
    {
      mesh: ellipsoid(9.4, 17, 12, 28),
      material: glossy(color, 0.04, 0.2),
      place: chain(move(0, NOSE_HEIGHT, 2), turnX(-16)),
    },
    printed(
      textMesh(brand, { size: 5, fit: 54 }, (x, y) => [x, y, 0]),
      getInkColor(OAK_LIGHT),
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

/** Open glasses on the nose of a stand. */
export function glassesOnStand(glasses: EyewearLook): Part[] {
  const eyewear = buildEyewear(glasses);
  return poseEyewear(eyewear, {
    temples: 'hanging',
    place: chain(move(0, NOSE_HEIGHT - 4 + eyewear.lowest, 14), turnX(4)),
  });
}

/** A stand for glasses: with a pair, alone, from the side, from the front. */
export function arrangeStand({ brand, view, ...spec }: AccessorySpec): StudioSetup {
  const color = getAccentColor(spec);
  const stand = noseStand(color, brand);
  const withGlasses = [...placeParts(stand, move(0, 0, -4)), ...glassesOnStand(COMPANION)];
  switch (view) {
    case 1:
      return showAll(withGlasses, aimCamera([0, 42, -20], 24, 15, 198));
    case 2:
      return showAll(stand, aimCamera([0, 36, 0], -24, 22, 150));
    case 3:
      return showAll(withGlasses, aimCamera([0, 42, -40], 82, 9, 196));
    case 4:
      return showAll(withGlasses, aimCamera([0, 44, 0], 0, 16, 172));
  }
}
