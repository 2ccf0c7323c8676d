import type { EyewearSpec } from '../image-spec.ts';
import type { LensShape } from '../lens-shapes.ts';
import type { Part } from '../studio/render.ts';
import { ellipsoid, sweep } from '../studio/solids.ts';
import { move } from '../studio/transform.ts';
import type { Vec3 } from '../studio/vector.ts';
import { mix, smoothstep } from '../studio/vector.ts';
import { bendDepth, DEFAULT_WRAP } from './bend.ts';
import { fittingFinish, frameFinish } from './finish.ts';
import { hingePlace } from './front-field.ts';

/** Cross-section of a temple: half thickness, half height at the hinge, at the ear and at the tip. */
interface TempleForm {
  readonly thick: number;
  readonly heights: readonly [number, number, number];
  readonly square: number;
  readonly length: number;
  readonly drop: number;
}

const PLASTIC_FORMS: Record<EyewearSpec['temple'], TempleForm> = {
  slim: { thick: 1.7, heights: [2.9, 2.3, 2.9], square: 4, length: 127, drop: 25 },
  classic: { thick: 2, heights: [3.7, 2.9, 3.7], square: 4.5, length: 128, drop: 26 },
  bold: { thick: 2.3, heights: [6.4, 4.6, 4.4], square: 5, length: 128, drop: 24 },
  sport: { thick: 2.2, heights: [5.4, 4, 3.2], square: 3, length: 118, drop: 12 },
};
const WIRE_FORM: TempleForm = { thick: 0.65, heights: [1.5, 1.1, 1.1], square: 4, length: 129, drop: 27 };
const TIP_START = 0.7;
const STEPS = 72;

export const isWire = (spec: Pick<EyewearSpec, 'material'>): boolean =>
  spec.material === 'metal' || spec.material === 'titanium' || spec.material === 'rimless';

const formOf = (spec: EyewearSpec): TempleForm => {
  const form = isWire(spec) ? WIRE_FORM : PLASTIC_FORMS[spec.temple];
  return spec.shape === 'kids-round' ? { ...form, length: form.length * 0.84, drop: form.drop * 0.84 } : form;
};

export const templeLength = (spec: EyewearSpec): number => formOf(spec).length;

/** The point, in the glasses' own space, that a right-hand temple turns about. */
export function templePivot(shape: LensShape, wire: boolean): Vec3 {
  const hinge = hingePlace(shape, wire);
  const radius = shape.wrap ?? DEFAULT_WRAP;
  return wire
    ? [hinge.x - 1.2, hinge.y, bendDepth(hinge.x, radius) - 4]
    : [hinge.x - 2, hinge.y, bendDepth(hinge.x, radius) - 3.6];
}

/** Line of the temple from its pivot: straight back, then down behind the ear. */
function templePath(form: TempleForm, side: 1 | -1): Vec3[] {
  return Array.from({ length: STEPS + 1 }, (_, i) => {
    const t = i / STEPS;
    const back = t * form.length;
    const ear = Math.max(0, back - form.length * 0.6);
    const drop = form.drop * (ear / (form.length * 0.4)) ** 1.8;
    const inward = 5.5 * t ** 1.6 + 2.2 * smoothstep(0.6, 1, t);
    return [-side * inward, -drop, -back * (1 - 0.05 * (ear / form.length))];
  });
}

function heightAt(form: TempleForm, t: number): number {
  const [hinge, ear, tip] = form.heights;
  const body = mix(hinge, ear, smoothstep(0, 0.66, t));
  const swell = mix(body, tip, smoothstep(0.62, 0.92, t));
  const round = Math.sqrt(Math.max(0.02, 1 - Math.max(0, (t - 0.95) / 0.05) ** 2));
  return swell * round;
}

/** Parts of one temple around its own pivot. */
export function templeParts(spec: EyewearSpec, side: 1 | -1): Part[] {
  const wire = isWire(spec);
  const form = formOf(spec);
  const path = templePath(form, side);
  const finish = frameFinish(spec.frameColor, spec.material === 'rimless' ? 'metal' : spec.material);
  const bar = sweep(path, (t) => [form.thick * Math.min(1, 1.3 - t * 0.35), heightAt(form, t), form.square], [
    side,
    0,
    0,
  ]);
  const parts: Part[] = [{ mesh: bar, material: finish }];
  if (wire) parts.push(earTip(spec, path, side));
  else parts.push(...rivets(spec, form, side));
  return parts;
}

function earTip(spec: EyewearSpec, path: readonly Vec3[], side: 1 | -1): Part {
  const tipPath = path.slice(Math.round(STEPS * TIP_START));
  const dark = spec.frameColor === 'gold' || spec.frameColor === 'bronze' || spec.frameColor === 'rose-gold';
  const mesh = sweep(
    tipPath,
    (t) => {
      const round = Math.sqrt(Math.max(0.02, 1 - Math.max(0, (t - 0.86) / 0.14) ** 2));
      const start = smoothstep(-0.02, 0.06, t);
      return [mix(0.9, 1.5, start) * round, mix(1.4, 2.1 + 1.1 * t, start) * round, 2.6];
    },
    [side, 0, 0],
  );
  return { mesh, material: frameFinish(dark ? 'tortoise' : 'black', 'acetate') };
}

/** Two small pins on the outer face, and the brand's inlay further back. */
function rivets(spec: EyewearSpec, form: TempleForm, side: 1 | -1): Part[] {
  if (spec.material === 'rubber') return [];
  const material = fittingFinish(spec.frameColor);
  const pin = ellipsoid(0.35, 0.95, 0.95, 10);
  const outer = side * form.thick * 0.99;
  return [-6, -10].map((z) => ({ mesh: pin, material, place: move(outer - side * 0.25, 0, z), shadow: 0 }));
}
