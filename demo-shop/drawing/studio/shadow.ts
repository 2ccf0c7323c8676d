import type { Rgb } from './color.ts';
import type { Material } from './material.ts';
import { gridMesh } from './mesh.ts';
import type { Part } from './render.ts';
import { applyTransform, IDENTITY } from './transform.ts';
import { clamp, smoothstep } from './vector.ts';

// A local name, because this is used millions of times and Jest's sandbox is slow to look up globals.
const math = Math;

/** A horizontal area that shadows fall on. */
export interface Floor {
  readonly height: number;
  readonly minX: number;
  readonly maxX: number;
  readonly minZ: number;
  readonly maxZ: number;
  readonly color?: Rgb;
  readonly strength?: number;
  /** The area is round. */
  readonly round?: boolean;
}

/** The size of a shadow map's cell in millimetres. */
const CELL = 2.4;
/** The offset of a shadow for every millimetre of height. */
const SLIDE_X = 0.32;
const SLIDE_Z = -0.12;

/** Shadow maps by height above the floor: shadows of higher parts are wider and fainter. */
const LAYERS = [
  { below: 3.5, blur: 1, strength: 0.5 },
  { below: 14, blur: 2, strength: 0.36 },
  { below: 34, blur: 5, strength: 0.3 },
  { below: 400, blur: 9, strength: 0.2 },
];

/** The shadow of the parts, as a translucent part on the floor. */
export function castShadow(floor: Floor, parts: readonly Part[]): Part {
  const columns = math.ceil((floor.maxX - floor.minX) / CELL);
  const rows = math.ceil((floor.maxZ - floor.minZ) / CELL);
  const maps = LAYERS.map(() => new Float32Array(columns * rows));
  for (const part of parts) if (part.shadow !== 0) projectPart(part, floor, maps, columns, rows);
  const dark = new Float32Array(columns * rows).fill(1);
  maps.forEach((map, index) => {
    const layer = LAYERS[index] as (typeof LAYERS)[number];
    for (let pass = 0; pass < 2; pass++) boxBlur(map, columns, rows, layer.blur);
    for (let i = 0; i < dark.length; i++) {
      dark[i] = (dark[i] as number) * (1 - clamp(map[i] as number, 0, 1) * layer.strength);
    }
  });
  return createFloorPart(floor, dark, columns, rows);
}

function projectPart(part: Part, floor: Floor, maps: Float32Array[], columns: number, rows: number): void {
  const { positions, triangles } = part.mesh;
  const amount = part.shadow ?? 1;
  const place = part.place ?? IDENTITY;
  const points = new Float32Array(positions.length);
  for (let i = 0; i < positions.length; i += 3) {
    const [x, y, z] = applyTransform(place, [
      positions[i] as number,
      positions[i + 1] as number,
      positions[i + 2] as number,
    ]);
    const up = y - floor.height;
    points[i] = (x + up * SLIDE_X - floor.minX) / CELL;
    points[i + 1] = up;
    points[i + 2] = (z + up * SLIDE_Z - floor.minZ) / CELL;
  }
  // A raised floor is the top of an object, which must not cast a shadow on itself.
  const least = floor.height > 0 ? 0.15 : -0.5;
  for (let t = 0; t < triangles.length; t += 3) {
    const a = (triangles[t] as number) * 3;
    const b = (triangles[t + 1] as number) * 3;
    const c = (triangles[t + 2] as number) * 3;
    const up = ((points[a + 1] as number) + (points[b + 1] as number) + (points[c + 1] as number)) / 3;
    if (up < least) continue;
    const map = maps[LAYERS.findIndex((layer) => up < layer.below)];
    if (map) markTriangle(map, columns, rows, points, a, b, c, amount);
  }
}

/** Marks the cells that a triangle covers. A small triangle marks the cell of its middle. */
function markTriangle(
  map: Float32Array,
  columns: number,
  rows: number,
  points: Float32Array,
  a: number,
  b: number,
  c: number,
  amount: number,
): void {
  const ax = points[a] as number;
  const az = points[a + 2] as number;
  const bx = points[b] as number;
  const bz = points[b + 2] as number;
  const cx = points[c] as number;
  const cz = points[c + 2] as number;
  if (math.max(ax, bx, cx) < 0 || math.max(az, bz, cz) < 0) return;
  if (math.min(ax, bx, cx) >= columns || math.min(az, bz, cz) >= rows) return;
  const size = math.max(math.abs(ax - bx), math.abs(bx - cx), math.abs(cx - ax), math.abs(az - bz), math.abs(bz - cz));
  const steps = math.ceil(size * 1.5);
  if (steps <= 1) {
    markCell(map, columns, rows, ax + (bx - ax) / 3 + (cx - ax) / 3, az + (bz - az) / 3 + (cz - az) / 3, amount);
    return;
  }
  for (let i = 0; i <= steps; i++) {
    for (let j = 0; j <= steps - i; j++) {
      const u = i / steps;
      const v = j / steps;
      markCell(map, columns, rows, ax + (bx - ax) * u + (cx - ax) * v, az + (bz - az) * u + (cz - az) * v, amount);
    }
  }
}

function markCell(map: Float32Array, columns: number, rows: number, x: number, z: number, amount: number): void {
  if (x < 0 || z < 0 || x >= columns || z >= rows) return;
  const index = math.floor(z) * columns + math.floor(x);
  map[index] = math.max(map[index] as number, amount);
}

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

function createFloorPart(floor: Floor, dark: Float32Array, columns: number, rows: number): Part {
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
