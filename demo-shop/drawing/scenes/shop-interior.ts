import { ringMesh } from '../packshots/prints.ts';
import { glassesOnStand, noseStand } from '../packshots/stand.ts';
import { getOrbitPoint } from '../studio/camera.ts';
import { mixRgb, rgb } from '../studio/color.ts';
import { flat, matt } from '../studio/material.ts';
import { gridMesh } from '../studio/mesh.ts';
import type { Part } from '../studio/render.ts';
import { turned } from '../studio/solids.ts';
import { chain, move, stretch, turnY } from '../studio/transform.ts';
import { smoothstep } from '../studio/vector.ts';
import { placeParts } from '../studio-setup.ts';
import { block, getStockLook, pendantLamp, SHOP_BRASS, STOCK_SIZE } from './props/building.ts';
import { plaster } from './props/table-ware.ts';
import { grain } from './props/wood.ts';
import type { SceneTools, Stage } from './stage.ts';
import { createFloor, placeGlasses } from './stage.ts';

const LEVELS = [230, 340, 450] as const;
const COLUMNS = [-490, -375, -260, -145, -30] as const;
const COUNTER_TOP = 210;

/** Three oak shelves with five pairs each. */
function wallShelves(start: number): Part[] {
  const smaller = stretch(0.66, 0.66, 0.66);
  return LEVELS.flatMap((y, row) => [
    block(grain('oak'), 640, 10, 90, [-260, y - 5, -150]),
    ...COLUMNS.flatMap((x, i) =>
      placeParts(
        placeGlasses(getStockLook(start + row * COLUMNS.length + i)),
        chain(move(x, y, -128), turnY(4), smaller),
      ),
    ),
  ]);
}

/** The counter with its fluted front and the glasses on it. */
function counter(start: number): Part[] {
  const flute = turned('9 0, 9 190', 14);
  const flutes = Array.from(
    { length: 44 },
    (_, i): Part => ({ mesh: flute, material: matt(grain('oak')), place: move(-236 + i * 17.4, 0, 60) }),
  );
  const stand = [
    ...placeParts(noseStand(rgb('#c58f6d'), ''), move(0, 0, -4)),
    ...glassesOnStand(getStockLook(start + 7)),
  ];
  return [
    ...flutes,
    block(grain('oak'), 770, 190, 110, [138, 95, -4]),
    block(rgb('#efe9df'), 800, 20, 200, [138, COUNTER_TOP - 10, 0], 3),
    ...placeParts(placeGlasses(getStockLook(start + 3)), chain(move(60, COUNTER_TOP, 60), turnY(18))),
    ...placeParts(stand, chain(move(330, COUNTER_TOP, 40), turnY(-22))),
  ];
}

function roundMirror(x: number, y: number): Part[] {
  const silver = flat((at) => mixRgb(rgb('#b9c6c8'), rgb('#f1f4f2'), smoothstep(-90, 90, at[0] - x + at[1] - y)));
  return [
    { mesh: ringMesh(x, y, 0, 108, -190), material: silver, shadow: 0 },
    { mesh: ringMesh(x, y, 106, 114, -188), material: SHOP_BRASS, shadow: 0 },
  ];
}

/** Inside the shop: shelves of frames, a fluted counter, lamps and a mirror. */
export function arrangeShopInterior({ tone, random }: SceneTools): Stage {
  const wall = plaster(mixRgb(rgb(tone.wall), rgb('#faf6ef'), 0.72));
  const start = Math.floor(random() * STOCK_SIZE);
  const ground = gridMesh(60, 40, (u, v) => [-1300 + u * 2600, 0, -200 + v * 900]);
  return {
    parts: [
      block(wall, 2600, 900, 12, [0, 440, -206]),
      { mesh: ground, material: matt(grain('ash')), shadow: 0 },
      ...wallShelves(start),
      ...roundMirror(344, 400),
      ...counter(start),
      ...placeParts(pendantLamp(rgb('#3f5e58')), move(40, 520, 20)),
      ...placeParts(pendantLamp(rgb('#c58f6d')), move(290, 520, 20)),
    ],
    floors: [
      createFloor(0.3, 100, 40, 600, 190),
      createFloor(COUNTER_TOP + 0.4, 138, 0, 396, 96),
      ...LEVELS.map((y) => createFloor(y + 0.3, -260, -150, 318, 44)),
    ],
    camera: { target: [-20, 330, 0], eye: getOrbitPoint([-20, 330, 0], -6, 5, 2600), field: 1120 },
  };
}
