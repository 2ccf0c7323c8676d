import type { Mesh } from './mesh.ts';
import { gridMesh, joinMeshes, MeshBuilder } from './mesh.ts';
import type { Vec3 } from './vector.ts';
import { add, clamp, cross, dot, normalize, scale, subtract } from './vector.ts';

/** The steps across a face of a box: dense in the rounded edges, even between them. */
function getFaceSteps(half: number, radius: number, inner: number): number[] {
  const arc = [0, 0.35, 0.62, 0.82, 0.94];
  const rim = arc.map((t) => -half + radius * t);
  const middle = Array.from({ length: inner + 1 }, (_, i) => -half + radius + (2 * (half - radius) * i) / inner);
  return [...rim, ...middle, ...rim.map((x) => -x).reverse()];
}

/** A box with rounded edges around the origin. `inner` is the number of cells across a flat face. */
export function roundedBox(width: number, height: number, depth: number, radius: number, inner = 8): Mesh {
  const half: Vec3 = [width / 2, height / 2, depth / 2];
  const faces: Mesh[] = [];
  for (let axis = 0; axis < 3; axis++) {
    const [a, b] = [(axis + 1) % 3, (axis + 2) % 3];
    const us = getFaceSteps(half[a] as number, radius, inner);
    const vs = getFaceSteps(half[b] as number, radius, inner);
    for (const side of [-1, 1]) {
      const flat = gridMesh(us.length - 1, vs.length - 1, (u, v) => {
        const p = [0, 0, 0];
        p[axis] = side * (half[axis] as number);
        p[a] = us[Math.round(u * (us.length - 1))] as number;
        p[b] = vs[Math.round(v * (vs.length - 1))] as number;
        return p as unknown as Vec3;
      });
      faces.push(roundCorners(flat, half, radius));
    }
  }
  return joinMeshes(faces);
}

function roundCorners(flat: Mesh, half: Vec3, radius: number): Mesh {
  const positions = new Float32Array(flat.positions.length);
  const normals = new Float32Array(flat.positions.length);
  for (let i = 0; i < positions.length; i += 3) {
    const p = [0, 1, 2].map((k) => flat.positions[i + k] as number) as unknown as Vec3;
    const core = p.map((x, k) =>
      clamp(x, radius - (half[k] as number), (half[k] as number) - radius),
    ) as unknown as Vec3;
    const n = normalize(subtract(p, core));
    positions.set(add(core, scale(n, radius)), i);
    normals.set(n, i);
  }
  return { positions, normals, triangles: flat.triangles };
}

/** The radius and height of the points of a turned solid, from bottom to top. */
export type Profile = readonly (readonly [number, number])[];

/** Parses a profile that is written as 'radius height, radius height'. */
export function parseProfile(points: string): Profile {
  return points.split(', ').map((pair) => {
    const [radius, height] = pair.split(' ').map(Number);
    return [radius ?? 0, height ?? 0];
  });
}

/** A solid that is turned around the y axis, from a written profile. */
export const turned = (points: string, segments?: number): Mesh => lathe(parseProfile(points), segments);

/** A solid that is turned around the y axis. */
export function lathe(points: Profile, segments = 64): Mesh {
  const last = points.length - 1;
  return gridMesh(
    segments,
    last,
    (u, v) => {
      const [radius, y] = points[Math.round(v * last)] as readonly [number, number];
      const angle = -u * 2 * Math.PI;
      return [radius * Math.cos(angle), y, radius * Math.sin(angle)];
    },
    { closeU: true },
  );
}

/** Half the width, half the height and the exponent of a bar's section (2 is an ellipse, 4 a soft rectangle). */
type Section = (t: number) => readonly [number, number, number];

/** A bar along a path. `side` is the direction of its width, so that it does not twist. */
export function sweep(
  path: readonly Vec3[],
  section: Section,
  side: Vec3 | ((t: number) => Vec3),
  closed = false,
  around = 20,
): Mesh {
  const count = path.length;
  const rows = closed ? count : count - 1;
  const at = (index: number): Vec3 =>
    path[closed ? (index + count) % count : clamp(index, 0, count - 1)] as unknown as Vec3;
  const bar = gridMesh(
    around,
    rows,
    (u, v) => {
      const index = Math.round(v * rows);
      const tangent = normalize(subtract(at(index + 1), at(index - 1)));
      const wanted = typeof side === 'function' ? side(v) : side;
      const across = normalize(subtract(wanted, scale(tangent, dot(wanted, tangent))));
      const up = cross(tangent, across);
      const [halfWidth, halfHeight, square] = section(v);
      const angle = u * 2 * Math.PI;
      const power = (x: number): number => Math.sign(x) * Math.abs(x) ** (2 / square);
      const offset = add(
        scale(across, halfWidth * power(Math.cos(angle))),
        scale(up, halfHeight * power(Math.sin(angle))),
      );
      return add(at(index), offset);
    },
    { closeU: true, closeV: closed },
  );
  return closed ? bar : joinMeshes([bar, createCap(bar, around, 0), createCap(bar, around, rows)]);
}

function createCap(bar: Mesh, around: number, row: number): Mesh {
  const builder = new MeshBuilder();
  const centre = [0, 0, 0];
  for (let i = 0; i < around; i++) {
    const start = (row * around + i) * 3;
    const p = [0, 1, 2].map((k) => bar.positions[start + k] as number) as unknown as Vec3;
    builder.point(...p);
    for (let k = 0; k < 3; k++) centre[k] = (centre[k] as number) + (p[k] as number) / around;
  }
  const middle = builder.point(centre[0] as number, centre[1] as number, centre[2] as number);
  for (let i = 0; i < around; i++) {
    const next = (i + 1) % around;
    if (row === 0) builder.triangle(middle, next, i);
    else builder.triangle(middle, i, next);
  }
  return builder.build();
}

/** An ellipsoid around the origin. */
export function ellipsoid(rx: number, ry: number, rz: number, detail = 24): Mesh {
  return gridMesh(
    detail * 2,
    detail,
    (u, v) => {
      const [longitude, latitude] = [-u * 2 * Math.PI, (v - 0.5) * Math.PI];
      const ring = Math.cos(latitude);
      return [rx * ring * Math.cos(longitude), ry * Math.sin(latitude), rz * ring * Math.sin(longitude)];
    },
    { closeU: true },
  );
}
