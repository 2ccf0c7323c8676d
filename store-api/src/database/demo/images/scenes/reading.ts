import { placed } from '../packshots/shot.ts';
import type { Camera } from '../studio/camera.ts';
import { orbit } from '../studio/camera.ts';
import { rgb } from '../studio/color.ts';
import { matt } from '../studio/material.ts';
import { roundedBox } from '../studio/solids.ts';
import { chain, move, turnY } from '../studio/transform.ts';
import type { Vec3 } from '../studio/vector.ts';
import { closedBook, OPEN_BOOK_TOP, openBook } from './props/books.ts';
import { coffeeCup } from './props/table-ware.ts';
import { tableTop } from './props/wood.ts';
import type { SceneTools, Stage } from './stage.ts';
import { floorAround, glasses, OPTICALS, READERS } from './stage.ts';

const camera = (target: Vec3, turn: number, rise: number, field: number, distance = 820): Camera => ({
  target,
  eye: orbit(target, turn, rise, distance),
  field,
});

const BINDINGS = [rgb('#2f4a58'), rgb('#7b3f38'), rgb('#5c6b4a'), rgb('#3d3a52')] as const;

/** Glasses resting on an open book. */
export function openBookScene({ random, pick }: SceneTools): Stage {
  const book = placed(openBook(pick(BINDINGS), random), turnY(-12));
  const pair = glasses(pick(READERS), { place: chain(move(10, OPEN_BOOK_TOP, 34), turnY(16)) });
  return {
    parts: [tableTop('ash', -460, 460, -460, 240), ...book, ...pair],
    floors: [floorAround(0.4, 0, 0, 260, 220), floorAround(OPEN_BOOK_TOP + 0.8, 10, -10, 118, 84)],
    camera: camera([2, 12, 0], 10, 38, 380),
  };
}

/** Glasses beside a cup of coffee. */
export function coffeeScene({ pick }: SceneTools): Stage {
  const cup = placed(
    coffeeCup(pick([rgb('#dcd5c8'), rgb('#b9c6bf'), rgb('#3c4650')])),
    chain(move(-84, 0, -46), turnY(40)),
  );
  const pair = glasses(pick(OPTICALS), { place: chain(move(66, 0, 34), turnY(-20)) });
  const note = placed(
    [{ mesh: roundedBox(120, 7, 170, 2, 10), material: matt(pick(BINDINGS), 0.05) }],
    chain(move(118, 3.5, -96), turnY(-8)),
  );
  return {
    parts: [tableTop('walnut', -480, 480, -520, 270), ...cup, ...note, ...pair],
    floors: [floorAround(0.4, 10, -20, 300, 240)],
    camera: camera([6, 20, -8], 0, 34, 400),
  };
}

/** Reading glasses on a pile of books. */
export function readingStackScene({ pick }: SceneTools): Stage {
  const [a, b, c] = [pick(BINDINGS), rgb('#d9c7a8'), pick(BINDINGS)];
  const books = [
    ...placed(closedBook(a, 190, 30, 130), turnY(4)),
    ...placed(closedBook(b, 176, 22, 122), chain(move(3, 30, 0), turnY(-7))),
    ...placed(closedBook(c, 164, 26, 116), chain(move(-4, 52, 0), turnY(9))),
  ];
  const pair = glasses(pick(READERS), { folded: true, place: chain(move(-2, 78, 20), turnY(10)) });
  return {
    parts: [...books, ...pair],
    floors: [floorAround(0, 0, 0, 260, 190), floorAround(78.4, -4, 0, 76, 52)],
    camera: camera([0, 58, 0], -16, 17, 360),
  };
}
