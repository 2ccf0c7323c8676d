import type { AccessorySpec } from '../../src/image-spec.ts';
import { textMesh } from '../lettering.ts';
import type { Rgb } from '../studio/color.ts';
import { rgb } from '../studio/color.ts';
import { glass, glossy, matt, metallic } from '../studio/material.ts';
import { seededRandom } from '../studio/noise.ts';
import type { Part } from '../studio/render.ts';
import { ellipsoid, lathe, type Profile, parseProfile, roundedBox } from '../studio/solids.ts';
import { chain, move, turnX, turnY, turnZ } from '../studio/transform.ts';
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

const STEEL = metallic(rgb('#c9cdd2'), 0.14);

const KNURLS: Profile = Array.from({ length: 41 }, (_, i) => [4.4 + (i % 2 ? 0.34 : 0), 8 + i * 1.05] as const);
const HANDLE: Profile = [[0, 0], [3.4, 0], [4.4, 1.6], [4.4, 7.6], ...KNURLS, [4.2, 52], [3, 55], [2.2, 57]];
const SHAFT = parseProfile('1.3 56, 1.3 84, 1.1 88, 0.9 92, 0.35 94');
const TOP = parseProfile('0 -5.4, 3.8 -5.2, 4.6 -4, 4.6 -1, 3.6 -0.4');

/** A watchmaker's screwdriver that lies along x, with its tip to the right. */
export function screwdriver(color: Rgb): Part[] {
  return placeParts(
    [
      { mesh: lathe(HANDLE, 40), material: metallic(color, 0.3) },
      { mesh: lathe(SHAFT, 28), material: STEEL },
      { mesh: lathe(TOP, 40), material: STEEL },
    ],
    chain(move(-44, 4.7, 0), turnZ(-90)),
  );
}

/** A small screw that lies on its side. */
function screw(): Part[] {
  const form = parseProfile('0 0, 1.5 0, 1.6 0.5, 1.3 1.1, 0.62 1.2, 0.62 5.4, 0.3 5.8, 0 5.9');
  return placeParts(
    [{ mesh: lathe(form, 18), material: metallic(rgb('#d6b878'), 0.12) }],
    chain(move(0, 1.1, 0), turnZ(-78)),
  );
}

const scatterScrews = (seed: number, count: number, spread: number): Part[] => {
  const random = seededRandom(seed);
  return Array.from({ length: count }, () =>
    placeParts(
      screw(),
      chain(move((random() - 0.5) * spread, 0, (random() - 0.5) * spread * 0.7), turnY(random() * 360)),
    ),
  ).flat();
};

/** A clear tube with spare nose pads. */
function tube(color: Rgb): Part[] {
  const wall = parseProfile('0 0, 8 0, 8.6 1, 8.6 46');
  const lid = parseProfile('9.2 44, 9.4 45, 9.4 54, 8.6 56, 0 56.4');
  const pads = [11, 18, 25, 33].map((y, index) => ({
    mesh: ellipsoid(2.6, 4.4, 1.5, 14),
    material: glossy(rgb('#e8ebe8')),
    place: chain(move(index - 1, y, (index % 2) * 3 - 1.5), turnZ(index * 50)),
  }));
  return [
    ...pads,
    { mesh: lathe(lid, 48), material: glossy(color, 0.05, 0.12) },
    { mesh: lathe(wall, 48), material: glass([0.92, 0.95, 0.96], 0.07), shadow: 0.3 },
  ];
}

const layTube = (parts: readonly Part[], x: number, z: number, turn: number): Part[] =>
  placeParts(parts, chain(move(x, 9, z), turnY(turn), turnZ(-90)));

function tin(color: Rgb, brand: string): Part[] {
  return [
    { mesh: roundedBox(112, 14, 62, 6, 10), material: metallic(color, 0.4), place: move(0, 7, 0) },
    { mesh: roundedBox(113, 6, 63, 2.9, 10), material: metallic(color, 0.34), place: move(0, 14.5, 0) },
    printed(
      textMesh(brand, { size: 9, fit: 74 }, (x, y) => [x, y, 0]),
      getInkColor(color),
      chain(move(0, 17.8, 0), turnX(-90)),
    ),
  ];
}

/** A repair kit: complete, the screwdriver, the spare parts, the closed tin. */
export function arrangeScrewdriverKit({ brand, view, ...spec }: AccessorySpec): StudioSetup {
  const color = getAccentColor(spec);
  const driver = screwdriver(color);
  const tray: Part = { mesh: roundedBox(128, 3, 92, 1.4, 8), material: matt(PAPER_WHITE), place: move(0, 1.5, 0) };
  switch (view) {
    case 1:
      return showAll(
        [
          ...placeParts(tin(color, brand), chain(move(-6, 0, -34), turnY(8))),
          ...placeParts(driver, chain(move(0, 0, 24), turnY(18))),
          ...placeParts(tube(color), move(66, 0, -6)),
          ...placeParts(scatterScrews(4, 12, 42), move(50, 0, 48)),
        ],
        aimCamera([6, 12, 0], 0, 32, 190),
      );
    case 2:
      return showAll(placeParts(driver, turnY(28)), aimCamera([0, 4, 0], 0, 30, 112));
    case 3:
      return showAll(
        [...layTube(tube(color), -30, -6, 20), ...placeParts(scatterScrews(9, 12, 46), move(18, 0, 16))],
        aimCamera([0, 5, 4], 0, 34, 92),
      );
    case 4:
      return showAll(
        [
          tray,
          ...placeParts(tin(color, brand), chain(move(0, 3, -10), turnY(-10))),
          ...placeParts(driver, chain(move(0, 3, 36), turnY(-4))),
        ],
        aimCamera([0, 8, 4], 4, 46, 180),
      );
  }
}
