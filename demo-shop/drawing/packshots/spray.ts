import type { PackagePrint, PackageSpec } from '../../src/image-spec.ts';
import { textMesh } from '../lettering.ts';
import type { Rgb } from '../studio/color.ts';
import { rgb } from '../studio/color.ts';
import { glass, glossy, matt, metallic } from '../studio/material.ts';
import { gridMesh } from '../studio/mesh.ts';
import type { Part } from '../studio/render.ts';
import { lathe, type Profile, parseProfile, turned } from '../studio/solids.ts';
import { chain, move, turnX, turnY, turnZ } from '../studio/transform.ts';
import {
  aimCamera,
  getAccentColor,
  getInkColor,
  lighten,
  placeParts,
  type StudioSetup,
  showAll,
} from '../studio-setup.ts';
import { clothSheet } from './cloths.ts';
import { getAmountText, printed } from './prints.ts';

const RADIUS = 15;

const BODY: Profile = [
  [0, 0],
  [12.5, 0],
  [14.2, 0.6],
  [RADIUS, 2.4],
  [RADIUS, 40],
  [RADIUS, 72],
  [14.4, 76],
  [12.4, 79.4],
  [9.6, 81.4],
  [8.6, 82.6],
];
const COLLAR = parseProfile('9.2 82, 9.6 82.6, 9.6 90, 9.2 91, 5 91.2');
const PUMP = parseProfile('4.6 91, 4.6 95, 7.4 95.4, 7.8 96.4, 7.8 106, 7 108.4, 5 109.4, 0 109.8');
const LID = parseProfile('10.6 84, 10.8 85, 10.8 114, 10 117, 7.6 118.4, 0 118.8');

/** A spray bottle with or without its lid. It stands on y = 0. */
function sprayBottle(color: Rgb, brand: string, print: PackagePrint, hasLid: boolean): Part[] {
  const toBottleSurface = (x: number, y: number): readonly [number, number, number] => {
    const angle = x / RADIUS;
    return [(RADIUS + 0.25) * Math.sin(angle), y, (RADIUS + 0.25) * Math.cos(angle)];
  };
  const band = gridMesh(72, 8, (u, v) => toBottleSurface((u - 0.5) * RADIUS * 2 * Math.PI, 10 + v * 7));
  const ink = getInkColor(color);
  const nozzle = turned('0 0, 1.5 0, 1.5 1.4, 0.6 1.5', 20);
  return [
    { mesh: lathe(BODY, 72), material: glossy(color, 0.05, 0.08) },
    { mesh: lathe(COLLAR, 72), material: metallic(rgb('#d7dadd'), 0.16) },
    { mesh: lathe(PUMP, 72), material: glossy(rgb('#f2f2ef')) },
    { mesh: nozzle, material: matt(rgb('#55595f')), place: chain(move(0, 102, 7.4), turnX(90)), shadow: 0 },
    printed(band, lighten(color, 0.6)),
    printed(
      textMesh(brand, { size: 5.4, fit: 24 }, (x, y) => toBottleSurface(x, 48 + y)),
      ink,
    ),
    printed(
      textMesh(print.title, { size: 2.4, fit: 23, weight: 0.15 }, (x, y) => toBottleSurface(x, 40 + y)),
      ink,
    ),
    printed(
      textMesh(getAmountText(print), { size: 2.8, weight: 0.15 }, (x, y) => toBottleSurface(x, 26 + y)),
      ink,
    ),
    ...(hasLid ? [lidPart()] : []),
  ];
}

function lidPart(): Part {
  return { mesh: lathe(LID, 72), material: glass([0.9, 0.94, 0.95], 0.07), shadow: 0.4 };
}

/** A spray: closed, opened, its label, with a cloth. */
export function arrangeSpray({ print, brand, view, ...spec }: PackageSpec): StudioSetup {
  const color = getAccentColor(spec);
  const open = sprayBottle(color, brand, print, false);
  const closed = sprayBottle(color, brand, print, true);
  switch (view) {
    case 1:
      return showAll(placeParts(closed, turnY(6)), aimCamera([0, 57, 0], 0, 8, 154));
    case 2: {
      const loose = placeParts([lidPart()], chain(move(-54, 10.8, 30), turnY(20), turnZ(-90)));
      return showAll([...placeParts(open, move(-14, 0, 0)), ...loose], aimCamera([2, 52, 0], -6, 13, 150));
    }
    case 3:
      return { parts: placeParts(open, turnY(-8)), camera: aimCamera([0, 52, 0], 0, 6, 76), isCloseUp: true };
    case 4: {
      const parts = [
        ...placeParts(clothSheet(lighten(color, 0.5), 120, 3), chain(move(14, 0, 10), turnY(28))),
        ...placeParts(closed, chain(move(-30, 3, -12), turnY(8))),
      ];
      return showAll(parts, aimCamera([0, 44, 4], -4, 22, 186));
    }
  }
}
