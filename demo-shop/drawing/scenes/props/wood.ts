import type { Rgb } from '../../studio/color.ts';
import { mixRgb, rgb } from '../../studio/color.ts';
import { matt } from '../../studio/material.ts';
import { gridMesh } from '../../studio/mesh.ts';
import { noise } from '../../studio/noise.ts';
import type { Part } from '../../studio/render.ts';
import type { Vec3 } from '../../studio/vector.ts';
import { smoothstep } from '../../studio/vector.ts';

/** The light and dark tones of each wood. */
export const WOODS = {
  oak: [rgb('#dcb98d'), rgb('#b58a5a')],
  walnut: [rgb('#9a6f4c'), rgb('#5d3d27')],
  ash: [rgb('#e9dcc6'), rgb('#cfbb9c')],
} as const;

export type Wood = keyof typeof WOODS;

/** Wood grain along x. */
export function grain(wood: Wood): (at: Vec3) => Rgb {
  const [light, dark] = WOODS[wood];
  return ([x, y, z]) => {
    const flow = noise(x * 0.006, z * 0.02, y * 0.1) * 6;
    const rings = 0.5 + 0.5 * Math.sin(z * 0.22 + y * 0.3 + flow * 2.4);
    const fibre = noise(x * 0.035, z * 1.3, y * 1.3);
    return mixRgb(dark, light, 0.28 + 0.3 * rings + 0.42 * fibre);
  };
}

const PLANK = 74;
const TABLE_COLUMNS = 560;
const TABLE_ROWS = 460;

/** A table top of planks. Its surface is at y = 0. */
export function tableTop(wood: Wood, minX: number, maxX: number, minZ: number, maxZ: number): Part {
  const wooden = grain(wood);
  const pigment = (at: Vec3): Rgb => {
    const plank = Math.floor(at[2] / PLANK);
    const seam = Math.abs(at[2] / PLANK - Math.round(at[2] / PLANK)) * PLANK;
    const color = wooden([at[0] + plank * 313, at[1] + plank * 7, at[2] + plank * 31]);
    const tint = (0.9 + 0.14 * noise(plank * 3.7, 0.5, 0.5)) * (0.45 + 0.55 * smoothstep(0.2, 1.1, seam));
    return [color[0] * tint, color[1] * tint, color[2] * tint];
  };
  const mesh = gridMesh(TABLE_COLUMNS, TABLE_ROWS, (u, v) => [minX + (maxX - minX) * u, 0, minZ + (maxZ - minZ) * v]);
  return { mesh, material: matt(pigment, 0.05), shadow: 0 };
}
