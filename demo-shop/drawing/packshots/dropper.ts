import type { PackagePrint, PackageSpec } from '../../src/image-spec.ts';
import { textMesh } from '../lettering.ts';
import type { Rgb } from '../studio/color.ts';
import { glossy, matt, translucent } from '../studio/material.ts';
import { gridMesh } from '../studio/mesh.ts';
import type { Part } from '../studio/render.ts';
import { lathe, parseProfile, roundedBox } from '../studio/solids.ts';
import { chain, move, turnY, turnZ } from '../studio/transform.ts';
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
import { getAmountText, PRINT_HEIGHT, printed, rectangleMesh } from './prints.ts';

const RADIUS = 12;
const LABEL_BOTTOM = 4;
const LABEL_TOP = 36;

const BODY = parseProfile(
  '0 0, 10 0, 11.4 0.4, 11.9 1.4, 12 3, 12 20, 12 38, 11.4 41, 9.4 43.6, 7.2 45, 6.4 46, 6.4 48.6',
);
const TIP = parseProfile('5.6 48, 5.8 49, 4.2 50.2, 2.4 52, 1.8 58, 1.4 60.6, 0.9 61.4, 0 61.6');
const CAP = parseProfile('7.4 46.8, 7.9 47.4, 7.9 54, 6.6 56, 4.4 68, 3.8 71, 2.6 72.4, 0 72.8');

/** A point on the bottle, or above it by `height`. `x` is measured around the bottle from the middle of its front. */
function toBottleSurface(x: number, y: number, height = PRINT_HEIGHT): Vec3 {
  const angle = x / RADIUS;
  return [(RADIUS + height) * Math.sin(angle), y, (RADIUS + height) * Math.cos(angle)];
}

/** A bottle of eye drops without its cap. It stands on y = 0. */
function dropperBottle(color: Rgb, brand: string, print: PackagePrint): Part[] {
  const band = (bottom: number, top: number, height: number) =>
    gridMesh(72, 12, (u, v) => toBottleSurface((u - 0.5) * RADIUS * 5.2, bottom + v * (top - bottom), height));
  const ink = getInkColor(PAPER_WHITE);
  return [
    { mesh: lathe(BODY, 72), material: translucent(lighten(color, 0.75), 0.9, 0.07) },
    { mesh: lathe(TIP, 48), material: translucent(PAPER_WHITE, 0.9, 0.07) },
    { mesh: band(LABEL_BOTTOM, LABEL_TOP, PRINT_HEIGHT), material: matt(PAPER_WHITE, 0.05), shadow: 0 },
    printed(band(LABEL_BOTTOM, 15, 0.3), color),
    printed(
      textMesh(brand, { size: 3.8, fit: 15.5 }, (x, y) => toBottleSurface(x, 9.5 + y, 0.42)),
      getInkColor(color),
    ),
    printed(
      textMesh(print.title, { size: 3.2, fit: 15.5, weight: 0.15 }, (x, y) => toBottleSurface(x, 29 + y, 0.36)),
      ink,
    ),
    printed(
      textMesh(getAmountText(print), { size: 2.8, fit: 15.5, weight: 0.15 }, (x, y) =>
        toBottleSurface(x, 21 + y, 0.36),
      ),
      ink,
    ),
  ];
}

function cap(color: Rgb): Part {
  return { mesh: lathe(CAP, 72), material: glossy(color, 0.05, 0.12) };
}

function carton(color: Rgb, brand: string, print: PackagePrint): Part[] {
  const front = 15 + PRINT_HEIGHT;
  const ink = getInkColor(PAPER_WHITE);
  return placeParts(
    [
      { mesh: roundedBox(34, 82, 30, 0.7, 8), material: matt(PAPER_WHITE, 0.04) },
      printed(rectangleMesh(0, -20, 32.8, 40, front), color),
      printed(
        textMesh(brand, { size: 4.6, fit: 26 }, (x, y) => [x, -13 + y, front + 0.15]),
        getInkColor(color),
      ),
      printed(
        textMesh(print.title, { size: 4, fit: 26, weight: 0.14 }, (x, y) => [x, 20 + y, front]),
        ink,
      ),
      printed(
        textMesh(getAmountText(print), { size: 3.2, weight: 0.14 }, (x, y) => [x, 10 + y, front]),
        ink,
      ),
    ],
    move(0, 41, 0),
  );
}

/** Eye drops: with the cap, opened, the label, with the carton. */
export function arrangeDropper({ print, brand, view, ...spec }: PackageSpec): StudioSetup {
  const color = getAccentColor(spec);
  const open = dropperBottle(color, brand, print);
  const closed = [...open, cap(color)];
  switch (view) {
    case 1:
      return showAll(placeParts(closed, turnY(10)), aimCamera([0, 36, 0], 0, 9, 102));
    case 2: {
      const loose = placeParts([cap(color)], chain(move(-33, 7.9, 14), turnY(24), turnZ(-90)));
      return showAll(
        [...placeParts(open, move(-12, 0, 0)), ...placeParts(loose, move(4, 0, 0))],
        aimCamera([4, 30, 0], -6, 15, 112),
      );
    }
    case 3:
      return { parts: placeParts(closed, turnY(8)), camera: aimCamera([0, 24, 0], 0, 6, 52), isCloseUp: true };
    case 4: {
      const parts = [
        ...placeParts(carton(color, brand, print), chain(move(-20, 0, -10), turnY(18))),
        ...placeParts(closed, chain(move(18, 0, 8), turnY(-10))),
      ];
      return showAll(parts, aimCamera([0, 40, 0], 0, 11, 122));
    }
  }
}
