import type { PackagePrint, PackageSpec } from '../../src/image-spec.ts';
import { textMesh } from '../lettering.ts';
import type { Rgb } from '../studio/color.ts';
import { rgb } from '../studio/color.ts';
import { glass, glossy, matt, metallic, translucent } from '../studio/material.ts';
import { gridMesh } from '../studio/mesh.ts';
import type { Part } from '../studio/render.ts';
import { ellipsoid, lathe, type Profile, parseProfile, roundedBox, turned } from '../studio/solids.ts';
import { chain, move, stretch, turnX, turnY } from '../studio/transform.ts';
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

/** The bottle is drawn for this volume and scaled for others. */
const MILLILITRES = 360;
const RADIUS = 26;
const LABEL_BOTTOM = 22;
const LABEL_TOP = 96;
/** The bottle is oval: its depth is this share of its width. */
const FLATTEN = 0.62;

const BODY: Profile = [
  [0, 0],
  [22, 0],
  [24.6, 0.6],
  [25.7, 2],
  [RADIUS, 5],
  [RADIUS, 40],
  [RADIUS, 80],
  [RADIUS, 100],
  [25.4, 106],
  [23.4, 112],
  [19.6, 117.5],
  [14.8, 121.5],
  [11.6, 124],
  [11, 126],
  [11, 130],
];

const CAP = parseProfile('12.4 126.5, 12.9 127, 12.9 146, 12.5 148.6, 11 150, 7 150.5, 0 150.6');

/** A point on the bottle, or above it by `height`. `x` is measured around the bottle from the middle of its front. */
function toBottleSurface(x: number, y: number, height = PRINT_HEIGHT): Vec3 {
  const angle = x / RADIUS;
  return [(RADIUS + height) * Math.sin(angle), y, (RADIUS + height) * FLATTEN * Math.cos(angle)];
}

/** A bottle of lens solution that stands on y = 0. */
function solutionBottle(color: Rgb, brand: string, print: PackagePrint): Part[] {
  const flat = stretch(1, 1, FLATTEN);
  const paper = gridMesh(72, 24, (u, v) =>
    toBottleSurface((u - 0.5) * RADIUS * 2.9, LABEL_BOTTOM + v * (LABEL_TOP - LABEL_BOTTOM)),
  );
  const field = gridMesh(72, 12, (u, v) => toBottleSurface((u - 0.5) * RADIUS * 2.9, LABEL_BOTTOM + v * 25, 0.4));
  const drop = gridMesh(48, 6, (u, v) => {
    const angle = u * 2 * Math.PI;
    const point = Math.max(0, Math.sin(angle)) ** 5 * 5;
    return toBottleSurface(6.6 * v * Math.cos(angle), 79 + v * (6.6 * Math.sin(angle) + point), 0.4);
  });
  const ink = getInkColor(PAPER_WHITE);
  return [
    { mesh: lathe(BODY, 96), material: translucent(lighten(color, 0.55), 0.86, 0.07), place: flat },
    { mesh: lathe(CAP, 96), material: glossy(color, 0.05, 0.12), place: flat },
    { mesh: paper, material: matt(PAPER_WHITE, 0.05), shadow: 0 },
    printed(field, color),
    printed(drop, lighten(color, 0.3)),
    printed(
      textMesh(brand, { size: 7, fit: 36 }, (x, y) => toBottleSurface(x, 34.5 + y, 0.6)),
      getInkColor(color),
    ),
    printed(
      textMesh(print.title, { size: 3.6, fit: 34, weight: 0.14 }, (x, y) => toBottleSurface(x, 63.5 + y, 0.5)),
      ink,
    ),
    printed(
      textMesh(getAmountText(print), { size: 4.2, weight: 0.15 }, (x, y) => toBottleSurface(x, 54 + y, 0.5)),
      ink,
    ),
  ];
}

/** The flat case with two wells for contact lenses. */
function flatLensCase(color: Rgb): Part[] {
  const well = parseProfile('0 0, 15 0, 16.4 0.8, 17 3, 17 8');
  const lid = parseProfile('17.6 7.5, 18 8, 18 14, 17 15.6, 12 16, 0 16.1');
  const side = (x: number, tint: Rgb, letter: string): Part[] =>
    placeParts(
      [
        { mesh: lathe(well, 72), material: glossy(PAPER_WHITE) },
        { mesh: lathe(lid, 72), material: glossy(tint, 0.05, 0.1) },
        printed(
          textMesh(letter, { size: 9 }, (px, py) => [px, py, 0]),
          getInkColor(tint),
          chain(move(0, 16.4, 0), turnX(-90)),
        ),
      ],
      move(x, 0, 0),
    );
  return [
    { mesh: roundedBox(14, 5, 14, 1.2, 3), material: glossy(PAPER_WHITE), place: move(0, 4, 0) },
    ...side(-20, color, 'L'),
    ...side(20, lighten(color, 0.7), 'R'),
  ];
}

