/** Contrast that WCAG 2.2 AA asks of normal text. */
const MIN_CONTRAST = 4.5;
const DARK_TEXT = '#1b1815';
const LIGHT_TEXT = '#ffffff';

const HEX = /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i;
const NAME = /^[a-z]{3,24}$/i;
const FUNCTION = /^(?:rgba?|hsla?|oklch|oklab|lch|lab|hwb)\([\d\s.,%/+-]{1,60}\)$/i;

/** A colour from the settings, or undefined where the text is none: whatever it says cannot leave its declaration. */
export function cssColour(value: string | undefined): string | undefined {
  const colour = value?.trim();
  return colour && [HEX, NAME, FUNCTION].some((form) => form.test(colour)) ? colour : undefined;
}

/**
 * The wanted text colour where it can be read on the background, else near-black or white, whichever reads better. Only
 * hexadecimal colours can be compared; others are trusted.
 */
export function readableOn(background: string, wanted: string | undefined): string {
  const ground = luminance(background);
  if (ground === undefined) return wanted ?? LIGHT_TEXT;
  const ink = wanted === undefined ? undefined : luminance(wanted);
  if (wanted && (ink === undefined || contrast(ground, ink) >= MIN_CONTRAST)) return wanted;
  return contrast(ground, luminance(DARK_TEXT) ?? 0) >= contrast(ground, 1) ? DARK_TEXT : LIGHT_TEXT;
}

function contrast(a: number, b: number): number {
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** Relative luminance of an opaque hexadecimal colour (WCAG 2.2). */
function luminance(colour: string): number | undefined {
  const digits = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(colour)?.[1];
  if (!digits) return undefined;
  const pairs = digits.length === 3 ? Array.from(digits, (digit) => digit + digit) : (digits.match(/../g) ?? []);
  const [red = 0, green = 0, blue = 0] = pairs.map((pair) => linear(Number.parseInt(pair, 16) / 255));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
