import type { PackagePrint, PackageSpec } from '../../src/image-spec.ts';
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
import {
  aimCamera,
  getAccentColor,
  getInkColor,
  lighten,
  PAPER_WHITE,
  placeParts,
  type StudioSetup,
  showAll,
} from '../studio-setup.ts';
import { getAmountText, PRINT_HEIGHT, printed, rectangleMesh, ringMesh } from './prints.ts';

const WIDTH = 112;
const HEIGHT = 66;
const DEPTH = 42;
const FRONT = DEPTH / 2 + PRINT_HEIGHT;

/** The carton of a box of contact lenses. It stands on y = 0. */
function lensCarton(color: Rgb, brand: string, print: PackagePrint): Part[] {
  const ink = getInkColor(PAPER_WHITE);
  const motif = [27, 20.5, 14, 7.5].map((radius, index) =>
    printed(ringMesh(26, -2, 0, radius, FRONT + index * 0.12), index % 2 ? color : lighten(color, 0.25 + index * 0.2)),
  );
  const parts: Part[] = [
    { mesh: roundedBox(WIDTH, HEIGHT, DEPTH, 0.9, 10), material: matt(PAPER_WHITE, 0.04) },
    printed(rectangleMesh(28, 0, WIDTH - 57.5, HEIGHT - 1.6, FRONT - 0.1), lighten(color, 0.5)),
    ...motif,
    printed(
      textMesh(brand, { size: 8, fit: 44 }, (x, y) => [-28 + x, 11 + y, FRONT]),
      ink,
    ),
    printed(rectangleMesh(-28, 2.2, 40, 0.7, FRONT), color),
    printed(
      textMesh(print.title, { size: 4.4, fit: 44, weight: 0.14 }, (x, y) => [-28 + x, -5 + y, FRONT]),
      ink,
    ),
    printed(
      textMesh(getAmountText(print), { size: 3.8, weight: 0.15 }, (x, y) => [-28 + x, -13.5 + y, FRONT]),
      ink,
    ),
    printed(rectangleMesh(-40, -22, 17, 5, FRONT), color),
    printed(rectangleMesh(0, 0, WIDTH - 1.6, 0.9, 0), color, chain(move(0, HEIGHT / 2 + PRINT_HEIGHT, 8), turnX(-90))),
    printed(
      textMesh(brand, { size: 6, fit: 60 }, (x, y) => [x, y, 0]),
      ink,
      chain(move(0, HEIGHT / 2 + PRINT_HEIGHT, -4), turnX(-90)),
    ),
    printed(
      rectangleMesh(0, 0, DEPTH - 1.6, HEIGHT - 1.6, 0),
      color,
      chain(move(WIDTH / 2 + PRINT_HEIGHT, 0, 0), turnY(90)),
    ),
  ];
  return placeParts(parts, move(0, HEIGHT / 2, 0));
}

const LENS_RADIUS = 7;

/** A contact lens that stands on the middle of its front. */
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
    { mesh: bowl, material: glass(lighten(color, 0.2), 0.3, 0.12), shadow: 0.5 },
    { mesh: lip, material: glass(lighten(color, 0.1), 0.5, 0.12), shadow: 0.4 },
  ];
}

/** An opened blister with a lens. */
function blister(color: Rgb): Part[] {
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
    { mesh: foil, material: metallic(lighten(color, 0.55), 0.35), shadow: 0.7 },
    ...placeParts(contactLens(color, 1.15), move(0, 2.6, 6)),
  ];
}

/** A box of contact lenses: with a blister, from the front, opened blisters, two boxes. */
export function arrangeLensBox({ print, brand, view, ...spec }: PackageSpec): StudioSetup {
  const color = getAccentColor(spec);
  const carton = lensCarton(color, brand, print);
  const openBlister = (x: number, z: number, turn: number): Part[] =>
    placeParts(blister(color), chain(move(x, 0, z), turnY(turn)));
  switch (view) {
    case 1:
      return showAll(
        [...placeParts(carton, turnY(-6)), ...openBlister(58, 48, -24)],
        aimCamera([10, 28, 14], -18, 16, 178),
      );
    case 2:
      return showAll(carton, aimCamera([0, 33, 0], 0, 5, 150));
    case 3:
      return showAll(
        [
          ...openBlister(-20, 6, 14),
          ...openBlister(24, -6, -12),
          ...placeParts(contactLens(color, 1.3), move(4, 0, 42)),
        ],
        aimCamera([2, 5, 6], 0, 40, 124),
      );
    case 4:
      return showAll(
        [
          ...placeParts(carton, chain(move(-12, 0, -34), turnY(14))),
          ...placeParts(carton, chain(move(26, 0, 22), turnY(-20))),
        ],
        aimCamera([8, 27, 0], 4, 20, 198),
      );
  }
}
