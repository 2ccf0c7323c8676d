import { textMesh } from '../lettering.ts';
import { printed } from '../packshots/prints.ts';
import { getOrbitPoint } from '../studio/camera.ts';
import type { Rgb } from '../studio/color.ts';
import { rgb } from '../studio/color.ts';
import { glossy, matt } from '../studio/material.ts';
import type { Part } from '../studio/render.ts';
import { ellipsoid, roundedBox, sweep, turned } from '../studio/solids.ts';
import { chain, move, turnY } from '../studio/transform.ts';
import type { Vec3 } from '../studio/vector.ts';
import { PAPER_WHITE, placeParts } from '../studio-setup.ts';
import { grain } from './props/wood.ts';
import type { SceneTools, Stage } from './stage.ts';
import { CHILDREN, createFloor, placeGlasses } from './stage.ts';

const PAINTS = {
  red: rgb('#d9624c'),
  yellow: rgb('#eabf57'),
  blue: rgb('#5b93b8'),
  green: rgb('#7fab86'),
  cream: rgb('#f1e6d2'),
} as const;
const BLOCK = 44;

/** A painted wooden block with a letter on its front. */
function letterBlock(color: Rgb, letter: string): Part[] {
  return placeParts(
    [
      { mesh: roundedBox(BLOCK, BLOCK, BLOCK, 4, 6), material: matt(color, 0.06) },
      printed(
        textMesh(letter, { size: 22, weight: 0.18 }, (x, y) => [x, y, BLOCK / 2 + 0.2]),
        PAPER_WHITE,
      ),
    ],
    move(0, BLOCK / 2, 0),
  );
}

/** A toy tower of wooden rings. */
function ringTower(): Part[] {
  const colors = [PAINTS.blue, PAINTS.green, PAINTS.yellow, PAINTS.red];
  const rings = colors.map((color, i): Part => {
    const radius = 27 - i * 4.4;
    const path = Array.from({ length: 72 }, (_, k): Vec3 => {
      const angle = (k / 72) * 2 * Math.PI;
      return [radius * Math.cos(angle), 0, radius * Math.sin(angle)];
    });
    const mesh = sweep(path, () => [10, 10, 2.2], [0, 1, 0], true, 22);
    return { mesh, material: glossy(color, 0.045, 0.2), place: move(0, 20 + i * 19, 0) };
  });
  return [
    {
      mesh: turned('0 0, 40 0, 42 2, 42 8, 40 10, 0 10', 72),
      material: matt(grain('oak')),
    },
    ...rings,
    { mesh: ellipsoid(11, 11, 11, 24), material: glossy(PAINTS.cream, 0.045, 0.2), place: move(0, 102, 0) },
  ];
}

/** Children's frames among wooden toys. */
export function arrangeChildren({ pick, random }: SceneTools): Stage {
  const start = Math.floor(random() * CHILDREN.length);
  const look = (i: number): (typeof CHILDREN)[0] => CHILDREN[(start + i) % CHILDREN.length] ?? CHILDREN[0];
  const ball = pick([PAINTS.yellow, PAINTS.red, PAINTS.green]);
  const parts = [
    ...placeParts(letterBlock(PAINTS.blue, 'A'), chain(move(-108, 0, -40), turnY(18))),
    ...placeParts(letterBlock(PAINTS.red, 'B'), chain(move(-58, 0, -58), turnY(-10))),
    ...placeParts(letterBlock(PAINTS.yellow, 'C'), chain(move(-86, BLOCK, -50), turnY(4))),
    ...placeParts(ringTower(), move(112, 0, -48)),
    { mesh: ellipsoid(19, 19, 19, 36), material: glossy(ball, 0.045, 0.16), place: move(150, 19, 44) },
    ...placeGlasses(look(0), { place: chain(move(-34, 0, 72), turnY(18)) }),
    ...placeGlasses(look(1), { temples: 'folded', place: chain(move(44, 0, -2), turnY(-8)) }),
  ];
  return {
    parts,
    floors: [createFloor(0, 10, 0, 320, 200), createFloor(BLOCK + 0.2, -86, -50, 50, 42)],
    camera: { target: [10, 46, 0], eye: getOrbitPoint([10, 46, 0], 0, 20, 950), field: 390 },
  };
}
