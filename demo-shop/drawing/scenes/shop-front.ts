import { textMesh } from '../lettering.ts';
import { printed, ringMesh } from '../packshots/prints.ts';
import { glassesOnStand, noseStand } from '../packshots/stand.ts';
import { getOrbitPoint } from '../studio/camera.ts';
import { mixRgb, rgb } from '../studio/color.ts';
import type { Pigment } from '../studio/material.ts';
import { flat, glass, matt } from '../studio/material.ts';
import type { Mesh } from '../studio/mesh.ts';
import { gridMesh } from '../studio/mesh.ts';
import type { Part } from '../studio/render.ts';
import { roundedBox } from '../studio/solids.ts';
import { chain, move, stretch, turnY } from '../studio/transform.ts';
import { placeParts } from '../studio-setup.ts';
import { block, getStockLook, pottedOlive, SHOP_BRASS } from './props/building.ts';
import { plaster } from './props/table-ware.ts';
import { grain } from './props/wood.ts';
import type { SceneTools, Stage } from './stage.ts';
import { createFloor } from './stage.ts';

const FACADE = rgb('#2f4d4a');
const LETTERS = rgb('#f2e4c8');

function windowDisplay(index: number): Part[] {
  return [-210, 0, 210].flatMap((x, i) =>
    placeParts(
      [...placeParts(noseStand(rgb('#d8b183'), ''), move(0, 0, -4)), ...glassesOnStand(getStockLook(index + i))],
      chain(move(x - 96, 92, -40), turnY(x * -0.03), stretch(1.25, 1.25, 1.25)),
    ),
  );
}

function awning(): Part[] {
  const stripes = Array.from({ length: 15 }, (_, i): Part => {
    const width = 60;
    const mesh = gridMesh(4, 16, (u, v) => {
      const x = (i - 7.5 + u) * width;
      const scallop = v > 0.86 ? 8 * Math.sin(u * Math.PI) * ((v - 0.86) / 0.14) : 0;
      const t = Math.min(1, v / 0.86);
      return [x, 560 - 84 * t - Math.max(0, v - 0.86) * 190 - scallop, 20 + 150 * t];
    });
    return { mesh, material: matt(i % 2 ? rgb('#f1ebdf') : rgb('#c98f6b')) };
  });
  return stripes;
}

/** An upright sheet, for window panes and the light behind them. */
const sheet = (x: number, y: number, width: number, height: number, z: number): Mesh =>
  gridMesh(30, 30, (u, v) => [x + u * width, y + v * height, z]);

/** The walls and the pavement. */
function masonry(stone: Pigment): Part[] {
  const pavement = gridMesh(60, 60, (u, v) => [-1200 + u * 2400, -0.5, -40 + v * 700]);
  return [
    block(stone, 1700, 900, 10, [0, 440, -140]),
    block(stone, 1700, 190, 60, [0, 730, -20]),
    block(stone, 410, 640, 60, [-664, 320, -20]),
    block(stone, 410, 640, 60, [690, 320, -20]),
    { mesh: pavement, material: matt(plaster(rgb('#c9c1b4'))), shadow: 0 },
  ];
}

/** The parts of painted wood: sign, sill, posts and door. */
function joinery(): Part[] {
  return [
    block(FACADE, 1010, 92, 74, [0, 590, -16], 4),
    block(FACADE, 690, 84, 70, [-98, 44, -20], 4),
    block(FACADE, 40, 560, 70, [-440, 280, -18], 4),
    block(FACADE, 34, 560, 70, [238, 280, -18], 4),
    block(FACADE, 40, 560, 70, [466, 280, -18], 4),
    block(FACADE, 200, 520, 30, [352, 258, -36], 4),
    { mesh: roundedBox(6, 90, 10, 2.4, 6), material: SHOP_BRASS, place: move(270, 250, -14) },
  ];
}

/** The window panes and the lit room behind them. */
function panes(): Part[] {
  const glow = (low: string, high: string, foot: number, height: number): Part['material'] =>
    flat(([, y]) => mixRgb(rgb(low), rgb(high), (y - foot) / height));
  return [
    { mesh: sheet(-418, 92, 640, 370, -118), material: glow('#b99a72', '#f6e6c8', 92, 380), shadow: 0 },
    { mesh: sheet(280, 150, 144, 300, -19), material: glow('#8d7a5e', '#e8d7b6', 150, 300), shadow: 0 },
    { mesh: sheet(280, 150, 144, 300, -18), material: glass([0.7, 0.8, 0.82], 0.14, 0.1), shadow: 0 },
    { mesh: sheet(-418, 88, 640, 374, 6), material: glass([0.75, 0.84, 0.86], 0.07, 0.09), shadow: 0 },
  ];
}

function sign(): Part[] {
  const [level, front] = [592, 23];
  const name = textMesh('FAKOS', { size: 46, weight: 0.15 }, (x, y) => [x, level + y, front]);
  return [
    printed(name, LETTERS),
    printed(ringMesh(-170, level, 17, 21, front), LETTERS),
    printed(ringMesh(170, level, 17, 21, front), LETTERS),
  ];
}

/** The shop from the street: window, door, sign, awning and two olive trees in pots. */
export function arrangeShopFront({ tone, random }: SceneTools): Stage {
  const stone = plaster(mixRgb(rgb(tone.floor), rgb('#efe6d8'), 0.5));
  return {
    parts: [
      ...masonry(stone),
      ...joinery(),
      block(grain('oak'), 640, 10, 110, [-98, 90, -64]),
      ...windowDisplay(Math.floor(random() * 6)),
      ...sign(),
      ...awning(),
      ...placeParts(pottedOlive(random), move(-548, 0, 130)),
      ...placeParts(pottedOlive(random), move(566, 0, 130)),
      ...panes(),
    ],
    floors: [{ ...createFloor(0, 0, 220, 900, 240), color: rgb('#2a2620') }],
    camera: { target: [0, 318, 0], eye: getOrbitPoint([0, 318, 0], 0, 4, 3000), field: 1290, aim: [0.5, 0.48] },
  };
}
