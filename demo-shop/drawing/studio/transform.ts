import type { Vec3 } from './vector.ts';

/** An affine transform: a matrix of 3 rows and 4 columns, of which the last is the translation. */
export type Transform = readonly number[];

export const IDENTITY: Transform = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0];

const at = (m: Transform, index: number): number => m[index] as number;

/** Transforms a point. */
export function applyTransform(m: Transform, p: Vec3): Vec3 {
  const [x, y, z] = p;
  return [
    at(m, 0) * x + at(m, 1) * y + at(m, 2) * z + at(m, 3),
    at(m, 4) * x + at(m, 5) * y + at(m, 6) * z + at(m, 7),
    at(m, 8) * x + at(m, 9) * y + at(m, 10) * z + at(m, 11),
  ];
}

/** Combines transforms. The last one is applied first: `chain(move, turn)` turns, then moves. */
export function chain(...transforms: readonly Transform[]): Transform {
  return transforms.reduce((a, b) => {
    const out: number[] = [];
    for (const row of [0, 4, 8]) {
      for (let column = 0; column < 4; column++) {
        const moved = column === 3 ? at(a, row + 3) : 0;
        out.push(
          at(a, row) * at(b, column) + at(a, row + 1) * at(b, 4 + column) + at(a, row + 2) * at(b, 8 + column) + moved,
        );
      }
    }
    return out;
  }, IDENTITY);
}

export const move = (x: number, y: number, z: number): Transform => [1, 0, 0, x, 0, 1, 0, y, 0, 0, 1, z];
export const stretch = (x: number, y: number, z: number): Transform => [x, 0, 0, 0, 0, y, 0, 0, 0, 0, z, 0];

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

export function turnX(degrees: number): Transform {
  const [c, s] = [Math.cos(radians(degrees)), Math.sin(radians(degrees))];
  return [1, 0, 0, 0, 0, c, -s, 0, 0, s, c, 0];
}

export function turnY(degrees: number): Transform {
  const [c, s] = [Math.cos(radians(degrees)), Math.sin(radians(degrees))];
  return [c, 0, s, 0, 0, 1, 0, 0, -s, 0, c, 0];
}

export function turnZ(degrees: number): Transform {
  const [c, s] = [Math.cos(radians(degrees)), Math.sin(radians(degrees))];
  return [c, -s, 0, 0, s, c, 0, 0, 0, 0, 1, 0];
}
