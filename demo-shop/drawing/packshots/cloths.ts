import type { AccessorySpec } from '../../src/image-spec.ts';
import { poseEyewear } from '../eyewear/arrange-eyewear.ts';
import type { EyewearLook } from '../eyewear/build-eyewear.ts';
import { buildEyewear } from '../eyewear/build-eyewear.ts';
import { textMesh } from '../lettering.ts';
import type { Rgb } from '../studio/color.ts';
import { mixRgb } from '../studio/color.ts';
import { matt } from '../studio/material.ts';
import { gridMesh } from '../studio/mesh.ts';
import { fractalNoise, noise } from '../studio/noise.ts';
import type { Part } from '../studio/render.ts';
import { chain, move, turnX, turnY } from '../studio/transform.ts';
import type { Vec3 } from '../studio/vector.ts';
import { smoothstep } from '../studio/vector.ts';
import {
  aimCamera,
  getAccentColor,
  getInkColor,
  lighten,
  placeParts,
  type StudioSetup,
  showAll,
} from '../studio-setup.ts';
import { printed } from './prints.ts';

/** A colour that varies like a fine weave. */
export const woven = (color: Rgb): ((at: Vec3) => Rgb) => {
  const dark: Rgb = [color[0] * 0.8, color[1] * 0.8, color[2] * 0.8];
  return ([x, y, z]) => mixRgb(dark, color, 0.35 + 0.65 * noise(x * 1.7, y * 1.7, z * 1.7));
};

/** A cloth that lies on y = 0 in soft waves. */
export function clothSheet(color: Rgb, size: number, seed: number): Part[] {
  const sheet = gridMesh(90, 90, (u, v) => {
    const [x, z] = [(u - 0.5) * size, (v - 0.5) * size];
    const waves = fractalNoise(x * 0.022 + seed * 9, z * 0.022, seed) - 0.35;
    const rim = Math.min(u, 1 - u, v, 1 - v);
    const jag = 0.45 * Math.sin((u + v) * 260) * (1 - smoothstep(0, 0.012, rim));
    return [x + jag, 0.8 + Math.max(0, waves) * 15, z + jag];
  });
  return [{ mesh: sheet, material: matt(woven(color), 0.03) }];
}

/** A cloth that is folded to a square. It lies on y = 0. */
function foldedCloth(color: Rgb, size: number): Part[] {
  return [0, 1, 2].map((layer) => {
    const mesh = gridMesh(44, 56, (u, v) => {
      const along = v * 2.4;
      const z = along <= 1 ? along : along <= 1.4 ? 1 : 2.4 - along;
      const bend = along > 1 && along < 1.4 ? Math.sin(((along - 1) / 0.4) * Math.PI) : 0;
      const lift = along <= 1 ? 0 : along >= 1.4 ? 3.2 : 3.2 * ((along - 1) / 0.4);
      const soft = noise(u * 3 + layer * 5, v * 4, layer) * 1.4;
      return [(u - 0.5) * size, layer * 4.2 + lift + soft + 0.6, (z - 0.5) * size + bend * 2.2];
    });
    return { mesh, material: matt(woven(layer === 1 ? lighten(color, 0.12) : color), 0.03) };
  });
}

const COMPANION: EyewearLook = {
  shape: 'panto',
  frameColor: 'tortoise',
  material: 'acetate',
  lens: 'clear',
  bridge: 'keyhole',
  temple: 'slim',
};

/** Three cleaning cloths: folded, one spread out, one close up, one under a pair of glasses. */
export function arrangeCloths({ brand, view, ...spec }: AccessorySpec): StudioSetup {
  const color = getAccentColor(spec);
  const sheet = clothSheet(color, 150, 5);
  switch (view) {
    case 1: {
      const folded = foldedCloth(color, 72);
      const label = printed(
        textMesh(brand, { size: 6.4, fit: 40 }, (x, y) => [x, y, 0]),
        getInkColor(color),
        chain(move(10, 13.9, 22), turnX(-90)),
      );
      const parts = [
        ...placeParts(folded, chain(move(-36, 0, -46), turnY(34))),
        ...placeParts(folded, chain(move(44, 0, -40), turnY(-12))),
        ...placeParts([...folded, label], chain(move(0, 0, 40), turnY(18))),
      ];
      return showAll(parts, aimCamera([0, 6, 0], 0, 38, 190));
    }
    case 2:
      return showAll(placeParts(sheet, turnY(18)), aimCamera([0, 4, 0], 0, 48, 210));
    case 3:
      return { parts: placeParts(sheet, turnY(38)), camera: aimCamera([20, 4, 30], 0, 32, 104), isCloseUp: true };
    case 4: {
      const pose = { temples: 'folded', place: chain(move(2, 5, 6), turnY(14)) } as const;
      const parts = [...placeParts(sheet, turnY(30)), ...poseEyewear(buildEyewear(COMPANION), pose)];
      return showAll(parts, aimCamera([0, 10, 0], -6, 34, 206));
    }
  }
}
