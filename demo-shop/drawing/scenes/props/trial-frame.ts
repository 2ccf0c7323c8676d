import { printed } from '../../packshots/prints.ts';
import { rgb } from '../../studio/color.ts';
import { glass, metallic } from '../../studio/material.ts';
import { gridMesh } from '../../studio/mesh.ts';
import type { Part } from '../../studio/render.ts';
import { roundedBox, sweep, turned } from '../../studio/solids.ts';
import { chain, move, turnZ } from '../../studio/transform.ts';
import type { Vec3 } from '../../studio/vector.ts';
import { placeParts } from '../../studio-setup.ts';

export const STEEL = metallic(rgb('#cfd3d7'), 0.16);
export const BRASS = metallic(rgb('#d8b269'), 0.16);

const circle = (radius: number, steps = 96): Vec3[] =>
  Array.from({ length: steps }, (_, i): Vec3 => {
    const angle = (i / steps) * 2 * Math.PI;
    return [radius * Math.cos(angle), radius * Math.sin(angle), 0];
  });

const outward = (t: number): Vec3 => [Math.cos(t * 2 * Math.PI), Math.sin(t * 2 * Math.PI), 0];

/** A test lens with its rim and handle in the x-y plane. */
export function testLens(color: Part['material'], radius = 19): Part[] {
  const pane = gridMesh(64, 10, (u, v) => {
    const angle = u * 2 * Math.PI;
    return [radius * v * Math.cos(angle), radius * v * Math.sin(angle), 2.4 * (1 - v * v)];
  });
  return [
    { mesh: sweep(circle(radius), () => [1.1, 1.5, 4], outward, true, 12), material: color },
    { mesh: roundedBox(5, 13, 1.8, 0.8, 3), material: color, place: move(0, radius + 6.4, 0) },
    { mesh: pane, material: glass([0.84, 0.92, 0.93], 0.12, 0.09), shadow: 0.3 },
  ];
}

/** One side of a trial frame: its scale in degrees, the lens and the temple. */
function trialEye(side: 1 | -1): Part[] {
  const middle = move(side * 33, 26, 0);
  const ticks = Array.from({ length: 19 }, (_, i): Part => {
    const mesh = gridMesh(1, 1, (u, v) => [21.6 + 3.4 * u, (v - 0.5) * 0.6, 3.1]);
    return printed(mesh, rgb('#23272c'), chain(middle, turnZ(180 + i * 10)));
  });
  return [
    { mesh: sweep(circle(23), () => [3, 2.8, 6], outward, true, 18), material: STEEL, place: middle },
    { mesh: sweep(circle(19.4), () => [1, 3.6, 4], outward, true, 12), material: BRASS, place: middle },
    ...ticks,
    ...placeParts(testLens(BRASS, 18.6), chain(move(side * 33, 26, 3.4), turnZ(side * -16))),
    { mesh: roundedBox(4, 6, 128, 1.2, 10), material: STEEL, place: move(side * 62, 30, -66) },
    {
      mesh: turned('0 0, 4 0, 4 6, 3.4 7, 0 7', 28),
      material: BRASS,
      place: chain(move(side * 61, 34, 2), turnZ(side * -90)),
    },
  ];
}

/** An optician's trial frame. */
export function trialFrame(): Part[] {
  return [
    ...trialEye(1),
    ...trialEye(-1),
    { mesh: roundedBox(22, 5, 5, 1.2, 4), material: STEEL, place: move(0, 36, 0) },
    { mesh: turned('0 0, 4.4 0, 4.4 8, 3.6 9, 0 9', 32), material: BRASS, place: move(0, 38, 0) },
    { mesh: roundedBox(3, 22, 3, 1, 4), material: STEEL, place: move(0, 27, 0) },
  ];
}
