import { textMesh } from '../lettering.ts';
import { printed } from '../packshots/prints.ts';
import { getOrbitPoint } from '../studio/camera.ts';
import { rgb } from '../studio/color.ts';
import { matt } from '../studio/material.ts';
import type { Part } from '../studio/render.ts';
import { roundedBox } from '../studio/solids.ts';
import { chain, move, stretch, turnX, turnY } from '../studio/transform.ts';
import { PAPER_WHITE, placeParts } from '../studio-setup.ts';
import { BRASS, STEEL, testLens, trialFrame } from './props/trial-frame.ts';
import type { SceneTools, Stage } from './stage.ts';
import { createFloor } from './stage.ts';

const CHART_ROWS = ['E', 'F P', 'T O Z', 'L P E D', 'P E C F D', 'E D F C Z P'] as const;

/** A wall chart with rows of decreasing letters. It stands on y = 0. */
function chart(): Part[] {
  const [width, height] = [210, 280];
  let y = height - 44;
  const rows = CHART_ROWS.map((row, index) => {
    const size = 46 * 0.68 ** index;
    const at = y;
    y -= size * 0.5 + 46 * 0.68 ** (index + 1) * 0.5 + 12;
    return printed(
      textMesh(row, { size, weight: 0.2 }, (px, py) => [px, at + py, 3.3]),
      rgb('#23272c'),
    );
  });
  return [
    { mesh: roundedBox(width, height, 6, 2, 16), material: matt(PAPER_WHITE), place: move(0, height / 2, 0) },
    { mesh: roundedBox(width + 12, 12, 12, 3, 8), material: matt(rgb('#b58a5a')), place: move(0, height + 2, 0) },
    { mesh: roundedBox(width + 12, 12, 12, 3, 8), material: matt(rgb('#b58a5a')), place: move(0, 6, 2) },
    ...rows,
  ];
}

/** An eye test: a letter chart, a trial frame and test lenses. */
export function arrangeEyeTest({ tone }: SceneTools): Stage {
  const parts = [
    ...placeParts(chart(), chain(move(-92, 0, -130), turnY(10), stretch(0.68, 0.68, 0.68))),
    ...placeParts(trialFrame(), chain(move(70, 1, 40), turnY(-22))),
    ...placeParts(testLens(STEEL), chain(move(-52, 1.4, 84), turnY(20), turnX(-90))),
    ...placeParts(testLens(BRASS), chain(move(-104, 1.4, 62), turnY(-40), turnX(-90))),
  ];
  return {
    parts,
    floors: [{ ...createFloor(0, 0, -10, 330, 230), color: tone.shadow }],
    camera: { target: [0, 74, 0], eye: getOrbitPoint([0, 74, 0], 0, 13, 1000), field: 400, aim: [0.5, 0.52] },
  };
}
