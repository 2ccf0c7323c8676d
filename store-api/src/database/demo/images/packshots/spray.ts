import type { PackshotSpec } from '../image-spec.ts';
import { textMesh } from '../lettering.ts';
import type { Rgb } from '../studio/color.ts';
import { rgb } from '../studio/color.ts';
import { glass, glossy, matt, metallic } from '../studio/material.ts';
import { gridMesh } from '../studio/mesh.ts';
import type { Part } from '../studio/render.ts';
import { lathe, profile, turned } from '../studio/solids.ts';
import { chain, move, turnX, turnY, turnZ } from '../studio/transform.ts';
import { clothSheet } from './cloth.ts';
import { print } from './decals.ts';
import type { Packshot } from './shot.ts';
import { accentOf, inkOn, look, pale, placed } from './shot.ts';

type Profile = readonly (readonly [number, number])[];

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
const COLLAR = profile('9.2 82, 9.6 82.6, 9.6 90, 9.2 91, 5 91.2');
const PUMP = profile('4.6 91, 4.6 95, 7.4 95.4, 7.8 96.4, 7.8 106, 7 108.4, 5 109.4, 0 109.8');
const LID = profile('10.6 84, 10.8 85, 10.8 114, 10 117, 7.6 118.4, 0 118.8');

/** A pocket spray for cleaning lenses, its clear lid on or off. Stands on y = 0. */
export function sprayBottle(color: Rgb, label: string, lid: boolean): Part[] {
  const wrapped = (x: number, y: number): readonly [number, number, number] => {
    const angle = x / RADIUS;
    return [(RADIUS + 0.25) * Math.sin(angle), y, (RADIUS + 0.25) * Math.cos(angle)];
  };
  const band = gridMesh(72, 8, (u, v) => wrapped((u - 0.5) * RADIUS * 2 * Math.PI, 10 + v * 7));
  const ink = inkOn(color);
  const nozzle = turned('0 0, 1.5 0, 1.5 1.4, 0.6 1.5', 20);
  return [
    { mesh: lathe(BODY, 72), material: glossy(color, 0.05, 0.08) },
    { mesh: lathe(COLLAR, 72), material: metallic(rgb('#d7dadd'), 0.16) },
    { mesh: lathe(PUMP, 72), material: glossy(rgb('#f2f2ef')) },
    { mesh: nozzle, material: matt(rgb('#55595f')), place: chain(move(0, 102, 7.4), turnX(90)), shadow: 0 },
    print(band, pale(color, 0.6)),
    print(
      textMesh(label, { size: 5.4, fit: 30 }, (x, y) => wrapped(x, 48 + y)),
      ink,
    ),
    print(
      textMesh('LENS SPRAY', { size: 2, weight: 0.15 }, (x, y) => wrapped(x, 40 + y)),
      ink,
    ),
    ...(lid ? [{ mesh: lathe(LID, 72), material: glass([0.9, 0.94, 0.95], 0.07), shadow: 0.4 }] : []),
  ];
}

/** Lens spray: lidded, opened, close up, with a cleaning cloth. */
export function sprayShot(spec: PackshotSpec): Packshot {
  const color = accentOf(spec);
  const label = spec.label;
  const loose: Part[] = placed(
    [{ mesh: lathe(LID, 72), material: glass([0.9, 0.94, 0.95], 0.07), shadow: 0.4 }],
    chain(move(12, 10.8, 30), turnY(20), turnZ(-90)),
  );
  switch (spec.view) {
    case 1:
      return { parts: placed(sprayBottle(color, label, true), turnY(10)), camera: look([0, 57, 0], 0, 8, 154) };
    case 2:
      return {
        parts: [...placed(sprayBottle(color, label, false), move(-14, 0, 0)), ...placed(loose, move(-66, 0, 0))],
        camera: look([2, 52, 0], -6, 13, 158),
      };
    case 3:
      return { parts: placed(sprayBottle(color, label, false), turnY(-22)), camera: look([0, 78, 0], 0, 7, 84) };
    case 4:
      return {
        parts: [
          ...placed(clothSheet(pale(color, 0.5), 120, 3), chain(move(14, 0, 10), turnY(28))),
          ...placed(sprayBottle(color, label, true), chain(move(-30, 3, -12), turnY(16))),
        ],
        camera: look([0, 44, 4], -4, 22, 196),
      };
  }
}
