import { printed } from '../../packshots/prints.ts';
import type { Rgb } from '../../studio/color.ts';
import { mixRgb, rgb } from '../../studio/color.ts';
import { matt } from '../../studio/material.ts';
import { gridMesh, joinMeshes } from '../../studio/mesh.ts';
import { noise } from '../../studio/noise.ts';
import type { Part } from '../../studio/render.ts';
import { roundedBox } from '../../studio/solids.ts';
import { move } from '../../studio/transform.ts';
import type { Vec3 } from '../../studio/vector.ts';

const PAGE = rgb('#f4efe4');
const PAGE_DARK = rgb('#d3c7b1');
const TEXT = rgb('#b3ab9b');

/** The edges of a book's pages, as fine lines. */
const pages = ([x, y, z]: Vec3): Rgb => mixRgb(PAGE_DARK, PAGE, 0.3 + 0.7 * noise(x * 0.02, y * 2.6, z * 0.02));

/** A closed book with its spine to the front. It lies on y = 0. */
export function closedBook(color: Rgb, width: number, thick: number, depth: number): Part[] {
  const cover = matt(color, 0.05);
  const board = roundedBox(width, 2.2, depth, 1, 6);
  return [
    { mesh: board, material: cover, place: move(0, 1.1, 0) },
    {
      mesh: roundedBox(width - 5, thick - 4.4, depth - 5, 0.4, 16),
      material: matt(pages),
      place: move(0, thick / 2, -1),
    },
    { mesh: board, material: cover, place: move(0, thick - 1.1, 0) },
    { mesh: roundedBox(width, thick, 3.4, 1.5, 6), material: cover, place: move(0, thick / 2, depth / 2 - 0.8) },
    printed(
      gridMesh(8, 2, (u, v) => [(u - 0.5) * width * 0.34, thick / 2 + (v - 0.5) * 1.6, depth / 2 + 1.2]),
      mixRgb(color, PAGE, 0.7),
    ),
  ];
}

const LEAF_WIDTH = 128;
const LEAF_DEPTH = 184;

/** The height of an open page, from the fold (0) to the edge (1). */
const swell = (u: number): number => 3.5 + 12 * Math.sin(Math.PI * u ** 0.5) ** 0.9 * (1 - 0.25 * u);

/** The lines of text on a page, shorter at the end of a paragraph. */
function printedLines(side: 1 | -1, random: () => number): Part {
  const words = [];
  for (let row = 0; row < 27; row++) {
    const z = -LEAF_DEPTH / 2 + 20 + row * 5.6;
    const end = row % 7 === 6 ? 0.45 + random() * 0.3 : 0.88;
    let u = 0.14 + (row % 7 === 0 ? 0.05 : 0);
    while (u < end) {
      const length = Math.min(end - u, 0.02 + random() * 0.06);
      const from = u;
      words.push(
        gridMesh(4, 1, (a, b) => {
          const at = from + length * a;
          return [side * at * LEAF_WIDTH, swell(at) + 0.22, z + (b - 0.5) * 1.25];
        }),
      );
      u += length + 0.013;
    }
  }
  return printed(joinMeshes(words), TEXT);
}

/** An open book with its fold along z. It lies on y = 0. */
export function openBook(cover: Rgb, random: () => number): Part[] {
  const sides = [1, -1] as const;
  const leaves = sides.flatMap((side): Part[] => {
    const sheet = gridMesh(48, 24, (u, v) => [side * u * LEAF_WIDTH, swell(u), (v - 0.5) * LEAF_DEPTH]);
    const edge = gridMesh(48, 10, (u, v) => [side * u * LEAF_WIDTH, swell(u) * v, LEAF_DEPTH / 2]);
    const end = gridMesh(10, 24, (u, v) => [side * LEAF_WIDTH, swell(1) * u, (v - 0.5) * LEAF_DEPTH]);
    return [
      { mesh: sheet, material: matt(PAGE), shadow: 0 },
      { mesh: joinMeshes([edge, end]), material: matt(pages), shadow: 0.4 },
      printedLines(side, random),
    ];
  });
  const board = roundedBox(LEAF_WIDTH * 2 + 12, 2, LEAF_DEPTH + 10, 0.9, 8);
  return [{ mesh: board, material: matt(cover, 0.05), place: move(0, 0, 0) }, ...leaves];
}

/** The height of objects that lie on an open book. */
export const OPEN_BOOK_TOP = 14;
