import type { EyewearLook } from '../eyewear.ts';
import { buildEyewear } from '../eyewear.ts';
import { poseEyewear } from '../eyewear-angles.ts';
import type { PackshotSpec } from '../image-spec.ts';
import { textMesh } from '../lettering.ts';
import type { Rgb } from '../studio/color.ts';
import { mixRgb, rgb, shade } from '../studio/color.ts';
import { matt, metallic } from '../studio/material.ts';
import { gridMesh } from '../studio/mesh.ts';
import { noise } from '../studio/noise.ts';
import type { Part } from '../studio/render.ts';
import { roundedBox } from '../studio/solids.ts';
import { chain, move, turnX, turnY } from '../studio/transform.ts';
import type { Vec3 } from '../studio/vector.ts';
import { clamp } from '../studio/vector.ts';
import { print } from './decals.ts';
import type { Packshot } from './shot.ts';
import { accentOf, inkOn, look, pale, placed } from './shot.ts';

const LENGTH = 164;
const DEPTH = 66;
const HALF_HEIGHT = 23;
const CORNER = 21;
const WALL = 3;
/** Share of a bowl's rows that lie in its flat middle. */
const FLAT_SHARE = 0.3;

const leather = (color: Rgb): ((at: Vec3) => Rgb) => {
  const dark = shade(color, 0.82);
  return ([x, y, z]) => mixRgb(dark, color, 0.4 + 0.6 * noise(x * 0.9, y * 0.9, z * 0.9));
};

/** Distance from the middle line at which a rounded slab of the case ends, for each direction. */
function slab(u: number, v: number, inset: number): readonly [number, number] {
  const [halfLength, halfDepth] = [LENGTH / 2 - inset, DEPTH / 2 - inset];
  const angle = u * 2 * Math.PI;
  const round = Math.min(CORNER * 1.2, halfDepth - 0.5);
  const [cx, cz] = [halfLength - round, halfDepth - round];
  const x = clamp(Math.cos(angle) * 400, -cx, cx) + Math.cos(angle) * round;
  const z = clamp(Math.sin(angle) * 400, -cz, cz) + Math.sin(angle) * round;
  return [x * v, z * v];
}

/** One half of the case: an outer bowl that closes at the rim, upside down when it is the lid. */
function half(color: Rgb, lining: Rgb): Part[] {
  const outer = gridMesh(
    120,
    28,
    (u, v) => {
      const angle = (clamp((v - FLAT_SHARE) / (1 - FLAT_SHARE), 0, 1) * Math.PI) / 2;
      const [x, z] = slab(u, Math.min(1, v / FLAT_SHARE), CORNER * 0.85 * (1 - Math.sin(angle)));
      return [x, HALF_HEIGHT * (1 - Math.cos(angle)), z];
    },
    { closeU: true },
  );
  const rim = gridMesh(120, 2, (u, v) => {
    const [x, z] = slab(u, 1, WALL * v);
    return [x, HALF_HEIGHT, z];
  });
  const inner = gridMesh(120, 14, (u, v) => {
    const [x, z] = slab(u, 1, WALL + CORNER * 0.7 * v ** 2);
    const k = v === 1 ? 0 : 1;
    return [x * k, HALF_HEIGHT - (HALF_HEIGHT - 4) * Math.sin((v * Math.PI) / 2), z * k];
  });
  return [
    { mesh: outer, material: matt(leather(color), 0.06) },
    { mesh: rim, material: matt(shade(color, 0.75)), shadow: 0 },
    { mesh: inner, material: matt(lining), shadow: 0 },
  ];
}

/** The closed case: two halves, a brass clasp, the brand on the lid. Stands on y = 0. */
export function closedCase(color: Rgb, label: string): Part[] {
  const lining = pale(color, 0.5);
  const seam = gridMesh(120, 2, (u, v) => {
    const [x, z] = slab(u, 1, -0.12);
    return [x, HALF_HEIGHT - 0.3 + v * 1.1, z];
  });
  const lid = placed(half(color, lining), chain(move(0, HALF_HEIGHT * 2 + 0.5, 0), turnX(180)));
  return [
    ...half(color, lining),
    ...lid,
    { mesh: seam, material: matt(shade(color, 0.35)), shadow: 0 },
    {
      mesh: roundedBox(17, 7, 2.4, 1, 4),
      material: metallic(rgb('#d9b56a'), 0.14),
      place: move(0, HALF_HEIGHT, DEPTH / 2 + 0.2),
    },
    print(
      textMesh(label, { size: 8, fit: 70 }, (x, y) => [x, y, 0]),
      mixRgb(inkOn(color), rgb('#d9b56a'), 0.4),
      chain(move(0, HALF_HEIGHT * 2 + 0.8, 0), turnX(-90)),
    ),
  ];
}

function openCase(color: Rgb, look: EyewearLook): Part[] {
  const lining = pale(color, 0.45);
  const lid = placed(
    half(color, lining),
    chain(move(0, HALF_HEIGHT, -DEPTH / 2), turnX(-66), move(0, HALF_HEIGHT, DEPTH / 2), turnX(180)),
  );
  const glasses = poseEyewear(buildEyewear(look), { folded: true, place: chain(move(0, 12, 14), turnX(-38)) });
  return [...half(color, lining), ...lid, ...glasses];
}

const COMPANION: EyewearLook = {
  shape: 'round',
  frameColor: 'gold',
  material: 'metal',
  lens: 'brown',
  bridge: 'pads',
  temple: 'slim',
};

/** A hard case: closed, from the front, open with a pair in it, two closed ones. */
export function caseShot(spec: PackshotSpec): Packshot {
  const color = accentOf(spec);
  const closed = closedCase(color, spec.label);
  switch (spec.view) {
    case 1:
      return { parts: closed, camera: look([0, 20, 0], -28, 26, 232) };
    case 2:
      return { parts: closed, camera: look([0, 22, 0], 0, 9, 216) };
    case 3:
      return { parts: openCase(color, COMPANION), camera: look([0, 34, -12], -16, 24, 236) };
    case 4:
      return {
        parts: [
          ...placed(closed, chain(move(-8, 0, -44), turnY(10))),
          ...placed(closedCase(pale(color, 0.55), spec.label), chain(move(16, 0, 44), turnY(-14))),
        ],
        camera: look([4, 16, 0], 0, 34, 270),
      };
  }
}
