/** WCAG 2.2 AA, normal text. */
export const MIN_CONTRAST = 4.5;

/** Red, green and blue from 0 to 255, and opacity from 0 to 1. */
interface Color {
  readonly channels: readonly [number, number, number];
  readonly alpha: number;
}

const HEX = /^#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i;
const FUNCTION = /^(rgb|hsl)a?\(([^)]+)\)$/i;
const named: Readonly<Record<string, string>> = {
  aqua: '#00ffff',
  beige: '#f5f5dc',
  black: '#000000',
  blue: '#0000ff',
  brown: '#a52a2a',
  cyan: '#00ffff',
  fuchsia: '#ff00ff',
  gold: '#ffd700',
  gray: '#808080',
  green: '#008000',
  grey: '#808080',
  ivory: '#fffff0',
  lightgray: '#d3d3d3',
  lime: '#00ff00',
  maroon: '#800000',
  navy: '#000080',
  olive: '#808000',
  orange: '#ffa500',
  pink: '#ffc0cb',
  purple: '#800080',
  red: '#ff0000',
  silver: '#c0c0c0',
  teal: '#008080',
  transparent: '#00000000',
  white: '#ffffff',
  yellow: '#ffff00',
};

/**
 * Contrast of a text on a background, over `ground` where they are transparent (WCAG 2.2). Undefined for a colour that
 * this function does not know, such as one of a wide gamut.
 */
export function getContrast(text: string, background: string, ground: string): number | undefined {
  const [front, middle, back] = [parseColor(text), parseColor(background), parseColor(ground)];
  if (!front || !middle || !back) return undefined;
  const behind = blend(middle, back);
  const [one, other] = [getLuminance(blend(front, behind)), getLuminance(behind)];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

function parseColor(value: string): Color | undefined {
  const text = value.trim();
  const digits = HEX.exec(named[text.toLowerCase()] ?? text)?.[1];
  if (digits !== undefined) return parseHex(digits);
  const [, name, content = ''] = FUNCTION.exec(text) ?? [];
  const parts = content.split(/[\s,/]+/).filter(Boolean);
  if (name === undefined || parts.length < 3 || parts.some((part) => Number.isNaN(Number.parseFloat(part)))) return;
  const alpha = parts[3] === undefined ? 1 : readShare(parts[3], 1);
  const [first = '', second = '', third = ''] = parts;
  if (name.toLowerCase() === 'rgb') {
    return { channels: [readShare(first, 255), readShare(second, 255), readShare(third, 255)], alpha };
  }
  return { channels: toRgb(Number.parseFloat(first), readPercentage(second), readPercentage(third)), alpha };
}

function parseHex(digits: string): Color {
  const pairs = digits.length < 6 ? Array.from(digits, (digit) => digit + digit) : (digits.match(/../g) ?? []);
  const [red = 0, green = 0, blue = 0, alpha = 255] = pairs.map((pair) => Number.parseInt(pair, 16));
  return { channels: [red, green, blue], alpha: alpha / 255 };
}

function readShare(part: string, whole: number): number {
  const number = Number.parseFloat(part);
  return clamp(part.endsWith('%') ? (number / 100) * whole : number, whole);
}

function readPercentage(part: string): number {
  return clamp(Number.parseFloat(part) / 100, 1);
}

function clamp(value: number, max: number): number {
  return Math.min(Math.max(value, 0), max);
}

/** The conversion of CSS Color 4. */
function toRgb(hue: number, saturation: number, lightness: number): [number, number, number] {
  const getChannel = (offset: number) => {
    const position = (((offset + hue / 30) % 12) + 12) % 12;
    const range = saturation * Math.min(lightness, 1 - lightness);
    return 255 * (lightness - range * Math.max(-1, Math.min(position - 3, 9 - position, 1)));
  };
  return [getChannel(0), getChannel(8), getChannel(4)];
}

function blend({ channels, alpha }: Color, behind: Color): Color {
  const mix = (index: 0 | 1 | 2) => channels[index] * alpha + behind.channels[index] * (1 - alpha);
  return { channels: [mix(0), mix(1), mix(2)], alpha: 1 };
}

function getLuminance({ channels }: Color): number {
  const [red, green, blue] = channels;
  return 0.2126 * toLinear(red / 255) + 0.7152 * toLinear(green / 255) + 0.0722 * toLinear(blue / 255);
}

function toLinear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
