import type { AccessorySpec } from '../../src/image-spec.ts';
import { poseEyewear } from '../eyewear/arrange-eyewear.ts';
import type { EyewearLook } from '../eyewear/build-eyewear.ts';
import { buildEyewear } from '../eyewear/build-eyewear.ts';
import { textMesh } from '../lettering.ts';
import type { Rgb } from '../studio/color.ts';
import { mixRgb, rgb } from '../studio/color.ts';
import { matt, metallic } from '../studio/material.ts';
import type { Part } from '../studio/render.ts';
import { ellipsoid, roundedBox, sweep } from '../studio/solids.ts';
import { applyTransform, chain, IDENTITY, move, turnX, turnY } from '../studio/transform.ts';
import type { Vec3 } from '../studio/vector.ts';
import {
  aimCamera,
  getAccentColor,
  getInkColor,
  PAPER_WHITE,
  placeParts,
  type StudioSetup,
  showAll,
} from '../studio-setup.ts';
import { printed } from './prints.ts';

const THICKNESS = 1.7;
/** From a temple's end to the bead whose loop holds it. */
const BEAD_GAP = 3;

/** The pattern of two strands that are twisted around each other. */
const twistedYarn = (color: Rgb): ((at: Vec3) => Rgb) => {
  const light = mixRgb(color, PAPER_WHITE, 0.32);
  return ([x, y, z]) => (Math.sin(x * 1.35 + z * 1.35 + y * 2) > 0.1 ? color : light);
};

function strand(path: readonly Vec3[], color: Rgb): Part {
  return {
    mesh: sweep(path, () => [THICKNESS, THICKNESS, 2], [0, 1, 0.001], false, 14),
    material: matt(twistedYarn(color), 0.05),
  };
}

/** A metal bead and a silicone loop at an end of the cord. */
function cordEnd([x, y, z]: Vec3, turn: number): Part[] {
  const loop = Array.from({ length: 41 }, (_, i): Vec3 => {
    const angle = (i / 40) * 2 * Math.PI;
    return [9 + 6.5 * Math.cos(angle), 0, 2.6 * Math.sin(angle)];
  });
  return placeParts(
    [
      { mesh: ellipsoid(4.2, 2.5, 2.5, 18), material: metallic(rgb('#d6b26a'), 0.12) },
      { mesh: sweep(loop, () => [0.8, 0.8, 2], [0, 1, 0], true, 10), material: matt(rgb('#2b2d31'), 0.06) },
    ],
    chain(move(x, y, z), turnY(turn)),
  );
}

/** The cord coiled on the table. */
function coil(color: Rgb): Part[] {
  const turns = 2.75;
  const path = Array.from({ length: 261 }, (_, i): Vec3 => {
    const t = i / 260;
    const angle = t * turns * 2 * Math.PI;
    const radius = 52 - 9 * t + 3 * Math.sin(t * 21);
    return [radius * Math.cos(angle) * 1.15, THICKNESS + t * 5, radius * Math.sin(angle) * 0.86];
  });
  const last = path[path.length - 1] as Vec3;
  return [strand(path, color), ...cordEnd([63, 2.4, 6], -84), ...cordEnd([last[0], last[1], last[2] + 4], 250)];
}

const COMPANION: EyewearLook = {
  shape: 'oval',
  frameColor: 'tortoise',
  material: 'acetate',
  lens: 'brown',
  bridge: 'saddle',
  temple: 'slim',
};

/** A pair of glasses with the cord tied to both temples. */
function glassesWithCord(color: Rgb): Part[] {
  const glasses = poseEyewear(buildEyewear(COMPANION));
  const [x, y, end] = findTempleEnd(glasses);
  const z = end - BEAD_GAP;
  const path = Array.from({ length: 161 }, (_, i): Vec3 => {
    const t = i / 160;
    const wave = Math.sin(t * Math.PI);
    return [x - 2 * x * t, THICKNESS + (y - THICKNESS) * (1 - wave) ** 3, z - 46 * wave + 18 * Math.sin(t * 9) * wave];
  });
  return [strand(path, color), ...cordEnd([x, y, z], -86), ...cordEnd([-x, y, z], -94), ...glasses];
}

/** The point of the right temple that is farthest from the front. */
function findTempleEnd(parts: readonly Part[]): Vec3 {
  let farthest: Vec3 = [0, 0, 0];
  for (const { mesh, place = IDENTITY } of parts) {
    for (let i = 0; i < mesh.positions.length; i += 3) {
      const [x = 0, y = 0, z = 0] = mesh.positions.slice(i, i + 3);
      const point = applyTransform(place, [x, y, z]);
      if (point[0] > 0 && point[2] < farthest[2]) farthest = point;
    }
  }
  return farthest;
}

function card(brand: string): Part[] {
  return placeParts(
    [
      { mesh: roundedBox(70, 1.2, 92, 0.5, 8), material: matt(PAPER_WHITE) },
      printed(
        textMesh(brand, { size: 7, fit: 52 }, (x, y) => [x, y, 0]),
        getInkColor(PAPER_WHITE),
        chain(move(0, 0.9, -4), turnX(-90)),
      ),
    ],
    move(0, 0.6, 0),
  );
}

/** A glasses cord: coiled, on its card, close up, tied to a pair of glasses. */
export function arrangeCord({ brand, view, ...spec }: AccessorySpec): StudioSetup {
  const color = getAccentColor(spec);
  switch (view) {
    case 1:
      return showAll(coil(color), aimCamera([0, 2, 2], 0, 46, 158));
    case 2:
      return showAll(
        placeParts([...card(brand), ...placeParts(coil(color), chain(move(0, 1.4, -12), turnY(30)))], turnY(-16)),
        aimCamera([0, 2, 4], 0, 58, 166),
      );
    case 3:
      return { parts: coil(color), camera: aimCamera([46, 4, 14], 10, 30, 84), isCloseUp: true };
    case 4:
      return showAll(glassesWithCord(color), aimCamera([0, 6, -62], 28, 30, 200));
  }
}
