import type { EyewearMaterial, FrameColor } from '../../src/image-spec.ts';
import { FRAME_TONES } from '../palette.ts';
import { rgb } from '../studio/color.ts';
import type { Material } from '../studio/material.ts';
import { glossy, matt, metallic, translucent } from '../studio/material.ts';

const POLISHED = 0.1;
const BRUSHED = 0.42;
const SILVER = rgb('#d9dce0');
const GOLD = rgb('#dfb869');

/** The surface of a frame of a colour and a material. */
export function getFrameFinish(color: FrameColor, material: EyewearMaterial): Material {
  const tone = FRAME_TONES[color];
  if (material === 'rubber') return matt(tone.color, 0.05);
  if (material === 'titanium') return metallic(tone.color, BRUSHED);
  if (material === 'metal' || tone.metal) return tone.metal ? metallic(tone.color, POLISHED) : glossy(tone.color, 0.09);
  if (tone.density < 1) return translucent(tone.color, tone.density, 0.075);
  return glossy(tone.color, 0.075, 0.06);
}

/** The metal of a frame's hinges, rivets and pad arms. */
export function getFittingFinish(color: FrameColor): Material {
  const warm: readonly FrameColor[] = ['tortoise', 'honey', 'champagne', 'gold', 'burgundy', 'olive', 'ivory', 'blush'];
  if (FRAME_TONES[color].metal) return metallic(FRAME_TONES[color].color, POLISHED);
  return metallic(warm.includes(color) ? GOLD : SILVER, POLISHED);
}

/** The silicone of nose pads. */
export const PAD_FINISH = translucent(rgb('#e9ece9'), 0.35);
