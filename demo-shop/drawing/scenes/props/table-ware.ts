import type { Rgb } from '../../studio/color.ts';
import { mixRgb, rgb, scaleRgb } from '../../studio/color.ts';
import { glossy, matt } from '../../studio/material.ts';
import { noise } from '../../studio/noise.ts';
import type { Part } from '../../studio/render.ts';
import { lathe, roundedBox, sweep, turned } from '../../studio/solids.ts';
import { move } from '../../studio/transform.ts';
import type { Vec3 } from '../../studio/vector.ts';
import { smoothstep } from '../../studio/vector.ts';

const CREMA = rgb('#9a5f2c');
const COFFEE = rgb('#3a1a0b');

const crema = ([x, , z]: Vec3): Rgb => {
  const radius = Math.hypot(x, z) / 36;
  const swirl = noise(x * 0.045 + Math.sin(z * 0.07) * 0.8, z * 0.06, 3);
  return mixRgb(COFFEE, CREMA, 0.1 + 0.3 * smoothstep(0.3, 0.75, swirl) + 0.6 * smoothstep(0.82, 1, radius));
};

/** A cup of coffee on its saucer. It stands on y = 0. */
export function coffeeCup(color: Rgb): Part[] {
  const glaze = glossy(color, 0.06, 0.06);
  const wall = turned(
    '0 7, 19 7, 20.5 8, 21 10, 24 14, 31 24, 36 38, 38.4 52, 39 62, 38.6 63.2, 37.4 63, 36.8 60, 36 52, 34.5 46, 20 20, 0 14',
    96,
  );
  const saucer = turned(
    '0 0.6, 30 0.6, 32 1.4, 48 4, 66 9, 72 11.6, 72.6 12.8, 71 13, 60 9.6, 42 6.4, 26 5.6, 0 5.4',
    112,
  );
  const handle = sweep(
    Array.from({ length: 33 }, (_, i): Vec3 => {
      const angle = -1.9 + (i / 32) * 3.7;
      return [35 + 21 * Math.cos(angle), 40 + 15 * Math.sin(angle), 0];
    }),
    () => [3, 4.4, 2.6],
    [0, 0, 1],
    false,
    18,
  );
  const coffee = turned('36.4 54, 30 54.1, 20 54.1, 10 54.1, 0 54.1', 72);
  return [
    { mesh: saucer, material: glaze },
    { mesh: wall, material: glaze },
    { mesh: handle, material: glaze },
    { mesh: coffee, material: glossy(crema, 0.06, 0.05), shadow: 0 },
  ];
}

const PLASTER_GRAIN = 0.1;

/** Fine-grained plaster or stone. */
export const plaster = (color: Rgb): ((at: Vec3) => Rgb) => {
  const dark = scaleRgb(color, 1 - PLASTER_GRAIN * 1.6);
  return ([x, y, z]) =>
    mixRgb(dark, color, noise(x * 0.6, y * 0.6, z * 0.6) * 0.6 + noise(x * 0.06, y * 0.06, z * 0.06) * 0.4);
};

const PLINTH_ROWS = 26;

/** A round plinth with a soft edge. It stands on y = 0. */
export function plinth(color: Rgb, radius: number, height: number): Part[] {
  const r = radius;
  const sides = Array.from({ length: PLINTH_ROWS + 1 }, (_, i) => [r, ((height - 2) * i) / PLINTH_ROWS] as const);
  const profile = [
    [0, 0],
    ...sides,
    [r - 0.3, height - 1.1],
    [r - 1, height - 0.3],
    [r - 2, height],
    [r * 0.75, height],
    [r * 0.5, height],
    [r * 0.25, height],
    [0, height],
  ] as const;
  return [{ mesh: lathe(profile, 200), material: matt(plaster(color), 0.03) }];
}

/** A block of stone. It stands on y = 0. */
export const stoneBlock = (color: Rgb, width: number, height: number, depth: number): Part[] => [
  {
    mesh: roundedBox(width, height, depth, 1.6, 14),
    material: matt(plaster(color), 0.03),
    place: move(0, height / 2, 0),
  },
];
