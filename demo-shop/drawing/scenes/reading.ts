import type { Camera } from '../studio/camera.ts';
import { getOrbitPoint } from '../studio/camera.ts';
import { rgb } from '../studio/color.ts';
import { matt } from '../studio/material.ts';
import { roundedBox } from '../studio/solids.ts';
import { chain, move, turnY } from '../studio/transform.ts';
import type { Vec3 } from '../studio/vector.ts';
import { placeParts } from '../studio-setup.ts';
import { closedBook, OPEN_BOOK_TOP, openBook } from './props/books.ts';
import { coffeeCup } from './props/table-ware.ts';
import { tableTop } from './props/wood.ts';
import type { SceneTools, Stage } from './stage.ts';
import { createFloor, OPTICALS, placeGlasses, READERS } from './stage.ts';

const aimSceneCamera = (target: Vec3, turn: number, rise: number, field: number, distance = 820): Camera => ({
  target,
  eye: getOrbitPoint(target, turn, rise, distance),
  field,
});

const BINDINGS = [rgb('#2f4a58'), rgb('#7b3f38'), rgb('#5c6b4a'), rgb('#3d3a52')] as const;

/** Glasses on an open book. */
export function arrangeOpenBook({ random, pick }: SceneTools): Stage {
  const book = placeParts(openBook(pick(BINDINGS), random), turnY(-12));
  const pair = placeGlasses(pick(READERS), { place: chain(move(10, OPEN_BOOK_TOP, 34), turnY(16)) });
  return {
    parts: [tableTop('ash', -460, 460, -460, 240), ...book, ...pair],
    floors: [createFloor(0.4, 0, 0, 260, 220), createFloor(OPEN_BOOK_TOP + 0.8, 10, -10, 118, 84)],
    camera: aimSceneCamera([2, 12, 0], 10, 38, 380),
  };
}

/** Glasses beside a cup of coffee. */
export function arrangeCoffee({ pick }: SceneTools): Stage {
  const cup = placeParts(
    coffeeCup(pick([rgb('#dcd5c8'), rgb('#b9c6bf'), rgb('#3c4650')])),
    chain(move(-84, 0, -46), turnY(40)),
  );
  const pair = placeGlasses(pick(OPTICALS), { place: chain(move(60, 0, 40), turnY(20)) });
  const note = placeParts(
    [{ mesh: roundedBox(120, 7, 170, 2, 10), material: matt(pick(BINDINGS), 0.05) }],
    chain(move(152, 3.5, -104), turnY(-8)),
  );
  return {
    parts: [tableTop('walnut', -480, 480, -520, 270), ...cup, ...note, ...pair],
    floors: [createFloor(0.4, 10, -20, 300, 240)],
    camera: aimSceneCamera([6, 20, -8], 0, 34, 400),
  };
}

/** Reading glasses on a pile of books. */
export function arrangeReadingStack({ pick }: SceneTools): Stage {
  const [a, b, c] = [pick(BINDINGS), rgb('#d9c7a8'), pick(BINDINGS)];
  const books = [
    ...placeParts(closedBook(a, 190, 30, 130), turnY(4)),
    ...placeParts(closedBook(b, 176, 22, 122), chain(move(3, 30, 0), turnY(-7))),
    ...placeParts(closedBook(c, 164, 26, 116), chain(move(-4, 52, 0), turnY(9))),
  ];
  const pair = placeGlasses(pick(READERS), { temples: 'folded', place: chain(move(-2, 78, 20), turnY(10)) });
  return {
    parts: [...books, ...pair],
    floors: [createFloor(0, 0, 0, 260, 190), createFloor(78.4, -4, 0, 76, 52)],
    camera: aimSceneCamera([0, 58, 0], -16, 17, 360),
  };
}
