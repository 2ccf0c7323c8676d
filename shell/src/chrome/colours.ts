/** Contrast that WCAG 2.2 AA asks of normal text. */
const MIN_CONTRAST = 4.5;
const DARK_TEXT = '#1b1815';
const LIGHT_TEXT = '#ffffff';

const HEX = /^#(?:[\da-f]{3}){1,2}$/i;
const RGB = /^rgb\((\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})\)$/i;

/**
 * A colour from the settings, or undefined where the text is none whose contrast can be told, and the default is safer:
 * names, see-through colours and those of other colour spaces. Whatever it says cannot leave its declaration.
 */
export function cssColour(value: string | undefined): string | undefined {
  const colour = value?.trim();
  return colour && channels(colour) ? colour : undefined;
}

/** The wanted text colour where it can be read on the background, else near-black or white, whichever reads better. */
export function readableOn(background: string, wanted: string | undefined): string {
  const ground = luminance(background);
  if (wanted && contrast(ground, luminance(wanted)) >= MIN_CONTRAST) return wanted;
  return contrast(ground, luminance(DARK_TEXT)) >= contrast(ground, 1) ? DARK_TEXT : LIGHT_TEXT;
}

function contrast(a: number, b: number): number {
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** Red, green and blue of an opaque colour, 0 to 255; undefined for any other. */
function channels(colour: string): number[] | undefined {
  const rgb = RGB.exec(colour);
  if (rgb) return rgb.slice(1).map((channel) => Math.min(255, Number(channel)));
  if (!HEX.test(colour)) return undefined;
  const pairs = colour.length === 4 ? Array.from(colour.slice(1), (digit) => digit + digit) : colour.match(/\w\w/g);
  return pairs?.map((pair) => Number.parseInt(pair, 16));
}

/** Relative luminance (WCAG 2.2). */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = (channels(colour) ?? []).map((channel) => linear(channel / 255));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
