import type { EyewearLook } from '../eyewear.ts';
import { buildEyewear } from '../eyewear.ts';
import { poseEyewear } from '../eyewear-angles.ts';
import type { PackshotSpec } from '../image-spec.ts';
import { textMesh } from '../lettering.ts';
import type { Rgb } from '../studio/color.ts';
import { mixRgb } from '../studio/color.ts';
import { matt } from '../studio/material.ts';
import { gridMesh } from '../studio/mesh.ts';
import { cloud, noise } from '../studio/noise.ts';
import type { Part } from '../studio/render.ts';
import { chain, move, turnX, turnY } from '../studio/transform.ts';
import type { Vec3 } from '../studio/vector.ts';
import { smoothstep } from '../studio/vector.ts';
import { print } from './decals.ts';
import type { Packshot } from './shot.ts';
import { accentOf, inkOn, look, pale, placed } from './shot.ts';

/** A length of cloth has a fine weave: neighbouring places differ a little. */
const woven = (color: Rgb): ((at: Vec3) => Rgb) => {
  const dark: Rgb = [color[0] * 0.8, color[1] * 0.8, color[2] * 0.8];
  return ([x, y, z]) => mixRgb(dark, color, 0.35 + 0.65 * noise(x * 1.7, y * 1.7, z * 1.7));
};

/** A cloth spread on the table in soft waves, one corner turned over. Lies on y = 0. */
export function clothSheet(color: Rgb, size: number, seed: number): Part[] {
  const sheet = gridMesh(90, 90, (u, v) => {
    const [x, z] = [(u - 0.5) * size, (v - 0.5) * size];
    const waves = cloud(x * 0.022 + seed * 9, z * 0.022, seed) - 0.35;
    const rim = Math.min(u, 1 - u, v, 1 - v);
    const jag = 0.45 * Math.sin((u + v) * 260) * (1 - smoothstep(0, 0.012, rim));
    return [x + jag, 0.8 + Math.max(0, waves) * 15, z + jag];
  });
  return [{ mesh: sheet, material: matt(woven(color), 0.03) }];
}

/** A cloth folded to a small square of four layers with a soft front edge. */
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
    return { mesh, material: matt(woven(layer === 1 ? pale(color, 0.12) : color), 0.03) };
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

/** A cleaning cloth: folded with its brand, spread out, close up, under a pair of glasses. */
export function clothShot(spec: PackshotSpec): Packshot {
  const color = accentOf(spec);
  const sheet = clothSheet(color, 150, 5);
  switch (spec.view) {
    case 1:
      return {
        parts: placed(
          [
            ...foldedCloth(color, 84),
            print(
              textMesh(spec.label, { size: 7, fit: 44 }, (x, y) => [x, y, 0]),
              inkOn(color),
              chain(move(12, 13.9, 26), turnX(-90)),
            ),
          ],
          turnY(24),
        ),
        camera: look([0, 6, 0], 0, 36, 152),
      };
    case 2:
      return { parts: placed(sheet, turnY(18)), camera: look([0, 4, 0], 0, 48, 232) };
    case 3:
      return { parts: placed(sheet, turnY(38)), camera: look([20, 4, 30], 0, 32, 104) };
    case 4: {
      const glasses = poseEyewear(buildEyewear(COMPANION), { folded: true, place: chain(move(2, 5, 6), turnY(14)) });
      return { parts: [...placed(sheet, turnY(30)), ...glasses], camera: look([0, 10, 0], -6, 34, 226) };
    }
  }
}
