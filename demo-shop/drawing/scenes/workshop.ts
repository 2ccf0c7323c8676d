import { printed } from '../packshots/prints.ts';
import { screwdriver } from '../packshots/screwdriver-kit.ts';
import { getOrbitPoint } from '../studio/camera.ts';
import { mixRgb, rgb } from '../studio/color.ts';
import { glass, matt } from '../studio/material.ts';
import { gridMesh } from '../studio/mesh.ts';
import type { Part } from '../studio/render.ts';
import { ellipsoid, roundedBox, turned } from '../studio/solids.ts';
import { chain, move, turnY } from '../studio/transform.ts';
import { PAPER_WHITE, placeParts } from '../studio-setup.ts';
import { BRASS, STEEL } from './props/trial-frame.ts';
import { tableTop } from './props/wood.ts';
import type { SceneTools, Stage } from './stage.ts';
import { createFloor, OPTICALS, placeGlasses } from './stage.ts';

const MAT = rgb('#3f5e58');
const MAT_LINES = mixRgb(MAT, PAPER_WHITE, 0.3);
const MAT_TOP = 2;
const SQUARE = 20;

/** A cutting mat with a grid. */
function cuttingMat(): Part[] {
  const [columns, rows] = [15, 10];
  const upright = Array.from({ length: columns }, (_, i) =>
    gridMesh(1, 1, (u, v) => [(i - (columns - 1) / 2) * SQUARE + u * 0.7, MAT_TOP + 0.1, (v - 0.5) * 210]),
  );
  const level = Array.from({ length: rows }, (_, i) =>
    gridMesh(1, 1, (u, v) => [(u - 0.5) * 300, MAT_TOP + 0.1, (i - (rows - 1) / 2) * SQUARE + v * 0.7]),
  );
  const lines = [...upright, ...level].map((mesh) => printed(mesh, MAT_LINES));
  return [{ mesh: roundedBox(320, 2, 230, 0.9, 30), material: matt(MAT), place: move(0, 1, 0) }, ...lines];
}

/** A steel dish with screws. */
function screwDish(random: () => number): Part[] {
  const screws = Array.from({ length: 16 }, () => ({
    mesh: ellipsoid(1.4, 1, 1, 8),
    material: BRASS,
    place: move((random() - 0.5) * 30, 4, (random() - 0.5) * 30),
  }));
  return [{ mesh: turned('0 1, 24 1, 28 4, 30 10, 29 10.6, 26 5, 22 3, 0 3', 64), material: STEEL }, ...screws];
}

/** A lens before it is cut to a frame. */
const blank = (x: number, z: number): Part => ({
  mesh: turned('26 0, 26 2, 24 2.8, 18 4.4, 10 5.6, 0 6', 72),
  material: glass([0.8, 0.9, 0.92], 0.14, 0.1),
  place: move(x, MAT_TOP, z),
  shadow: 0.35,
});

/** The workshop's bench: glasses on a cutting mat, screwdrivers, uncut lenses and screws. */
export function arrangeWorkshop({ pick, random }: SceneTools): Stage {
  const drivers = [rgb('#b0532f'), rgb('#c9a24a'), rgb('#34516b')].flatMap((color, index) =>
    placeParts(screwdriver(color), chain(move(-118 + index * 6, MAT_TOP, -34 + index * 22), turnY(58 + index * 5))),
  );
  return {
    parts: [
      tableTop('walnut', -460, 460, -440, 250),
      ...placeParts(cuttingMat(), turnY(-7)),
      ...drivers,
      ...placeParts(screwDish(random), move(128, MAT_TOP, -52)),
      ...placeGlasses(pick(OPTICALS), { place: chain(move(6, MAT_TOP + 0.2, 20), turnY(22)) }),
      blank(118, 46),
      blank(70, 92),
    ],
    floors: [createFloor(0.4, 0, 0, 290, 200), createFloor(MAT_TOP + 0.4, 0, 0, 165, 122)],
    camera: { target: [4, 8, 4], eye: getOrbitPoint([4, 8, 4], 0, 42, 860), field: 390 },
  };
}
