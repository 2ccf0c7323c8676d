import { getOrbitPoint } from '../studio/camera.ts';
import { mixRgb, rgb } from '../studio/color.ts';
import { chain, move, turnY } from '../studio/transform.ts';
import { block, getStockLook, STOCK_SIZE } from './props/building.ts';
import { grain } from './props/wood.ts';
import type { SceneTools, Stage } from './stage.ts';
import { createFloor, placeGlasses } from './stage.ts';

/** Rows of frames on oak shelves. */
export function arrangeShelf({ tone, random }: SceneTools): Stage {
  const start = Math.floor(random() * STOCK_SIZE);
  const wall = mixRgb(rgb(tone.wall), [1, 1, 1], 0.1);
  const levels = [0, 96, 192];
  const boards = levels.map((y) => block(grain('oak'), 760, 12, 150, [0, y - 6, -40], 2));
  const rows = levels.flatMap((y, row) =>
    [-225, -75, 75, 225].flatMap((x, column) =>
      placeGlasses(getStockLook(start + row * 4 + column), { place: chain(move(x, y, 12), turnY(x * -0.045 + 6)) }),
    ),
  );
  const back = block(wall, 900, 520, 8, [0, 120, -120]);
  return {
    parts: [back, ...boards, ...rows],
    floors: levels.map((y) => ({ ...createFloor(y + 0.3, 0, -46, 370, 78), color: tone.shadow })),
    camera: { target: [0, 122, 0], eye: getOrbitPoint([0, 122, 0], 0, 7, 1500), field: 690 },
  };
}
