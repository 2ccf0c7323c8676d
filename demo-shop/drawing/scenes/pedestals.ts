import { getOrbitPoint } from '../studio/camera.ts';
import { mixRgb, rgb } from '../studio/color.ts';
import { matt } from '../studio/material.ts';
import { ellipsoid } from '../studio/solids.ts';
import { chain, move, turnY } from '../studio/transform.ts';
import { placeParts } from '../studio-setup.ts';
import { oliveBranch } from './props/nature.ts';
import { archSlab } from './props/panels.ts';
import { plaster, plinth, stoneBlock } from './props/table-ware.ts';
import type { SceneTools, Stage } from './stage.ts';
import { createFloor, OPTICALS, placeGlasses, SUNGLASSES } from './stage.ts';

const CREAM = rgb('#efe6d8');
const TERRACOTTA = rgb('#cf9273');

/** The home page's image: two pairs of glasses on plinths, arches and an olive branch. */
export function arrangeHero({ tone, random, pick }: SceneTools): Stage {
  const wall = rgb(tone.corner);
  const sunglasses = placeGlasses(pick(SUNGLASSES), { place: chain(move(56, 74, 26), turnY(-24)) });
  const optical = placeGlasses(pick(OPTICALS), { place: chain(move(-138, 36, 44), turnY(26)) });
  const parts = [
    ...placeParts(archSlab(mixRgb(wall, CREAM, 0.25), 250, 300, 24), move(46, 0, -170)),
    ...placeParts(archSlab(mixRgb(wall, TERRACOTTA, 0.5), 170, 190, 20), move(214, 0, -120)),
    ...placeParts(plinth(mixRgb(wall, CREAM, 0.6), 104, 74), move(56, 0, -4)),
    ...placeParts(plinth(mixRgb(wall, TERRACOTTA, 0.35), 98, 36), move(-138, 0, 14)),
    {
      mesh: ellipsoid(27, 27, 27, 40),
      material: matt(plaster(mixRgb(wall, CREAM, 0.7)), 0.03),
      place: move(232, 27, -20),
    },
    ...placeParts(oliveBranch(150, random), chain(move(118, 0, 108), turnY(10))),
    ...sunglasses,
    ...optical,
  ];
  return {
    parts,
    floors: [
      createFloor(0, 20, -10, 460, 230),
      { ...createFloor(74.2, 56, -4, 103, 103), round: true },
      { ...createFloor(36.2, -138, 14, 97, 97), round: true },
    ],
    camera: { target: [24, 92, 0], eye: getOrbitPoint([24, 92, 0], 2, 11, 1250), field: 640, aim: [0.5, 0.56] },
    wideAim: 0.63,
  };
}

/** Sunglasses on stone blocks of different heights. */
export function arrangePedestals({ tone, pick }: SceneTools): Stage {
  const wall = rgb(tone.corner);
  const parts = [
    ...placeParts(stoneBlock(mixRgb(wall, CREAM, 0.55), 170, 52, 150), chain(move(-76, 0, 6), turnY(12))),
    ...placeParts(stoneBlock(mixRgb(wall, TERRACOTTA, 0.3), 160, 104, 140), chain(move(92, 0, -40), turnY(-16))),
    ...placeParts(plinth(mixRgb(wall, CREAM, 0.8), 34, 18), move(72, 0, 92)),
    { mesh: ellipsoid(20, 20, 20, 36), material: matt(plaster(TERRACOTTA), 0.03), place: move(72, 38, 92) },
    ...placeGlasses(pick(SUNGLASSES), { temples: 'folded', place: chain(move(-76, 52, 30), turnY(20)) }),
    ...placeGlasses(pick(SUNGLASSES), { place: chain(move(92, 104, 0), turnY(-30)) }),
  ];
  return {
    parts,
    floors: [createFloor(0, 10, 0, 360, 220), createFloor(52.3, -76, 6, 96, 86), createFloor(104.3, 92, -40, 92, 82)],
    camera: { target: [6, 78, 0], eye: getOrbitPoint([6, 78, 0], 0, 16, 1100), field: 440 },
  };
}

/** Glasses beside an olive branch. */
export function arrangeOliveBranch({ tone, random, pick }: SceneTools): Stage {
  const parts = [
    ...placeParts(oliveBranch(250, random), chain(move(-196, 0, -82), turnY(-4))),
    ...placeParts(oliveBranch(120, random), chain(move(206, 0, -112), turnY(-158))),
    ...placeParts(stoneBlock(mixRgb(rgb(tone.floor), CREAM, 0.4), 220, 14, 130), chain(move(44, 0, 30), turnY(-10))),
    ...placeGlasses(pick(OPTICALS), { place: chain(move(44, 14, 62), turnY(-20)) }),
  ];
  return {
    parts,
    floors: [createFloor(0, 0, 0, 330, 200), createFloor(14.3, 44, 28, 128, 86)],
    camera: { target: [4, 20, 0], eye: getOrbitPoint([4, 20, 0], 0, 36, 900), field: 420 },
  };
}
