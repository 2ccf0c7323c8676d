import type { Mesh } from '../studio/mesh.ts';
import type { Vec3 } from '../studio/vector.ts';

/** Radius in which ordinary fronts follow the face. */
export const DEFAULT_WRAP = 310;

/** How far behind the flat front a bent one lies, `x` millimetres from the nose. */
export const bendDepth = (x: number, radius: number): number => -(x * x) / (2 * radius);

export const bendPoint = ([x, y, z]: Vec3, radius: number): Vec3 => [x, y, z + bendDepth(x, radius)];

/** A flat front bent around the face. */
export function bendMesh(mesh: Mesh, radius: number): Mesh {
  const positions = mesh.positions.slice();
  const normals = mesh.normals.slice();
  for (let i = 0; i < positions.length; i += 3) {
    const x = positions[i] as number;
    positions[i + 2] = (positions[i + 2] as number) + bendDepth(x, radius);
    const slope = x / radius;
    const [nx, nz] = [normals[i] as number, normals[i + 2] as number];
    const length = Math.hypot(1, slope);
    normals[i] = (nx + nz * slope) / length;
    normals[i + 2] = (nz - nx * slope) / length;
  }
  return { positions, normals, triangles: mesh.triangles };
}
