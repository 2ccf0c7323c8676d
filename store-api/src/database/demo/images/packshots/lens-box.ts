import type { PackshotSpec } from '../image-spec.ts';
import { textMesh } from '../lettering.ts';
import type { Rgb } from '../studio/color.ts';
import { rgb } from '../studio/color.ts';
import { glass, glossy, matt, metallic, translucent } from '../studio/material.ts';
import type { Mesh } from '../studio/mesh.ts';
import { gridMesh } from '../studio/mesh.ts';
import type { Part } from '../studio/render.ts';
import { roundedBox, sweep } from '../studio/solids.ts';
import { chain, move, turnX, turnY } from '../studio/transform.ts';
import type { Vec3 } from '../studio/vector.ts';
import { PRINT_HEIGHT, print, rectangleMesh, ringMesh } from './decals.ts';
import type { Packshot } from './shot.ts';
import { accentOf, inkOn, look, PAPER_WHITE, pale, placed } from './shot.ts';

const WIDTH = 112;
const HEIGHT = 66;
const DEPTH = 42;
const FRONT = DEPTH / 2 + PRINT_HEIGHT;

/** The carton: white board, a colour field with a lens motif, the brand above a fine line. Stands on y = 0. */
export function lensCarton(color: Rgb, label: string): Part[] {
  const ink = inkOn(PAPER_WHITE);
  const motif = [27, 20.5, 14, 7.5].map((radius, index) =>
    print(ringMesh(26, -2, 0, radius, FRONT + index * 0.12), index % 2 ? color : pale(color, 0.25 + index * 0.2)),
  );
  const parts: Part[] = [
    { mesh: roundedBox(WIDTH, HEIGHT, DEPTH, 0.9, 10), material: matt(PAPER_WHITE, 0.04) },
    print(rectangleMesh(28, 0, WIDTH - 57.5, HEIGHT - 1.6, FRONT - 0.1), pale(color, 0.5)),
    ...motif,
    print(
      textMesh(label, { size: 8, fit: 44 }, (x, y) => [-28 + x, 11 + y, FRONT]),
      ink,
    ),
    print(rectangleMesh(-28, 2.2, 40, 0.7, FRONT), color),
    print(
      textMesh('30 LENSES', { size: 3.1, weight: 0.14 }, (x, y) => [-28 + x, -5 + y, FRONT]),
      ink,
    ),
    print(rectangleMesh(-40, -22, 17, 5, FRONT), color),
    print(rectangleMesh(0, 0, WIDTH - 1.6, 0.9, 0), color, chain(move(0, HEIGHT / 2 + PRINT_HEIGHT, 8), turnX(-90))),
    print(
      textMesh(label, { size: 6, fit: 60 }, (x, y) => [x, y, 0]),
      ink,
      chain(move(0, HEIGHT / 2 + PRINT_HEIGHT, -4), turnX(-90)),
    ),
    print(
      rectangleMesh(0, 0, DEPTH - 1.6, HEIGHT - 1.6, 0),
      color,
      chain(move(WIDTH / 2 + PRINT_HEIGHT, 0, 0), turnY(90)),
    ),
  ];
  return placed(parts, move(0, HEIGHT / 2, 0));
}

const LENS_RADIUS = 7;

/** A contact lens: a soft bowl of tinted water-clear plastic, standing on its middle. */
export function contactLens(color: Rgb, size = 1): Part[] {
  const bowl: Mesh = gridMesh(
    72,
    18,
    (u, v) => {
      const radius = LENS_RADIUS * size * v;
      const angle = u * 2 * Math.PI;
      return [radius * Math.cos(angle), 3.9 * size * v ** 2.2, radius * Math.sin(angle)];
    },
    { closeU: true },
  );
  const edge = Array.from({ length: 64 }, (_, i): Vec3 => {
    const angle = (i / 64) * 2 * Math.PI;
    return [LENS_RADIUS * size * Math.cos(angle), 3.9 * size, LENS_RADIUS * size * Math.sin(angle)];
  });
  const lip = sweep(edge, () => [0.16 * size, 0.16 * size, 2], [0, 1, 0], true, 8);
  return [
    { mesh: bowl, material: glass(pale(color, 0.2), 0.3, 0.12), shadow: 0.5 },
    { mesh: lip, material: glass(pale(color, 0.1), 0.5, 0.12), shadow: 0.4 },
  ];
}

/** One blister: a little tray with a bowl, its foil peeled back, the lens in it. */
export function blister(color: Rgb): Part[] {
  const tray = roundedBox(34, 5, 48, 2.2, 8);
  const well = gridMesh(
    64,
    14,
    (u, v) => {
      const angle = u * 2 * Math.PI;
      return [11.5 * v * Math.cos(angle), 5.25 - 4.6 * (1 - v ** 3), 6 + 11.5 * v * Math.sin(angle)];
    },
    { closeU: true },
  );
  const foil = gridMesh(16, 24, (u, v) => {
    const curl = v ** 2;
    return [(u - 0.5) * 33, 5.4 + 19 * curl, -22 + 20 * v - 26 * curl * v];
  });
  const lip = ringMesh(0, 0, 11.3, 12.6, 0);
  return [
    { mesh: tray, material: translucent(rgb('#bfd2d8'), 0.85), place: move(0, 2.5, 0) },
    { mesh: well, material: translucent(rgb('#93b4bf'), 0.95, 0.14), shadow: 0 },
    { mesh: lip, material: glossy(rgb('#eef4f5')), place: chain(move(0, 5.3, 6), turnX(-90)), shadow: 0 },
    { mesh: foil, material: metallic(pale(color, 0.55), 0.35), shadow: 0.7 },
    ...placed(contactLens(color, 1.15), move(0, 2.6, 6)),
  ];
}

/** A carton of contact lenses from four sides: with a blister, straight on, the opened blister, a pair of cartons. */
export function lensBoxShot(spec: PackshotSpec): Packshot {
  const color = accentOf(spec);
  const carton = lensCarton(color, spec.label);
  const trays = (x: number, z: number, turn: number): Part[] =>
    placed(blister(color), chain(move(x, 0, z), turnY(turn)));
  switch (spec.view) {
    case 1:
      return {
        parts: [...placed(carton, turnY(-6)), ...trays(58, 48, -24)],
        camera: look([10, 28, 14], -18, 16, 190),
      };
    case 2:
      return { parts: carton, camera: look([0, 33, 0], 0, 5, 160) };
    case 3:
      return {
        parts: [...trays(-20, 6, 14), ...trays(24, -6, -12), ...placed(contactLens(color, 1.3), move(4, 0, 42))],
        camera: look([2, 5, 6], 0, 40, 124),
      };
    case 4:
      return {
        parts: [
          ...placed(carton, chain(move(-12, 0, -34), turnY(14))),
          ...placed(carton, chain(move(26, 0, 22), turnY(-20))),
        ],
        camera: look([8, 27, 0], 4, 20, 208),
      };
  }
}
