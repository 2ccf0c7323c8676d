import type { PackshotSpec } from '../image-spec.ts';
import { textMesh } from '../lettering.ts';
import type { Rgb } from '../studio/color.ts';
import { glossy, matt, translucent } from '../studio/material.ts';
import { gridMesh } from '../studio/mesh.ts';
import type { Part } from '../studio/render.ts';
import { lathe, profile, roundedBox } from '../studio/solids.ts';
import { chain, move, stretch, turnX, turnY } from '../studio/transform.ts';
import { PRINT_HEIGHT, print, rectangleMesh, ringMesh } from './decals.ts';
import type { Packshot } from './shot.ts';
import { accentOf, inkOn, look, PAPER_WHITE, pale, placed } from './shot.ts';

type Profile = readonly (readonly [number, number])[];

const RADIUS = 26;
const LABEL_BOTTOM = 22;
const LABEL_TOP = 96;
/** The bottle is oval: thinner from front to back. */
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

const CAP = profile('12.4 126.5, 12.9 127, 12.9 146, 12.5 148.6, 11 150, 7 150.5, 0 150.6');

/** A band of the bottle's own form, a little wider: labels and prints lie on it. `angle` 0 faces the front. */
const onBody = (x: number, y: number, out = PRINT_HEIGHT): readonly [number, number, number] => {
  const angle = x / RADIUS;
  return [(RADIUS + out) * Math.sin(angle), y, (RADIUS + out) * FLATTEN * Math.cos(angle)];
};

/** A bottle of lens solution. Stands on y = 0. */
export function solutionBottle(color: Rgb, label: string): Part[] {
  const flat = stretch(1, 1, FLATTEN);
  const paper = gridMesh(72, 24, (u, v) =>
    onBody((u - 0.5) * RADIUS * 2.9, LABEL_BOTTOM + v * (LABEL_TOP - LABEL_BOTTOM)),
  );
  const field = gridMesh(72, 12, (u, v) => onBody((u - 0.5) * RADIUS * 2.9, LABEL_BOTTOM + v * 26, 0.4));
  const drop = gridMesh(48, 6, (u, v) => {
    const angle = u * 2 * Math.PI;
    const point = Math.max(0, Math.sin(angle)) ** 5 * 7;
    return onBody(9 * v * Math.cos(angle), 66 + v * (9 * Math.sin(angle) + point), 0.4);
  });
  const ink = inkOn(PAPER_WHITE);
  return [
    { mesh: lathe(BODY, 96), material: translucent(pale(color, 0.55), 0.86, 0.07), place: flat },
    { mesh: lathe(CAP, 96), material: glossy(color, 0.05, 0.12), place: flat },
    { mesh: paper, material: matt(PAPER_WHITE, 0.05), shadow: 0 },
    print(field, color),
    print(drop, pale(color, 0.3)),
    print(
      textMesh(label, { size: 7, fit: 38 }, (x, y) => onBody(x, 35 + y, 0.6)),
      inkOn(color),
    ),
    print(
      textMesh('360 ML', { size: 3, weight: 0.14 }, (x, y) => onBody(x, 53 + y, 0.5)),
      ink,
    ),
  ];
}

/** The flat two-well case for contact lenses. */
export function lensCase(color: Rgb): Part[] {
  const well = profile('0 0, 15 0, 16.4 0.8, 17 3, 17 8');
  const lid = profile('17.6 7.5, 18 8, 18 14, 17 15.6, 12 16, 0 16.1');
  const side = (x: number, tint: Rgb, letter: string): Part[] =>
    placed(
      [
        { mesh: lathe(well, 72), material: glossy(PAPER_WHITE) },
        { mesh: lathe(lid, 72), material: glossy(tint, 0.05, 0.1) },
        print(
          textMesh(letter, { size: 9 }, (px, py) => [px, py, 0]),
          inkOn(tint),
          chain(move(0, 16.4, 0), turnX(-90)),
        ),
      ],
      move(x, 0, 0),
    );
  return [
    { mesh: roundedBox(14, 5, 14, 1.2, 3), material: glossy(PAPER_WHITE), place: move(0, 4, 0) },
    ...side(-20, color, 'L'),
    ...side(20, pale(color, 0.7), 'R'),
  ];
}

function carton(color: Rgb, label: string): Part[] {
  const front = 21 + PRINT_HEIGHT;
  return placed(
    [
      { mesh: roundedBox(62, 160, 42, 0.9, 10), material: matt(PAPER_WHITE, 0.04) },
      print(rectangleMesh(0, -40, 60.4, 78, front), color),
      print(ringMesh(0, 34, 0, 17, front), pale(color, 0.45)),
      print(ringMesh(0, 34, 0, 10, front + 0.15), color),
      print(
        textMesh(label, { size: 8, fit: 48 }, (x, y) => [x, -16 + y, front + 0.2]),
        inkOn(color),
      ),
    ],
    move(0, 80, 0),
  );
}

/** Lens solution: the bottle, with its lens case, the label close up, with its carton. */
export function bottleShot(spec: PackshotSpec): Packshot {
  const color = accentOf(spec);
  const bottle = solutionBottle(color, spec.label);
  switch (spec.view) {
    case 1:
      return { parts: placed(bottle, turnY(14)), camera: look([0, 74, 0], 0, 8, 196) };
    case 2:
      return {
        parts: [...placed(bottle, move(-24, 0, -8)), ...placed(lensCase(color), chain(move(44, 0, 34), turnY(-18)))],
        camera: look([6, 66, 0], -8, 14, 214),
      };
    case 3:
      return { parts: placed(bottle, turnY(24)), camera: look([0, 62, 0], 0, 4, 120) };
    case 4:
      return {
        parts: [
          ...placed(carton(color, spec.label), chain(move(-38, 0, -16), turnY(18))),
          ...placed(bottle, chain(move(32, 0, 14), turnY(-10))),
        ],
        camera: look([0, 78, 0], 0, 11, 220),
      };
  }
}
