import type { Mesh } from '../studio/mesh.ts';
import type { Vec3 } from '../studio/vector.ts';

/** The radius of an ordinary front's curve around the face. */
export const DEFAULT_WRAP = 310;

/** The depth by which bending moves a point that is `x` millimetres from the nose. */
export const getBendDepth = (x: number, radius: number): number => -(x * x) / (2 * radius);

export const bendPoint = ([x, y, z]: Vec3, radius: number): Vec3 => [x, y, z + getBendDepth(x, radius)];

/** Bends a flat front around the face. */
export function bendMesh(mesh: Mesh, radius: number): Mesh {
  const positions = mesh.positions.slice();
  const normals = mesh.normals.slice();
  for (let i = 0; i < positions.length; i += 3) {
    const x = positions[i] as number;
    positions[i + 2] = (positions[i + 2] as number) + getBendDepth(x, radius);
    const slope = x / radius;
    const [nx, nz] = [normals[i] as number, normals[i + 2] as number];
    const length = Math.hypot(1, slope);
    normals[i] = (nx + nz * slope) / length;
    normals[i + 2] = (nz - nx * slope) / length;
  }
  return { positions, normals, triangles: mesh.triangles };
}
