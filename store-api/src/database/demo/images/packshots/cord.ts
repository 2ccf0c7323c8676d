import type { EyewearLook } from '../eyewear.ts';
import { buildEyewear } from '../eyewear.ts';
import { poseEyewear } from '../eyewear-angles.ts';
import type { PackshotSpec } from '../image-spec.ts';
import { textMesh } from '../lettering.ts';
import type { Rgb } from '../studio/color.ts';
import { mixRgb, rgb } from '../studio/color.ts';
import { matt, metallic } from '../studio/material.ts';
import type { Part } from '../studio/render.ts';
import { ellipsoid, roundedBox, sweep } from '../studio/solids.ts';
import { chain, move, turnX, turnY } from '../studio/transform.ts';
import type { Vec3 } from '../studio/vector.ts';
import { print } from './decals.ts';
import type { Packshot } from './shot.ts';
import { accentOf, inkOn, look, PAPER_WHITE, pale, placed } from './shot.ts';

const THICKNESS = 1.7;

/** Two strands twisted around each other give the cord its pattern. */
const twisted = (color: Rgb): ((at: Vec3) => Rgb) => {
  const light = mixRgb(color, PAPER_WHITE, 0.32);
  return ([x, y, z]) => (Math.sin(x * 1.35 + z * 1.35 + y * 2) > 0.1 ? color : light);
};

function strand(path: readonly Vec3[], color: Rgb): Part {
  return {
    mesh: sweep(path, () => [THICKNESS, THICKNESS, 2], [0, 1, 0.001], false, 14),
    material: matt(twisted(color), 0.05),
  };
}

/** A metal bead and a silicone loop at an end of the cord. */
function ending([x, y, z]: Vec3, turn: number): Part[] {
  const loop = Array.from({ length: 41 }, (_, i): Vec3 => {
    const angle = (i / 40) * 2 * Math.PI;
    return [9 + 6.5 * Math.cos(angle), 0, 2.6 * Math.sin(angle)];
  });
  return placed(
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
  return [strand(path, color), ...ending([63, 2.4, 6], -84), ...ending([last[0], last[1], last[2] + 4], 250)];
}

const COMPANION: EyewearLook = {
  shape: 'oval',
  frameColor: 'tortoise',
  material: 'acetate',
  lens: 'brown',
  bridge: 'saddle',
  temple: 'slim',
};

/** Glasses with the cord tied to both temples, falling in a wave behind them. */
function worn(color: Rgb): Part[] {
  const eyewear = buildEyewear(COMPANION);
  const [x, y, z] = [60, 6, -118];
  const path = Array.from({ length: 161 }, (_, i): Vec3 => {
    const t = i / 160;
    const wave = Math.sin(t * Math.PI);
    return [x - 2 * x * t, THICKNESS + (y - THICKNESS) * (1 - wave) ** 3, z - 46 * wave + 18 * Math.sin(t * 9) * wave];
  });
  return [
    strand(path, color),
    ...ending([x, y, z + 3], 96),
    ...ending([-x, y, z + 3], 84),
    ...poseEyewear(eyewear, {}),
  ];
}

function card(label: string): Part[] {
  return placed(
    [
      { mesh: roundedBox(70, 1.2, 92, 0.5, 8), material: matt(PAPER_WHITE) },
      print(
        textMesh(label, { size: 7, fit: 52 }, (x, y) => [x, y, 0]),
        inkOn(PAPER_WHITE),
        chain(move(0, 0.9, -4), turnX(-90)),
      ),
    ],
    move(0, 0.6, 0),
  );
}

/** A glasses cord: coiled, on its card, close up, tied to a pair of glasses. */
export function cordShot(spec: PackshotSpec): Packshot {
  const color = accentOf(spec);
  switch (spec.view) {
    case 1:
      return { parts: coil(color), camera: look([0, 2, 2], 0, 46, 168) };
    case 2:
      return {
        parts: placed([...card(spec.label), ...placed(coil(color), chain(move(0, 1.4, -12), turnY(30)))], turnY(-16)),
        camera: look([0, 2, 4], 0, 58, 176),
      };
    case 3:
      return { parts: coil(pale(color, 0.1)), camera: look([46, 4, 14], 10, 30, 84) };
    case 4:
      return { parts: worn(color), camera: look([0, 6, -62], 28, 30, 214) };
  }
}
