import type { AccessorySpec } from '../../src/image-spec.ts';
import { type Pose, poseEyewear } from '../eyewear/arrange-eyewear.ts';
import type { EyewearLook } from '../eyewear/build-eyewear.ts';
import { buildEyewear } from '../eyewear/build-eyewear.ts';
import { textMesh } from '../lettering.ts';
import { mixRgb, type Rgb, rgb, scaleRgb } from '../studio/color.ts';
import { matt, metallic, type Pigment } from '../studio/material.ts';
import { gridMesh } from '../studio/mesh.ts';
import { noise } from '../studio/noise.ts';
import type { Part } from '../studio/render.ts';
import { roundedBox } from '../studio/solids.ts';
import { chain, move, turnX } from '../studio/transform.ts';
import { clamp } from '../studio/vector.ts';
import {
  aimCamera,
  getAccentColor,
  getInkColor,
  lighten,
  placeParts,
  type StudioSetup,
  showAll,
} from '../studio-setup.ts';
import { woven } from './cloths.ts';
import { printed } from './prints.ts';

/** The measurements and the surface of a case, in millimetres. */
interface CaseForm {
  readonly length: number;
  readonly depth: number;
  readonly halfHeight: number;
  /** The radius of its edges. */
  readonly corner: number;
  readonly surface: (color: Rgb) => Pigment;
}

const leather = (color: Rgb): Pigment => {
  const dark = scaleRgb(color, 0.82);
  return ([x, y, z]) => mixRgb(dark, color, 0.4 + 0.6 * noise(x * 0.9, y * 0.9, z * 0.9));
};

const HARD_CASE: CaseForm = { length: 164, depth: 66, halfHeight: 23, corner: 21, surface: woven };
const SLIM_CASE: CaseForm = { length: 160, depth: 62, halfHeight: 14, corner: 13, surface: leather };
const WALL = 3;
/** The share of a half's rows that lie in its flat middle. */
const FLAT_SHARE = 0.3;

/** A point of the outline as seen from above, scaled by `v`. */
function caseOutline({ length, depth }: CaseForm, u: number, v: number, inset: number): readonly [number, number] {
  const [halfLength, halfDepth] = [length / 2 - inset, depth / 2 - inset];
  const angle = u * 2 * Math.PI;
  const round = Math.min(25, halfDepth - 0.5);
  const [cx, cz] = [halfLength - round, halfDepth - round];
  const x = clamp(Math.cos(angle) * 400, -cx, cx) + Math.cos(angle) * round;
  const z = clamp(Math.sin(angle) * 400, -cz, cz) + Math.sin(angle) * round;
  return [x * v, z * v];
}

/** The lower half of a case, which turned upside down is the lid. */
function caseHalf(form: CaseForm, color: Rgb, lining: Rgb): Part[] {
  const { halfHeight, corner } = form;
  const outer = gridMesh(
    120,
    28,
    (u, v) => {
      const angle = (clamp((v - FLAT_SHARE) / (1 - FLAT_SHARE), 0, 1) * Math.PI) / 2;
      const [x, z] = caseOutline(form, u, Math.min(1, v / FLAT_SHARE), corner * 0.85 * (1 - Math.sin(angle)));
      return [x, halfHeight * (1 - Math.cos(angle)), z];
    },
    { closeU: true },
  );
  const rim = gridMesh(120, 2, (u, v) => {
    const [x, z] = caseOutline(form, u, 1, WALL * v);
    return [x, halfHeight, z];
  });
  const inner = gridMesh(120, 14, (u, v) => {
    const [x, z] = caseOutline(form, u, 1, WALL + corner * 0.7 * v ** 2);
    const k = v === 1 ? 0 : 1;
    return [x * k, halfHeight - (halfHeight - 4) * Math.sin((v * Math.PI) / 2), z * k];
  });
  return [
    { mesh: outer, material: matt(form.surface(color), 0.06) },
    { mesh: rim, material: matt(scaleRgb(color, 0.75)), shadow: 0 },
    { mesh: inner, material: matt(lining), shadow: 0 },
  ];
}

/** A closed case that stands on y = 0. */
function closedCase(form: CaseForm, color: Rgb, brand: string): Part[] {
  const { halfHeight, depth } = form;
  const lining = lighten(color, 0.5);
  const seam = gridMesh(120, 2, (u, v) => {
    const [x, z] = caseOutline(form, u, 1, -0.12);
    return [x, halfHeight - 0.3 + v * 1.1, z];
  });
  return [
    ...caseHalf(form, color, lining),
    ...placeParts(caseHalf(form, color, lining), chain(move(0, halfHeight * 2 + 0.5, 0), turnX(180))),
    { mesh: seam, material: matt(scaleRgb(color, 0.35)), shadow: 0 },
    {
      mesh: roundedBox(17, 7, 2.4, 1, 4),
      material: metallic(rgb('#d9b56a'), 0.14),
      place: move(0, halfHeight, depth / 2 + 0.2),
    },
    printed(
      textMesh(brand, { size: 8, fit: 70 }, (x, y) => [x, y, 0]),
      mixRgb(getInkColor(color), rgb('#d9b56a'), 0.4),
      chain(move(0, halfHeight * 2 + 0.8, 0), turnX(-90)),
    ),
  ];
}

/** An open case with a folded pair of glasses. */
function openCase(form: CaseForm, color: Rgb, pose: Pose): Part[] {
  const { halfHeight, depth } = form;
  const lining = lighten(color, 0.45);
  const lid = placeParts(
    caseHalf(form, color, lining),
    chain(move(0, halfHeight, -depth / 2), turnX(-66), move(0, halfHeight, depth / 2), turnX(180)),
  );
  return [...caseHalf(form, color, lining), ...lid, ...poseEyewear(buildEyewear(COMPANION), pose)];
}

const COMPANION: EyewearLook = {
  shape: 'round',
  frameColor: 'gold',
  material: 'metal',
  lens: 'brown',
  bridge: 'pads',
  temple: 'slim',
};

/** A case: closed, from the front, open with a pair of glasses, from above. */
function arrange(form: CaseForm, pose: Pose, { brand, view, ...spec }: AccessorySpec): StudioSetup {
  const color = getAccentColor(spec);
  switch (view) {
    case 1:
      return showAll(closedCase(form, color, brand), aimCamera([0, form.halfHeight, 0], -28, 26, 200));
    case 2:
      return showAll(closedCase(form, color, brand), aimCamera([0, form.halfHeight, 0], 0, 20, 196));
    case 3:
      return showAll(openCase(form, color, pose), aimCamera([0, 34, -12], -16, 24, 200));
    case 4:
      return showAll(closedCase(form, color, brand), aimCamera([0, form.halfHeight, 0], 32, 52, 200));
  }
}

/** A hard case. */
export function arrangeCase(spec: AccessorySpec): StudioSetup {
  return arrange(HARD_CASE, { temples: 'folded', place: chain(move(2, 13, 14), turnX(-40)) }, spec);
}

/** A slim case of leather. */
export function arrangeSlimCase(spec: AccessorySpec): StudioSetup {
  return arrange(SLIM_CASE, { temples: 'folded', place: chain(move(2, 21, 14), turnX(-74)) }, spec);
}
