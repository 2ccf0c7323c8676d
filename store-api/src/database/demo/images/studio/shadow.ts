import type { Rgb } from './color.ts';
import type { Material } from './material.ts';
import { gridMesh } from './mesh.ts';
import type { Part } from './render.ts';
import { applyTransform, IDENTITY } from './transform.ts';
import type { Vec3 } from './vector.ts';
import { clamp, smoothstep } from './vector.ts';

// Used millions of times, and a global is slow to look up where code runs in a sandbox, as tests do.
const math = Math;

/** A level patch that shadows fall on. */
export interface Floor {
  readonly height: number;
  readonly minX: number;
  readonly maxX: number;
  readonly minZ: number;
  readonly maxZ: number;
  readonly color?: Rgb;
  readonly strength?: number;
  /** The patch is the top of something round. */
  readonly round?: boolean;
}

/** Millimetres per cell of the shadow map. */
const CELL = 2.4;
/** Light slides shadows this far to the right and to the front for every millimetre of height. */
const SLIDE_X = 0.32;
const SLIDE_Z = -0.12;

/** Shadow maps by height above the floor: what is close draws a tight dark line, what is high a wide faint one. */
const LAYERS = [
  { below: 3.5, blur: 1, strength: 0.5 },
  { below: 14, blur: 2, strength: 0.36 },
  { below: 34, blur: 5, strength: 0.3 },
  { below: 400, blur: 9, strength: 0.2 },
];

/** A see-through part that darkens the floor below the given parts. */
export function shadowOn(floor: Floor, parts: readonly Part[]): Part {
  const columns = math.ceil((floor.maxX - floor.minX) / CELL);
  const rows = math.ceil((floor.maxZ - floor.minZ) / CELL);
  const maps = LAYERS.map(() => new Float32Array(columns * rows));
  for (const part of parts) if (part.shadow !== 0) splat(part, floor, maps, columns, rows);
  const dark = new Float32Array(columns * rows).fill(1);
  maps.forEach((map, index) => {
    const layer = LAYERS[index] as (typeof LAYERS)[number];
    for (let pass = 0; pass < 2; pass++) boxBlur(map, columns, rows, layer.blur);
    for (let i = 0; i < dark.length; i++) {
      dark[i] = (dark[i] as number) * (1 - clamp(map[i] as number, 0, 1) * layer.strength);
    }
  });
  return floorPart(floor, dark, columns, rows);
}

function splat(part: Part, floor: Floor, maps: Float32Array[], columns: number, rows: number): void {
  const { positions, triangles } = part.mesh;
  const amount = part.shadow ?? 1;
  const points = new Float32Array(positions.length);
  for (let i = 0; i < positions.length; i += 3) {
    const p: Vec3 = [positions[i] as number, positions[i + 1] as number, positions[i + 2] as number];
    const [x, y, z] = applyTransform(part.place ?? IDENTITY, p);
    const up = y - floor.height;
    points.set([(x + up * SLIDE_X - floor.minX) / CELL, up, (z + up * SLIDE_Z - floor.minZ) / CELL], i);
  }
  // A raised floor is the top of something, which must not shade itself; the ground also takes what stands flush on it.
  const least = floor.height > 0 ? 0.15 : -0.5;
  const get = (corner: number, axis: number): number => points[corner * 3 + axis] as number;
  for (let t = 0; t < triangles.length; t += 3) {
    const [a, b, c] = [triangles[t] as number, triangles[t + 1] as number, triangles[t + 2] as number];
    const up = (get(a, 1) + get(b, 1) + get(c, 1)) / 3;
    if (up < least) continue;
    const map = maps[LAYERS.findIndex((layer) => up < layer.below)];
    if (map) stamp(map, columns, rows, [get(a, 0), get(b, 0), get(c, 0)], [get(a, 2), get(b, 2), get(c, 2)], amount);
  }
}

/** Marks the cells that a triangle covers; small ones mark the cell of their middle. */
function stamp(map: Float32Array, columns: number, rows: number, xs: Triple, zs: Triple, amount: number): void {
  const mark = (x: number, z: number): void => {
    if (x < 0 || z < 0 || x >= columns || z >= rows) return;
    const index = math.floor(z) * columns + math.floor(x);
    map[index] = math.max(map[index] as number, amount);
  };
  const [ax, bx, cx] = xs;
  const [az, bz, cz] = zs;
  const size = math.max(math.abs(ax - bx), math.abs(bx - cx), math.abs(cx - ax), math.abs(az - bz), math.abs(bz - cz));
  const steps = math.max(1, math.ceil(size * 1.5));
  for (let i = 0; i <= steps; i++) {
    for (let j = 0; j <= steps - i; j++) {
      const [u, v] = steps === 1 ? [1 / 3, 1 / 3] : [i / steps, j / steps];
      mark(ax + (bx - ax) * u + (cx - ax) * v, az + (bz - az) * u + (cz - az) * v);
      if (steps === 1) return;
    }
  }
}

type Triple = readonly [number, number, number];

function boxBlur(map: Float32Array, columns: number, rows: number, radius: number): void {
  const line = new Float32Array(math.max(columns, rows));
  const run = (start: number, step: number, count: number): void => {
    let sum = 0;
    for (let i = 0; i < count; i++) line[i] = map[start + i * step] as number;
    for (let i = -radius; i < count; i++) {
      if (i + radius < count) sum += line[i + radius] as number;
      if (i - radius - 1 >= 0) sum -= line[i - radius - 1] as number;
      if (i >= 0) map[start + i * step] = sum / (radius * 2 + 1);
    }
  };
  for (let y = 0; y < rows; y++) run(y * columns, 1, columns);
  for (let x = 0; x < columns; x++) run(x, columns, rows);
}

function floorPart(floor: Floor, dark: Float32Array, columns: number, rows: number): Part {
  const width = floor.maxX - floor.minX;
  const depth = floor.maxZ - floor.minZ;
  const mesh = gridMesh(columns - 1, rows - 1, (u, v) => [
    floor.minX + u * width,
    floor.height + 0.05,
    floor.minZ + v * depth,
  ]);
  const color = floor.color ?? [0.03, 0.025, 0.025];
  const strength = floor.strength ?? 1;
  const material: Material = {
    seeThrough: true,
    ink({ at }) {
      const [u, v] = [(at[0] - floor.minX) / width, (at[2] - floor.minZ) / depth];
      const index = math.round(v * (rows - 1)) * columns + math.round(u * (columns - 1));
      const rim = floor.round ? 0.5 - math.hypot(u - 0.5, v - 0.5) : math.min(u, 1 - u, v, 1 - v);
      const cover = (1 - (dark[index] ?? 1)) * smoothstep(0, 0.04, rim) * strength;
      return { body: color, cover, glare: [0, 0, 0] };
    },
  };
  return { mesh, material, shadow: 0 };
}
