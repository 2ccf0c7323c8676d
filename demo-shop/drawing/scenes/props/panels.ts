import { createPlateMesh } from '../../eyewear/plate.ts';
import type { Rgb } from '../../studio/color.ts';
import { matt } from '../../studio/material.ts';
import type { Part } from '../../studio/render.ts';
import { clamp } from '../../studio/vector.ts';
import { plaster } from './table-ware.ts';

/** An upright slab with a round top. It stands on y = 0 with its middle at x = 0. */
export function archSlab(color: Rgb, width: number, height: number, thickness: number, opening = 0): Part[] {
  const half = width / 2;
  const shift = height / 2;
  const arch = (x: number, y: number, r: number, foot: number): number => {
    const top = height - half;
    const dy = y - clamp(y, foot, top);
    return y > foot ? Math.hypot(x, dy) - r : Math.max(Math.abs(x) - r, foot - y);
  };
  const field = (x: number, y: number): number => {
    const outer = arch(x, y + shift, half, 0);
    return opening > 0 ? Math.max(outer, -arch(x, y + shift, half - opening, -50)) : outer;
  };
  const mesh = createPlateMesh(field, {
    halfWidth: half + 4,
    halfHeight: shift + 4,
    thickness,
    rounding: 1.6,
    cell: width / 90,
  });
  const place = [1, 0, 0, 0, 0, 1, 0, shift, 0, 0, 1, 0];
  return [{ mesh, material: matt(plaster(color), 0.03), place }];
}
