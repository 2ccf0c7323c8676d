import type { Accent, Background, FrameColor } from '../src/image-spec.ts';
import type { Rgb } from './studio/color.ts';
import { mixRgb, rgb } from './studio/color.ts';
import { fractalNoise, noise } from './studio/noise.ts';
import type { Vec3 } from './studio/vector.ts';
import { smoothstep } from './studio/vector.ts';

/** The tones of a studio backdrop: the lit wall, its darker corners, the floor and the shadows. */
export interface BackdropTone {
  readonly wall: string;
  readonly corner: string;
  readonly floor: string;
  readonly shadow: Rgb;
}

const tone = (wall: string, corner: string, floor: string, shadow: string): BackdropTone => ({
  wall,
  corner,
  floor,
  shadow: rgb(shadow),
});

export const BACKDROPS: Record<Background, BackdropTone> = {
  bone: tone('#f3f0ea', '#ddd7cd', '#ebe6dd', '#4a4036'),
  sand: tone('#efe3d2', '#d8c5ab', '#e6d6c0', '#4c3822'),
  sage: tone('#dfe5da', '#bfc9b8', '#d2dacb', '#2f3a2c'),
  mist: tone('#e9edf0', '#ccd3d8', '#dfe4e8', '#333c44'),
  blush: tone('#f4e4df', '#dfc4bc', '#ecd6cf', '#4d2f28'),
  stone: tone('#e2dfda', '#c2bdb5', '#d6d2cb', '#37322c'),
  slate: tone('#c3c9cf', '#98a1aa', '#b4bbc2', '#1f262d'),
  sky: tone('#e0ebf2', '#bfd2df', '#d3e1ea', '#263846'),
};

export const ACCENT_COLORS: Record<Accent, string> = {
  ink: '#1f2a3a',
  teal: '#2f7d80',
  forest: '#32533f',
  clay: '#b5654a',
  ochre: '#cf9a3d',
  rose: '#d59a97',
  plum: '#5d3954',
  azure: '#4f8fc0',
  cream: '#efe6d6',
  graphite: '#3a3c40',
};

/** The colour of a frame: one colour or a pattern, and its density, which is below 1 for translucent frames. */
interface FrameTone {
  readonly color: Rgb | ((at: Vec3) => Rgb);
  readonly density: number;
  readonly metal?: boolean;
}

const TORTOISE_LIGHT = rgb('#b06a26');
const TORTOISE_MIDDLE = rgb('#7c3f14');
const TORTOISE_DARK = rgb('#1d0d07');
const HONEY_LIGHT = rgb('#dda456');
const HONEY_DARK = rgb('#94571f');

function tortoisePattern(light: Rgb, middle: Rgb, dark: Rgb, amount: number): (at: Vec3) => Rgb {
  return ([x, y, z]) => {
    const bend = noise(x * 0.09, y * 0.09, z * 0.09 + 7) * 2.4;
    const patch = fractalNoise(x * 0.105 + bend, y * 0.15 - bend, z * 0.105);
    const depth = smoothstep(amount, amount + 0.1, patch);
    const warm = smoothstep(0.25, 0.7, noise(x * 0.2 + 31, y * 0.26, z * 0.2));
    return mixRgb(mixRgb(light, middle, warm), dark, depth);
  };
}

const solid = (code: string): FrameTone => ({ color: rgb(code), density: 1 });
const clear = (code: string, density: number): FrameTone => ({ color: rgb(code), density });
const metal = (code: string): FrameTone => ({ color: rgb(code), density: 1, metal: true });

export const FRAME_TONES: Record<FrameColor, FrameTone> = {
  black: solid('#121214'),
  tortoise: { color: tortoisePattern(TORTOISE_LIGHT, TORTOISE_MIDDLE, TORTOISE_DARK, 0.47), density: 0.97 },
  honey: { color: tortoisePattern(rgb('#ecbb72'), HONEY_LIGHT, HONEY_DARK, 0.55), density: 0.86 },
  crystal: clear('#ccd6d8', 0.5),
  smoke: clear('#7d7f84', 0.6),
  olive: clear('#6a6a35', 0.9),
  navy: solid('#1b2b4d'),
  burgundy: clear('#6b1a26', 0.95),
  blush: clear('#d99c8c', 0.74),
  sage: clear('#8ea37e', 0.8),
  champagne: clear('#cba878', 0.74),
  ivory: solid('#efe7d6'),
  cobalt: solid('#2447ad'),
  coral: solid('#e2684f'),
  mint: solid('#93cdb9'),
  lilac: clear('#b8a1d0', 0.75),
  gold: metal('#e2b866'),
  'rose-gold': metal('#dfa48c'),
  silver: metal('#dcdfe3'),
  gunmetal: metal('#71757d'),
  bronze: metal('#9c7250'),
};
