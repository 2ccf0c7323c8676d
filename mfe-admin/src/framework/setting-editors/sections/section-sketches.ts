import type { ExtraSection } from '@fakos/contracts/settings/contract';
import type { SketchShape } from '../inputs/sketch-choice.tsx';

const textLines = (x: number, y: number, width: number): SketchShape[] => [
  [x, y, width * 0.7, 4],
  [x, y + 7, width, 2.5],
  [x, y + 12, width, 2.5],
  [x, y + 17, width * 0.8, 2.5],
];
const cards: SketchShape[] = [
  [2, 10, 17, 17],
  [2, 29, 12, 2.5],
  [21.5, 10, 17, 17],
  [21.5, 29, 12, 2.5],
  [41, 10, 17, 17],
  [41, 29, 12, 2.5],
];

/** How each layout arranges an extra section. */
export const sectionSketches: Readonly<Record<ExtraSection['layout'], readonly SketchShape[]>> = {
  text_only: textLines(8, 10, 44),
  image_left: [[2, 6, 26, 28], ...textLines(32, 10, 26)],
  image_right: [...textLines(2, 10, 26), [32, 6, 26, 28]],
  image_top: [
    [2, 2, 56, 18],
    [14, 24, 32, 4],
    [8, 31, 44, 2.5],
    [12, 35, 36, 2.5],
  ],
  gallery_grid: [
    [18, 2, 24, 4],
    [2, 9, 17, 13],
    [21.5, 9, 17, 13],
    [41, 9, 17, 13],
    [2, 24, 17, 13],
    [21.5, 24, 17, 13],
    [41, 24, 17, 13],
  ],
  gallery_carousel: [
    [18, 2, 24, 4],
    [8, 9, 44, 24],
    [1, 19, 4, 4, 2],
    [55, 19, 4, 4, 2],
    [25, 36, 3, 3, 1.5],
    [30, 36, 3, 3, 1.5],
  ],
  gallery_masonry: [
    [18, 2, 24, 4],
    [2, 9, 17, 17],
    [2, 28, 17, 10],
    [21.5, 9, 17, 10],
    [21.5, 21, 17, 17],
    [41, 9, 17, 14],
    [41, 25, 17, 13],
  ],
  products_grid: [[18, 2, 24, 4], ...cards, [2, 34, 6, 3], [21.5, 34, 6, 3], [41, 34, 6, 3]],
  products_carousel: [[18, 2, 24, 4], ...cards, [24, 36, 3, 3, 1.5], [29, 36, 3, 3, 1.5], [34, 36, 3, 3, 1.5]],
};