/** The upright case for peroxide solutions: a clear vial with a disc that neutralises the peroxide. */
function uprightLensCase(color: Rgb): Part[] {
  const vial = parseProfile('0 0, 15 0, 16.2 0.8, 16.6 3, 16.6 46');
  const cap = '17.4 45, 18 45.6, 18 60, 17.2 62, 14 62.8, 0 63';
  const basket = { mesh: ellipsoid(7.4, 7.4, 3.2, 24), material: glossy(lighten(color, 0.4), 0.05, 0.1) };
  return [
    { mesh: turned('0 3, 6.4 3, 6.4 5.4, 0 5.4', 48), material: metallic(rgb('#8f949b'), 0.4) },
    { mesh: turned('1.6 5, 1.6 46', 20), material: glossy(lighten(color, 0.6)) },
    { ...basket, place: move(0, 31, 3.4) },
    { ...basket, place: move(0, 31, -3.4) },
    { mesh: turned(cap, 72), material: glossy(color, 0.05, 0.1) },
    { mesh: lathe(vial, 72), material: glass([0.9, 0.94, 0.95], 0.12), shadow: 0.4 },
  ];
}

function carton(color: Rgb, brand: string, print: PackagePrint): Part[] {
  const front = 21 + PRINT_HEIGHT;
  const ink = getInkColor(color);
  return placeParts(
    [
      { mesh: roundedBox(62, 160, 42, 0.9, 10), material: matt(PAPER_WHITE, 0.04) },
      printed(rectangleMesh(0, -40, 60.4, 78, front), color),
      printed(ringMesh(0, 34, 0, 17, front), lighten(color, 0.45)),
      printed(ringMesh(0, 34, 0, 10, front + 0.15), color),
      printed(
        textMesh(brand, { size: 8, fit: 48 }, (x, y) => [x, -16 + y, front + 0.2]),
        ink,
      ),
      printed(
        textMesh(print.title, { size: 4, fit: 48, weight: 0.14 }, (x, y) => [x, -31 + y, front + 0.2]),
        ink,
      ),
      printed(
        textMesh(getAmountText(print), { size: 5, weight: 0.14 }, (x, y) => [x, -66 + y, front + 0.2]),
        ink,
      ),
    ],
    move(0, 80, 0),
  );
}

/** A bottle of lens solution: alone, with a lens case, its label, with its carton. */
export function arrangeBottle({ print, brand, view, lensCase, ...spec }: PackageSpec): StudioSetup {
  const color = getAccentColor(spec);
  const scale = Math.cbrt(print.amount / MILLILITRES);
  const resize = stretch(scale, scale, scale);
  const bottle = placeParts(solutionBottle(color, brand, print), resize);
  // Small bottles look smaller in their images, but not as small as they are.
  const field = 196 * scale ** 0.7;
  switch (view) {
    case 1:
      return showAll(placeParts(bottle, turnY(8)), aimCamera([0, 74 * scale, 0], 0, 8, field));
    case 2: {
      const companion = lensCase === 'upright' ? uprightLensCase(color) : flatLensCase(color);
      const parts = [
        ...placeParts(bottle, move(-24, 0, -8)),
        ...placeParts(companion, chain(move(lensCase === 'upright' ? 32 : 44, 0, 34), turnY(-18))),
      ];
      return showAll(parts, aimCamera([6, 66 * scale, 0], -8, 14, field));
    }
    case 3:
      return {
        parts: placeParts(bottle, turnY(8)),
        camera: aimCamera([0, 59 * scale, 0], 0, 4, 116 * scale),
        isCloseUp: true,
      };
    case 4: {
      const parts = [
        ...placeParts(carton(color, brand, print), chain(resize, move(-38, 0, -16), turnY(18))),
        ...placeParts(bottle, chain(move(32 * scale, 0, 14 * scale), turnY(-8))),
      ];
      return showAll(parts, aimCamera([0, 78 * scale, 0], 0, 11, field));
    }
  }
}
