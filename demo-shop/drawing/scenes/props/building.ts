import type { EyewearLook } from '../../eyewear/build-eyewear.ts';
import type { Rgb } from '../../studio/color.ts';
import { rgb } from '../../studio/color.ts';
import type { Pigment } from '../../studio/material.ts';
import { flat, glossy, matt, metallic } from '../../studio/material.ts';
import type { Part } from '../../studio/render.ts';
import { roundedBox, turned } from '../../studio/solids.ts';
import { move } from '../../studio/transform.ts';
import type { Vec3 } from '../../studio/vector.ts';
import { placeParts } from '../../studio-setup.ts';
import { OPTICALS, SUNGLASSES } from '../stage.ts';
import { foliage } from './nature.ts';
import { plaster } from './table-ware.ts';

export const SHOP_BRASS = metallic(rgb('#d6b36c'), 0.2);

/** A matt block around the given middle. */
export const block = (pigment: Pigment, width: number, height: number, depth: number, at: Vec3, edge = 1.5): Part => ({
  mesh: roundedBox(width, height, depth, edge, 24),
  material: matt(pigment, 0.04),
  place: move(...at),
});

const STOCK: readonly EyewearLook[] = [...OPTICALS, ...SUNGLASSES];

/** A pair of the shop's stock. After the last one, the first follows again. */
export const getStockLook = (index: number): EyewearLook => STOCK[index % STOCK.length] as EyewearLook;
export const STOCK_SIZE = STOCK.length;

/** An olive tree in a clay pot. */
export function pottedOlive(random: () => number): Part[] {
  const pot = turned('0 0, 40 0, 46 4, 56 84, 60 88, 60 98, 54 98, 50 86, 0 84', 64);
  return [
    { mesh: pot, material: matt(plaster(rgb('#c58f6d'))) },
    { mesh: turned('5 80, 4 150, 4 200', 16), material: matt(rgb('#6b5a44')) },
    ...placeParts(foliage(74, random), move(0, 246, 0)),
  ];
}

/** A pendant lamp. Its lower edge is at y = 0. */
export function pendantLamp(color: Rgb): Part[] {
  return [
    { mesh: turned('62 0, 60 8, 48 34, 22 58, 8 66, 6 74', 72), material: glossy(color, 0.05, 0.2) },
    { mesh: turned('0 4, 30 4, 56 3', 48), material: flat([1, 0.95, 0.82]), shadow: 0 },
    { mesh: turned('1.6 70, 1.6 420', 10), material: matt(rgb('#3a3a3a')), shadow: 0 },
  ];
}
