import type { Camera, View } from './camera.ts';
import { createView } from './camera.ts';
import type { Canvas, Corners, Pass } from './canvas.ts';
import {
  COLOR_ONLY,
  CORNER_SIZE,
  createCanvas,
  DEPTH_AND_COLOR,
  DEPTH_ONLY,
  fillTriangle,
  OVERSAMPLING,
  readPixels,
} from './canvas.ts';
import { encodeGamma } from './color.ts';
import type { Ink, Material } from './material.ts';
import type { Mesh } from './mesh.ts';
import type { Transform } from './transform.ts';
import { IDENTITY } from './transform.ts';
import type { Vec3 } from './vector.ts';

// A local name, because this is used millions of times and Jest's sandbox is slow to look up globals.
const math = Math;

/** A part of an object: its form, its surface and its position. */
export interface Part {
  readonly mesh: Mesh;
  readonly material: Material;
  readonly place?: Transform;
  /** The darkness of its shadow from 0 to 1, which is the default. */
  readonly shadow?: number;
}

/** RGBA pixels with straight alpha, and the position of their top left corner in the image. */
export interface Sprite {
  readonly pixels: Buffer;
  readonly width: number;
  readonly height: number;
  readonly left: number;
  readonly top: number;
}

/** Reflections on translucent parts are weakened by this exponent, so that they do not look like fog. */
const SCREEN = 0.78;

/** Renders parts on a transparent background: opaque parts first, then translucent ones in the given order. */
export function render(parts: readonly Part[], camera: Camera, width: number, height: number): Sprite {
  const view = createView(camera, width * OVERSAMPLING, height * OVERSAMPLING);
  const shaded = parts.map((part) => ({ part, corners: shadeCorners(view, part) }));
  const area = getCoveredArea(shaded, width, height);
  const canvas = createCanvas(area.width, area.height);
  const [left, top] = [area.left * OVERSAMPLING, area.top * OVERSAMPLING];
  for (const { corners } of shaded) {
    for (let o = 0; o < corners.length; o += CORNER_SIZE) {
      corners[o] = (corners[o] as number) - left;
      corners[o + 1] = (corners[o + 1] as number) - top;
    }
  }
  for (const { part, corners } of shaded) if (!part.material.seeThrough) drawPart(canvas, part, corners);
  for (const { part, corners } of shaded) if (part.material.seeThrough) drawPart(canvas, part, corners);
  return { pixels: readPixels(canvas), ...area };
}

interface Area {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The area of the image that the parts cover. */
function getCoveredArea(shaded: readonly { readonly corners: Corners }[], width: number, height: number): Area {
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (const { corners } of shaded) {
    for (let o = 0; o < corners.length; o += CORNER_SIZE) {
      const [x, y] = [(corners[o] as number) / OVERSAMPLING, (corners[o + 1] as number) / OVERSAMPLING];
      left = math.min(left, x);
      right = math.max(right, x);
      top = math.min(top, y);
      bottom = math.max(bottom, y);
    }
  }
  left = math.min(width - 1, math.max(0, math.floor(left) - 1));
  top = math.min(height - 1, math.max(0, math.floor(top) - 1));
  right = math.max(left + 1, math.min(width, math.ceil(right) + 1));
  bottom = math.max(top + 1, math.min(height, math.ceil(bottom) + 1));
  return { left, top, width: right - left, height: bottom - top };
}

function drawPart(canvas: Canvas, { mesh, material }: Part, corners: Corners): void {
  if (material.veiled) fillMesh(canvas, mesh, corners, DEPTH_ONLY);
  fillMesh(canvas, mesh, corners, material.seeThrough ? COLOR_ONLY : DEPTH_AND_COLOR);
}

function fillMesh(canvas: Canvas, { triangles }: Mesh, corners: Corners, pass: Pass): void {
  for (let t = 0; t < triangles.length; t += 3) {
    const a = (triangles[t] as number) * CORNER_SIZE;
    const b = (triangles[t + 1] as number) * CORNER_SIZE;
    const c = (triangles[t + 2] as number) * CORNER_SIZE;
    fillTriangle(canvas, corners, a, b, c, pass);
  }
}

function shadeCorners(view: View, part: Part): Corners {
  const { mesh, material } = part;
  const m = part.place ?? IDENTITY;
  const { positions, normals } = mesh;
  const corners = new Float32Array((positions.length / 3) * CORNER_SIZE);
  const turn = (x: number, y: number, z: number, row: number): number =>
    (m[row] as number) * x + (m[row + 1] as number) * y + (m[row + 2] as number) * z;
  for (let i = 0, o = 0; i < positions.length; i += 3, o += CORNER_SIZE) {
    const at: Vec3 = [positions[i] as number, positions[i + 1] as number, positions[i + 2] as number];
    const x = turn(...at, 0) + (m[3] as number) - view.eye[0];
    const y = turn(...at, 4) + (m[7] as number) - view.eye[1];
    const z = turn(...at, 8) + (m[11] as number) - view.eye[2];
    const depth = x * view.forward[0] + y * view.forward[1] + z * view.forward[2];
    const k = view.focal / depth;
    corners[o] = view.centreX + (x * view.right[0] + y * view.right[1] + z * view.right[2]) * k;
    corners[o + 1] = view.centreY - (x * view.up[0] + y * view.up[1] + z * view.up[2]) * k;
    corners[o + 2] = 1 / depth;
    const [nx, ny, nz] = [normals[i] as number, normals[i + 1] as number, normals[i + 2] as number];
    writeInk(
      corners,
      o + 3,
      shadePoint(material, at, turn(nx, ny, nz, 0), turn(nx, ny, nz, 4), turn(nx, ny, nz, 8), x, y, z),
    );
  }
  return corners;
}

function shadePoint(
  material: Material,
  at: Vec3,
  nx: number,
  ny: number,
  nz: number,
  x: number,
  y: number,
  z: number,
): Ink {
  const distance = -1 / math.hypot(x, y, z);
  const [vx, vy, vz] = [x * distance, y * distance, z * distance];
  const length = math.hypot(nx, ny, nz) || 1;
  const towards = (nx * vx + ny * vy + nz * vz) / length;
  // Both sides of a sheet are visible, so a normal that points away is reversed.
  const side = (towards < 0 ? -1 : 1) / length;
  const normal: Vec3 = [nx * side, ny * side, nz * side];
  const facing = math.abs(towards);
  const mirror: Vec3 = [2 * facing * normal[0] - vx, 2 * facing * normal[1] - vy, 2 * facing * normal[2] - vz];
  return material.ink({ at, normal, mirror, facing });
}

function writeInk(corners: Corners, at: number, { body, cover, glare }: Ink): void {
  let alpha = cover * 255;
  for (let c = 0; c < 3; c++) {
    const value =
      cover >= 1
        ? encodeGamma((body[c] as number) + (glare[c] as number))
        : encodeGamma(body[c] as number) * cover + 255 * (glare[c] as number) ** SCREEN * (1 - cover * 0.3);
    const shown = math.min(255, value);
    corners[at + c] = shown;
    alpha = math.max(alpha, shown);
  }
  corners[at + 3] = math.min(255, alpha);
}
