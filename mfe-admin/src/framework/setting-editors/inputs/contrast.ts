/** WCAG 2.2 AA, normal text. */
export const MIN_CONTRAST = 4.5;

const HEX = /^#(?:[\da-f]{3}){1,2}$/i;
const RGB = /^rgb\((\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})\)$/i;

/**
 * Contrast of two colours (WCAG 2.2). Undefined unless both are opaque hex or rgb() colours, because the contrast of named,
 * transparent or wide-gamut colours is unknown.
 */
export function getContrastRatio(one: string, other: string): number | undefined {
  const first = getLuminance(one);
  const second = getLuminance(other);
  if (first === undefined || second === undefined) return undefined;
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

/** Red, green and blue of an opaque hex or rgb() colour, 0 to 255; undefined for any other. */
function parseChannels(colour: string): number[] | undefined {
  const rgb = RGB.exec(colour);
  if (rgb) return rgb.slice(1).map((channel) => Math.min(255, Number(channel)));
  if (!HEX.test(colour)) return undefined;
  const pairs = colour.length === 4 ? Array.from(colour.slice(1), (digit) => digit + digit) : colour.match(/\w\w/g);
  return pairs?.map((pair) => Number.parseInt(pair, 16));
}

/** Relative luminance (WCAG 2.2). */
function getLuminance(colour: string): number | undefined {
  const channels = parseChannels(colour);
  if (!channels) return undefined;
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => toLinear(channel / 255));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function toLinear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
