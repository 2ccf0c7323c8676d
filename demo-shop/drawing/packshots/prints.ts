import type { PackagePrint } from '../../src/image-spec.ts';
import type { Rgb } from '../studio/color.ts';
import { matt } from '../studio/material.ts';
import type { Mesh } from '../studio/mesh.ts';
import { gridMesh } from '../studio/mesh.ts';
import type { Part } from '../studio/render.ts';
import type { Transform } from '../studio/transform.ts';

/** The height in millimetres of prints above their surface. */
export const PRINT_HEIGHT = 0.18;

/** A printed form. It casts no shadow. */
export const printed = (mesh: Mesh, color: Rgb, place?: Transform): Part => ({
  mesh,
  material: matt(color),
  shadow: 0,
  ...(place ? { place } : {}),
});

/** A rectangle in the x-y plane. `x` and `y` are its middle. */
export const rectangleMesh = (x: number, y: number, width: number, height: number, z: number): Mesh =>
  gridMesh(12, 12, (u, v) => [x + (u - 0.5) * width, y + (v - 0.5) * height, z]);

/** A ring in the x-y plane, or a disc where `inner` is 0. `x` and `y` are its middle. */
export const ringMesh = (x: number, y: number, inner: number, outer: number, z: number): Mesh =>
  gridMesh(72, 3, (u, v) => {
    const radius = inner + (outer - inner) * v;
    const angle = u * 2 * Math.PI;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle), z];
  });

/** What a package says about its contents, for example `360 ML`. */
export function getAmountText({ amount, unit }: PackagePrint): string {
  return `${amount} ${unit.toUpperCase()}`;
}
