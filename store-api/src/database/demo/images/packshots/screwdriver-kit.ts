import type { PackshotSpec } from '../image-spec.ts';
import { textMesh } from '../lettering.ts';
import type { Rgb } from '../studio/color.ts';
import { rgb } from '../studio/color.ts';
import { glass, glossy, matt, metallic } from '../studio/material.ts';
import { seededRandom } from '../studio/noise.ts';
import type { Part } from '../studio/render.ts';
import { ellipsoid, lathe, profile, roundedBox } from '../studio/solids.ts';
import { chain, move, turnX, turnY, turnZ } from '../studio/transform.ts';
import { print } from './decals.ts';
import type { Packshot } from './shot.ts';
import { accentOf, inkOn, look, PAPER_WHITE, placed } from './shot.ts';

type Profile = readonly (readonly [number, number])[];

const STEEL = metallic(rgb('#c9cdd2'), 0.14);

const KNURLS: Profile = Array.from({ length: 41 }, (_, i) => [4.4 + (i % 2 ? 0.34 : 0), 8 + i * 1.05] as const);
const HANDLE: Profile = [[0, 0], [3.4, 0], [4.4, 1.6], [4.4, 7.6], ...KNURLS, [4.2, 52], [3, 55], [2.2, 57]];
const SHAFT = profile('1.3 56, 1.3 84, 1.1 88, 0.9 92, 0.35 94');
const TOP = profile('0 -5.4, 3.8 -5.2, 4.6 -4, 4.6 -1, 3.6 -0.4');

/** A watchmaker's screwdriver lying along x, its tip to the right. */
export function screwdriver(color: Rgb): Part[] {
  return placed(
    [
      { mesh: lathe(HANDLE, 40), material: metallic(color, 0.3) },
      { mesh: lathe(SHAFT, 28), material: STEEL },
      { mesh: lathe(TOP, 40), material: STEEL },
    ],
    chain(move(-44, 4.7, 0), turnZ(-90)),
  );
}

/** A tiny screw lying on its side. */
function screw(): Part[] {
  const form = profile('0 0, 1.5 0, 1.6 0.5, 1.3 1.1, 0.62 1.2, 0.62 5.4, 0.3 5.8, 0 5.9');
  return placed(
    [{ mesh: lathe(form, 18), material: metallic(rgb('#d6b878'), 0.12) }],
    chain(move(0, 1.1, 0), turnZ(-78)),
  );
}

const scattered = (seed: number, count: number, spread: number): Part[] => {
  const random = seededRandom(seed);
  return Array.from({ length: count }, () =>
    placed(screw(), chain(move((random() - 0.5) * spread, 0, (random() - 0.5) * spread * 0.7), turnY(random() * 360))),
  ).flat();
};

/** The clear tube that holds spare screws and nose pads. */
function tube(color: Rgb): Part[] {
  const wall = profile('0 0, 8 0, 8.6 1, 8.6 46');
  const lid = profile('9.2 44, 9.4 45, 9.4 54, 8.6 56, 0 56.4');
  const pads = [14, 22, 31].map((y, index) => ({
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

const lying = (parts: readonly Part[], x: number, z: number, turn: number): Part[] =>
  placed(parts, chain(move(x, 9, z), turnY(turn), turnZ(-90)));

function tin(color: Rgb, label: string): Part[] {
  return [
    { mesh: roundedBox(112, 14, 62, 6, 10), material: metallic(color, 0.4), place: move(0, 7, 0) },
    { mesh: roundedBox(113, 6, 63, 2.9, 10), material: metallic(color, 0.34), place: move(0, 14.5, 0) },
    print(
      textMesh(label, { size: 9, fit: 74 }, (x, y) => [x, y, 0]),
      inkOn(color),
      chain(move(0, 17.8, 0), turnX(-90)),
    ),
  ];
}

/** A repair kit: the set, the driver, the spare parts close up, the closed tin. */
export function screwdriverKitShot(spec: PackshotSpec): Packshot {
  const color = accentOf(spec);
  const driver = screwdriver(color);
  const tray: Part = { mesh: roundedBox(128, 3, 92, 1.4, 8), material: matt(PAPER_WHITE), place: move(0, 1.5, 0) };
  switch (spec.view) {
    case 1:
      return {
        parts: [
          ...placed(tin(color, spec.label), chain(move(-6, 0, -34), turnY(8))),
          ...placed(driver, chain(move(0, 0, 24), turnY(18))),
          ...placed(tube(color), move(66, 0, -6)),
          ...placed(scattered(4, 5, 34), move(44, 0, 44)),
        ],
        camera: look([6, 12, 0], 0, 32, 204),
      };
    case 2:
      return { parts: placed(driver, turnY(28)), camera: look([0, 4, 0], 0, 30, 116) };
    case 3:
      return {
        parts: [...lying(tube(color), -30, -6, 20), ...placed(scattered(9, 8, 46), move(18, 0, 16))],
        camera: look([0, 5, 4], 0, 34, 92),
      };
    case 4:
      return {
        parts: [
          tray,
          ...placed(tin(color, spec.label), chain(move(0, 3, -10), turnY(-10))),
          ...placed(driver, chain(move(0, 3, 36), turnY(-4))),
        ],
        camera: look([0, 8, 4], 4, 46, 196),
      };
  }
}
