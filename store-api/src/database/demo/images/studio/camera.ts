import type { Vec3 } from './vector.ts';
import { cross, dot, normalize, subtract } from './vector.ts';

/** A pinhole camera; `field` is how many millimetres of width, at the target's distance, fill the picture's width. */
export interface Camera {
  readonly eye: Vec3;
  readonly target: Vec3;
  readonly field: number;
  /** Where the target falls in the picture, 0..1 from the top left; the middle when absent. */
  readonly aim?: readonly [number, number];
}

/** A camera measured for one picture size, ready to project points. */
export interface View {
  readonly eye: Vec3;
  readonly right: Vec3;
  readonly up: Vec3;
  readonly forward: Vec3;
  readonly focal: number;
  readonly centreX: number;
  readonly centreY: number;
}

/** Places a camera by its turn about the target and its height, both in degrees. */
export function orbit(target: Vec3, turn: number, rise: number, distance: number): Vec3 {
  const [a, b] = [(turn * Math.PI) / 180, (rise * Math.PI) / 180];
  return [
    target[0] + distance * Math.cos(b) * Math.sin(a),
    target[1] + distance * Math.sin(b),
    target[2] + distance * Math.cos(b) * Math.cos(a),
  ];
}

export function viewOf(camera: Camera, width: number, height: number): View {
  const toTarget = subtract(camera.target, camera.eye);
  const forward = normalize(toTarget);
  const right = normalize(cross(forward, [0, 1, 0]));
  const [aimX, aimY] = camera.aim ?? [0.5, 0.5];
  return {
    eye: camera.eye,
    right,
    up: cross(right, forward),
    forward,
    focal: (width / camera.field) * Math.hypot(...toTarget),
    centreX: width * aimX,
    centreY: height * aimY,
  };
}

/** Picture coordinates of a point. */
export function project(view: View, point: Vec3): readonly [number, number] {
  const p = subtract(point, view.eye);
  const k = view.focal / dot(p, view.forward);
  return [view.centreX + dot(p, view.right) * k, view.centreY - dot(p, view.up) * k];
}
