import type { EyewearSpec } from '../../src/image-spec.ts';
import type { Part } from '../studio/render.ts';
import { ellipsoid, sweep } from '../studio/solids.ts';
import { move } from '../studio/transform.ts';
import type { Vec3 } from '../studio/vector.ts';
import { mix, smoothstep } from '../studio/vector.ts';
import { DEFAULT_WRAP, getBendDepth } from './bend.ts';
import { getFittingFinish, getFrameFinish } from './finish.ts';
import { getHingePosition } from './front-field.ts';
import type { LensShape } from './lens-shapes.ts';

/** The form of a temple, in millimetres. `thick` is half its thickness; `heights` are halved, at hinge, ear and tip. */
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
/** Where the plastic tip of a wire temple begins, as a share of its length. */
const TIP_START = 0.7;
const TIP_HALF_HEIGHT = 3.2;
/** Patterns of acetate need small steps. */
const STEPS = 150;
const POINTS_AROUND = 44;
/** Steps of the rounded end, which lie closer together. */
const END_STEPS = 14;

export const isWireFrame = (spec: Pick<EyewearSpec, 'material'>): boolean =>
  spec.material === 'metal' || spec.material === 'titanium' || spec.material === 'rimless';

const getTempleForm = (spec: EyewearSpec): TempleForm => {
  const form = isWireFrame(spec) ? WIRE_FORM : PLASTIC_FORMS[spec.temple];
  return spec.shape === 'kids-round' ? { ...form, length: form.length * 0.84, drop: form.drop * 0.84 } : form;
};

export const getTempleLength = (spec: EyewearSpec): number => getTempleForm(spec).length;

/** The point around which the right temple turns. */
export function getTemplePivot(shape: LensShape, wire: boolean): Vec3 {
  const hinge = getHingePosition(shape, wire);
  const radius = shape.wrap ?? DEFAULT_WRAP;
  return wire
    ? [hinge.x - 1.2, hinge.y, getBendDepth(hinge.x, radius) - 4]
    : [hinge.x - 2, hinge.y, getBendDepth(hinge.x, radius) - 3.6];
}

/** A point of a temple's centre line, at a share of its length: straight back, then down behind the ear. */
function getCentrePoint(form: TempleForm, side: 1 | -1, share: number): Vec3 {
  const back = share * form.length;
  const ear = Math.max(0, back - form.length * 0.6);
  const drop = form.drop * (ear / (form.length * 0.4)) ** 1.8;
  const inward = 5.5 * share ** 1.6 + 2.2 * smoothstep(0.6, 1, share);
  return [-side * inward, -drop, -back * (1 - 0.05 * (ear / form.length))];
}

/** Shares of a temple's length from `start` to its end, and how far each section shrinks to round the end off. */
function listSections(start: number, endLength: number): { readonly share: number; readonly round: number }[] {
  const straight = Array.from({ length: STEPS }, (_, i) => ({
    share: mix(start, 1 - endLength, i / STEPS),
    round: 1,
  }));
  const end = Array.from({ length: END_STEPS + 1 }, (_, i) => {
    const angle = (i / END_STEPS) * (Math.PI / 2);
    return { share: 1 - endLength * (1 - Math.sin(angle)), round: Math.max(0.02, Math.cos(angle)) };
  });
  return [...straight, ...end];
}

function getHalfHeight({ heights: [hinge, ear, tip] }: TempleForm, share: number): number {
  const body = mix(hinge, ear, smoothstep(0, 0.66, share));
  return mix(body, tip, smoothstep(0.62, 0.92, share));
}

/** The parts of a temple around its pivot. */
export function createTemple(spec: EyewearSpec, side: 1 | -1): Part[] {
  const form = getTempleForm(spec);
  const sections = listSections(0, form.heights[2] / form.length);
  const bar = sweep(
    sections.map(({ share }) => getCentrePoint(form, side, share)),
    (v) => {
      const { share, round } = getSection(sections, v);
      const halfWidth = form.thick * Math.min(1, 1.3 - share * 0.35);
      return [halfWidth * Math.sqrt(round), getHalfHeight(form, share) * round, form.square];
    },
    [side, 0, 0],
    false,
    POINTS_AROUND,
  );
  const material = getFrameFinish(spec.frameColor, spec.material === 'rimless' ? 'metal' : spec.material);
  const fittings = isWireFrame(spec) ? [createEarTip(spec, form, side)] : createRivets(spec, form, side);
  return [{ mesh: bar, material }, ...fittings];
}

function createEarTip(spec: EyewearSpec, form: TempleForm, side: 1 | -1): Part {
  const isDark = spec.frameColor === 'gold' || spec.frameColor === 'bronze' || spec.frameColor === 'rose-gold';
  const sections = listSections(TIP_START, TIP_HALF_HEIGHT / form.length);
  const mesh = sweep(
    // The tip reaches a little further than the wire inside it.
    sections.map(({ share }) => getCentrePoint(form, side, share * 1.01)),
    (v) => {
      const { share, round } = getSection(sections, v);
      const along = (share - TIP_START) / (1 - TIP_START);
      const start = smoothstep(-0.02, 0.06, along);
      return [
        mix(0.9, 1.5, start) * Math.sqrt(round),
        mix(1.4, 2.1 + (TIP_HALF_HEIGHT - 2.1) * along, start) * round,
        2.6,
      ];
    },
    [side, 0, 0],
  );
  return { mesh, material: getFrameFinish(isDark ? 'tortoise' : 'black', 'acetate') };
}

function getSection<S>(sections: readonly S[], v: number): S {
  return sections[Math.round(v * (sections.length - 1))] as S;
}

/** The heads of the two rivets that hold the hinge. */
function createRivets(spec: EyewearSpec, form: TempleForm, side: 1 | -1): Part[] {
  if (spec.material === 'rubber') return [];
  const material = getFittingFinish(spec.frameColor);
  const pin = ellipsoid(0.35, 0.95, 0.95, 10);
  const outer = side * form.thick * 0.99;
  return [-6, -10].map((z) => ({ mesh: pin, material, place: move(outer - side * 0.25, 0, z), shadow: 0 }));
}
