import { textMesh } from '../lettering.ts';
import { print } from '../packshots/decals.ts';
import { PAPER_WHITE, placed } from '../packshots/shot.ts';
import { orbit } from '../studio/camera.ts';
import { rgb } from '../studio/color.ts';
import { matt } from '../studio/material.ts';
import type { Part } from '../studio/render.ts';
import { roundedBox } from '../studio/solids.ts';
import { chain, move, stretch, turnX, turnY } from '../studio/transform.ts';
import { BRASS, STEEL, testLens, trialFrame } from './props/trial-frame.ts';
import type { SceneTools, Stage } from './stage.ts';
import { floorAround } from './stage.ts';

const CHART_ROWS = ['E', 'F P', 'T O Z', 'L P E D', 'P E C F D', 'E D F C Z P'] as const;

/** The wall chart with rows of ever smaller letters. Stands on y = 0. */
function chart(): Part[] {
  const [width, height] = [210, 280];
  let y = height - 44;
  const rows = CHART_ROWS.map((row, index) => {
    const size = 46 * 0.68 ** index;
    const at = y;
    y -= size * 0.5 + 46 * 0.68 ** (index + 1) * 0.5 + 12;
    return print(
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

/** The eye test: a letter chart and the trial frame before it. */
export function eyeTestScene({ tone }: SceneTools): Stage {
  const parts = [
    ...placed(chart(), chain(move(-92, 0, -130), turnY(10), stretch(0.68, 0.68, 0.68))),
    ...placed(trialFrame(), chain(move(70, 1, 40), turnY(-22))),
    ...placed(testLens(STEEL), chain(move(-52, 1.4, 84), turnY(20), turnX(-90))),
    ...placed(testLens(BRASS), chain(move(-104, 1.4, 62), turnY(-40), turnX(-90))),
  ];
  return {
    parts,
    floors: [{ ...floorAround(0, 0, -10, 330, 230), color: tone.shadow }],
    camera: { target: [0, 74, 0], eye: orbit([0, 74, 0], 0, 13, 1000), field: 400, aim: [0.5, 0.52] },
  };
}
