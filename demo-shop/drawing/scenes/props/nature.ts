import type { Rgb } from '../../studio/color.ts';
import { mixRgb, rgb, scaleRgb } from '../../studio/color.ts';
import { glossy, matt } from '../../studio/material.ts';
import { gridMesh } from '../../studio/mesh.ts';
import { fractalNoise, noise } from '../../studio/noise.ts';
import type { Part } from '../../studio/render.ts';
import { ellipsoid, sweep } from '../../studio/solids.ts';
import type { Transform } from '../../studio/transform.ts';
import { chain, move, turnX, turnY, turnZ } from '../../studio/transform.ts';
import type { Vec3 } from '../../studio/vector.ts';
import { smoothstep } from '../../studio/vector.ts';

const LEAF = rgb('#6d7c50');
const LEAF_PALE = rgb('#a4ae8e');
const BARK = rgb('#7a674d');
const OLIVE = rgb('#5d6b2a');
const OLIVE_RIPE = rgb('#3a2636');

/** A narrow, slightly arched leaf along x. */
function leaf(length: number, color: Rgb): Part {
  const mesh = gridMesh(18, 6, (u, v) => {
    const width = length * 0.115 * Math.sin(Math.PI * Math.min(1, u * 0.98 + 0.02)) ** 0.75;
    const side = v * 2 - 1;
    return [u * length, length * 0.1 * Math.sin(u * 2.4) + Math.abs(side) * width * 0.35, side * width];
  });
  return { mesh, material: matt((at) => mixRgb(color, LEAF_PALE, Math.abs(at[2]) < 0.35 ? 0.6 : 0.08), 0.05) };
}

const placePart = (part: Part, ...transforms: readonly Transform[]): Part => ({ ...part, place: chain(...transforms) });

/** An olive branch of about the given length along x. It lies on y = 0. */
export function oliveBranch(length: number, random: () => number): Part[] {
  const path = Array.from({ length: 41 }, (_, i): Vec3 => {
    const t = i / 40;
    return [t * length, 5 + 7 * Math.sin(t * 3), 16 * Math.sin(t * 2.6) - 6 * t];
  });
  const parts: Part[] = [
    { mesh: sweep(path, (t) => [1.7 - t, 1.7 - t, 2], [0, 1, 0.01], false, 10), material: matt(BARK) },
  ];
  for (let i = 5; i <= 40; i += 2) {
    const [x, y, z] = path[i] as Vec3;
    for (const side of [1, -1]) {
      const size = (26 + random() * 14) * (1.1 - (i / 40) * 0.4);
      const turn = side * (38 + random() * 26);
      const tint = mixRgb(LEAF, scaleRgb(LEAF, 0.7), random());
      parts.push(
        placePart(leaf(size, tint), move(x, y, z), turnY(turn), turnZ(2 + random() * 20), turnX(random() * 40 - 20)),
      );
    }
    if (i % 8 === 5) {
      const color = random() > 0.45 ? OLIVE : OLIVE_RIPE;
      const drop = { mesh: ellipsoid(7.4, 5.4, 5.4, 18), material: glossy(color, 0.05, 0.14) };
      parts.push(placePart(drop, move(x + 4, 5.6, z + (random() > 0.5 ? 10 : -9)), turnY(random() * 90)));
    }
  }
  const [x, y, z] = path[40] as Vec3;
  parts.push(placePart(leaf(28, LEAF), move(x, y, z), turnY(4), turnZ(8)));
  return parts;
}

/** A rock with a flat top. Its middle is at y = 0. */
export function boulder(color: Rgb, rx: number, ry: number, rz: number, rough: number, seed: number): Part {
  const dark = scaleRgb(color, 0.42);
  const mesh = gridMesh(
    240,
    110,
    (u, v) => {
      const [longitude, latitude] = [-u * 2 * Math.PI, (v - 0.5) * Math.PI];
      const ring = Math.cos(latitude) ** 0.6;
      const [x, y, z] = [
        ring * Math.cos(longitude),
        Math.sign(latitude) * Math.abs(Math.sin(latitude)) ** 1.4,
        ring * Math.sin(longitude),
      ];
      const bump = 1 + rough * (fractalNoise(x * 1.8 + seed, y * 1.8, z * 1.8 + seed) - 0.5);
      const top = y > 0.55 ? 0.55 + (y - 0.55) * 0.25 + 0.03 * (fractalNoise(x * 5, seed, z * 5) - 0.75) : y;
      return [x * rx * bump, top * ry * (y > 0.3 ? 1 : bump), z * rz * bump];
    },
    { closeU: true },
  );
  return {
    mesh,
    material: matt(([x, y, z]) =>
      mixRgb(
        dark,
        color,
        smoothstep(0.3, 0.7, fractalNoise(x * 0.04, y * 0.12, z * 0.04)) * 0.75 +
          noise(x * 0.7, y * 0.7, z * 0.7) * 0.35,
      ),
    ),
  };
}

/** The height of a rock's flat top. */
export const getBoulderTop = (ry: number): number => ry * (0.55 + 0.45 * 0.25);

/** The crown of a small tree. */
export function foliage(radius: number, random: () => number): Part[] {
  const blob = ellipsoid(1.5, 0.22, 0.6, 5);
  return Array.from({ length: 620 }, () => {
    const [a, b] = [random() * 2 * Math.PI, Math.acos(2 * random() - 1)];
    const r = radius * (0.62 + 0.38 * random());
    const size = radius * (0.1 + 0.07 * random());
    const tint = mixRgb(scaleRgb(LEAF, 0.55), LEAF_PALE, (r / radius - 0.6) * 1.3 * random() + 0.15);
    const [x, y, z] = [r * Math.sin(b) * Math.cos(a), r * Math.cos(b), r * Math.sin(b) * Math.sin(a)];
    const place = chain(move(x, y, z), turnY(random() * 180), turnZ(random() * 70), [
      size,
      0,
      0,
      0,
      0,
      size,
      0,
      0,
      0,
      0,
      size,
      0,
    ]);
    return { mesh: blob, material: matt(tint), place, shadow: 0.5 };
  });
}
