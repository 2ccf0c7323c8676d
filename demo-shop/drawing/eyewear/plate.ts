import type { Mesh } from '../studio/mesh.ts';
import { joinMeshes, MeshBuilder } from '../studio/mesh.ts';
import type { FrontField } from './front-field.ts';

/** The measurements of a plate that is cut from a field, in millimetres. */
interface PlateSize {
  readonly halfWidth: number;
  readonly halfHeight: number;
  readonly thickness: number;
  readonly rounding: number;
  readonly cell: number;
}

/** The height by which the middle of a rim is raised, and the width of the slope. */
const CROWN = 0.4;
const CROWN_REACH = 1.7;
/** The steps of the rounded edge, in degrees from the face to the wall. */
const ROUND_OVER = [20, 32, 45, 58, 74, 90];
/** The slope of the face where the rounded edge begins. */
const CROWN_TILT = (Math.atan(CROWN / CROWN_REACH) * 180) / Math.PI;

interface Lattice {
  readonly columns: number;
  readonly rows: number;
  readonly values: Float32Array;
}

function sampleField(field: FrontField, size: PlateSize): Lattice {
  const columns = Math.ceil(size.halfWidth / size.cell) * 2;
  const rows = Math.ceil((size.halfHeight * 2) / size.cell);
  const values = new Float32Array((columns + 1) * (rows + 1));
  for (let j = 0; j <= rows; j++) {
    const y = (j - rows / 2) * size.cell;
    // Fronts are symmetric, so one half is sampled and mirrored.
    for (let i = columns / 2; i <= columns; i++) {
      const value = field((i - columns / 2) * size.cell, y);
      values[j * (columns + 1) + i] = value;
      values[j * (columns + 1) + columns - i] = value;
    }
  }
  return { columns, rows, values };
}

interface Slope {
  readonly value: number;
  readonly dx: number;
  readonly dy: number;
}

/** The distance at a lattice point and its gradient. */
function getSlope(lattice: Lattice, i: number, j: number): Slope {
  const stride = lattice.columns + 1;
  const at = (column: number, row: number): number => {
    const c = Math.min(lattice.columns, Math.max(0, column));
    const r = Math.min(lattice.rows, Math.max(0, row));
    return lattice.values[r * stride + c] as number;
  };
  const [dx, dy] = [at(i + 1, j) - at(i - 1, j), at(i, j + 1) - at(i, j - 1)];
  const length = Math.hypot(dx, dy) || 1;
  return { value: at(i, j), dx: dx / length, dy: dy / length };
}

/** The face of the plate up to its rounded edge. */
class Face {
  readonly builder = new MeshBuilder();
  readonly normals: number[] = [];
  /** The position and outward direction of every point, for the rounded edge. */
  readonly points: (readonly [x: number, y: number, z: number, dx: number, dy: number])[] = [];
  readonly #known = new Map<number, number>();
  readonly #lattice: Lattice;
  readonly #size: PlateSize;

  constructor(lattice: Lattice, size: PlateSize) {
    this.#lattice = lattice;
    this.#size = size;
  }

  point(i: number, j: number): number {
    const { columns, rows } = this.#lattice;
    const key = j * (columns + 1) + i;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const { value, dx, dy } = getSlope(this.#lattice, i, j);
    // Lattice points just outside are moved onto the outline, which makes it smooth.
    const pull = Math.max(0, value);
    const { cell, thickness } = this.#size;
    const fall = CROWN * Math.exp(Math.min(0, value) / CROWN_REACH);
    const x = (i - columns / 2) * cell - dx * pull;
    const y = (j - rows / 2) * cell - dy * pull;
    const index = this.builder.point(x, y, thickness - fall);
    const steep = fall / CROWN_REACH;
    const length = Math.hypot(steep, 1);
    this.normals.push((dx * steep) / length, (dy * steep) / length, 1 / length);
    this.points.push([x, y, thickness - fall, dx, dy]);
    this.#known.set(key, index);
    return index;
  }

  filled(i: number, j: number): boolean {
    const { columns, rows, values } = this.#lattice;
    if (i < 0 || j < 0 || i >= columns || j >= rows) return false;
    const key = j * (columns + 1) + i;
    return [key, key + 1, key + columns + 1, key + columns + 2].some((corner) => (values[corner] as number) < 0);
  }
}

/** A plate with a rounded front and straight walls down to z = 0. Its back is never visible and stays open. */
export function createPlateMesh(field: FrontField, size: PlateSize): Mesh {
  const lattice = sampleField((x, y) => field(x, y) + size.rounding, size);
  const face = new Face(lattice, size);
  const edges: [number, number][] = [];
  for (let j = 0; j < lattice.rows; j++) {
    for (let i = 0; i < lattice.columns; i++) {
      if (!face.filled(i, j)) continue;
      const a = face.point(i, j);
      const b = face.point(i + 1, j);
      const c = face.point(i + 1, j + 1);
      const d = face.point(i, j + 1);
      face.builder.quad(a, b, c, d);
      if (!face.filled(i, j - 1)) edges.push([a, b]);
      if (!face.filled(i + 1, j)) edges.push([b, c]);
      if (!face.filled(i, j + 1)) edges.push([c, d]);
      if (!face.filled(i - 1, j)) edges.push([d, a]);
    }
  }
  return joinMeshes([face.builder.build(face.normals), createEdgeMesh(face, edges, size.rounding)]);
}

/** The rounded edge and the walls, as rings along the outline, so that highlights follow it smoothly. */
function createEdgeMesh(face: Face, edges: readonly (readonly [number, number])[], rounding: number): Mesh {
  const builder = new MeshBuilder();
  const normals: number[] = [];
  const known = new Map<number, number>();
  const rings = ROUND_OVER.length + 2;
  const column = (index: number): number => {
    const before = known.get(index);
    if (before !== undefined) return before;
    const [x, y, z, dx, dy] = face.points[index] as readonly [number, number, number, number, number];
    const start = builder.size;
    for (const degrees of [CROWN_TILT, ...ROUND_OVER]) {
      const [s, c] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
      const out = degrees === CROWN_TILT ? 0 : rounding * s;
      builder.point(x + dx * out, y + dy * out, degrees === CROWN_TILT ? z : z - rounding * (1 - c));
      normals.push(dx * s, dy * s, c);
    }
    builder.point(x + dx * rounding, y + dy * rounding, 0);
    normals.push(dx, dy, 0);
    known.set(index, start);
    return start;
  };
  for (const [a, b] of edges) {
    const [from, to] = [column(a), column(b)];
    for (let ring = 0; ring < rings - 1; ring++) {
      builder.quad(from + ring, from + ring + 1, to + ring + 1, to + ring);
    }
  }
  return builder.build(normals);
}
