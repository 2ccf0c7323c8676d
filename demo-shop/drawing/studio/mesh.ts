import type { Vec3 } from './vector.ts';

/** Triangles over shared points with a normal each. */
export interface Mesh {
  readonly positions: Float32Array;
  readonly normals: Float32Array;
  readonly triangles: Uint32Array;
}

/** Collects points and triangles, and computes missing normals. */
export class MeshBuilder {
  readonly #positions: number[] = [];
  readonly #triangles: number[] = [];

  get size(): number {
    return this.#positions.length / 3;
  }

  point(x: number, y: number, z: number): number {
    return this.#positions.push(x, y, z) / 3 - 1;
  }

  quad(a: number, b: number, c: number, d: number): void {
    this.#triangles.push(a, b, c, a, c, d);
  }

  triangle(a: number, b: number, c: number): void {
    this.#triangles.push(a, b, c);
  }

  /** Exact normals look better than those computed from the triangles. */
  build(normals?: readonly number[]): Mesh {
    const positions = Float32Array.from(this.#positions);
    const triangles = Uint32Array.from(this.#triangles);
    return {
      positions,
      triangles,
      normals: normals ? Float32Array.from(normals) : smoothNormals(positions, triangles),
    };
  }
}

function smoothNormals(positions: Float32Array, triangles: Uint32Array): Float32Array {
  const normals = new Float32Array(positions.length);
  const get = (index: number): number => positions[index] as number;
  for (let t = 0; t < triangles.length; t += 3) {
    const [a, b, c] = [triangles[t] as number, triangles[t + 1] as number, triangles[t + 2] as number];
    const ux = get(b * 3) - get(a * 3);
    const uy = get(b * 3 + 1) - get(a * 3 + 1);
    const uz = get(b * 3 + 2) - get(a * 3 + 2);
    const vx = get(c * 3) - get(a * 3);
    const vy = get(c * 3 + 1) - get(a * 3 + 1);
    const vz = get(c * 3 + 2) - get(a * 3 + 2);
    const n = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
    for (const corner of [a, b, c]) {
      for (let axis = 0; axis < 3; axis++) {
        const index = corner * 3 + axis;
        normals[index] = (normals[index] as number) + (n[axis] as number);
      }
    }
  }
  for (let i = 0; i < normals.length; i += 3) {
    const [x, y, z] = [normals[i] as number, normals[i + 1] as number, normals[i + 2] as number];
    const length = Math.hypot(x, y, z) || 1;
    normals[i] = x / length;
    normals[i + 1] = y / length;
    normals[i + 2] = z / length;
  }
  return normals;
}

interface GridOptions {
  readonly closeU?: boolean;
  readonly closeV?: boolean;
}

/** A grid of `columns` x `rows` cells over u and v from 0 to 1. Closed directions share their first and last points. */
export function gridMesh(
  columns: number,
  rows: number,
  at: (u: number, v: number) => Vec3,
  options: GridOptions = {},
): Mesh {
  const builder = new MeshBuilder();
  const across = options.closeU ? columns : columns + 1;
  const down = options.closeV ? rows : rows + 1;
  for (let j = 0; j < down; j++) {
    for (let i = 0; i < across; i++) builder.point(...at(i / columns, j / rows));
  }
  for (let j = 0; j < rows; j++) {
    for (let i = 0; i < columns; i++) {
      const [i1, j1] = [(i + 1) % across, (j + 1) % down];
      builder.quad(j * across + i, j * across + i1, j1 * across + i1, j1 * across + i);
    }
  }
  return builder.build();
}

/** Joins meshes. */
export function joinMeshes(meshes: readonly Mesh[]): Mesh {
  const points = meshes.reduce((sum, mesh) => sum + mesh.positions.length, 0);
  const corners = meshes.reduce((sum, mesh) => sum + mesh.triangles.length, 0);
  const joined = {
    positions: new Float32Array(points),
    normals: new Float32Array(points),
    triangles: new Uint32Array(corners),
  };
  let point = 0;
  let corner = 0;
  for (const mesh of meshes) {
    joined.positions.set(mesh.positions, point);
    joined.normals.set(mesh.normals, point);
    joined.triangles.set(
      mesh.triangles.map((index) => index + point / 3),
      corner,
    );
    point += mesh.positions.length;
    corner += mesh.triangles.length;
  }
  return joined;
}
