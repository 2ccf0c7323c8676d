import type { Vec3 } from './vector.ts';
import { cross, dot, normalize, subtract } from './vector.ts';

/** A pinhole camera. `field` is the width in millimetres that the image shows at the target. */
export interface Camera {
  readonly eye: Vec3;
  readonly target: Vec3;
  readonly field: number;
  /** The position of the target in the image, from 0 to 1 from the top left. The default is the middle. */
  readonly aim?: readonly [number, number];
}

/** A camera for an image of a certain size. */
export interface View {
  readonly eye: Vec3;
  readonly right: Vec3;
  readonly up: Vec3;
  readonly forward: Vec3;
  readonly focal: number;
  readonly centreX: number;
  readonly centreY: number;
}

/** The position of a camera around a target. Angles are in degrees. */
export function getOrbitPoint(target: Vec3, turn: number, rise: number, distance: number): Vec3 {
  const [a, b] = [(turn * Math.PI) / 180, (rise * Math.PI) / 180];
  return [
    target[0] + distance * Math.cos(b) * Math.sin(a),
    target[1] + distance * Math.sin(b),
    target[2] + distance * Math.cos(b) * Math.cos(a),
  ];
}

export function createView(camera: Camera, width: number, height: number): View {
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

/** The position of a point in the image. */
export function project(view: View, point: Vec3): readonly [number, number] {
  const p = subtract(point, view.eye);
  const k = view.focal / dot(p, view.forward);
  return [view.centreX + dot(p, view.right) * k, view.centreY - dot(p, view.up) * k];
}
