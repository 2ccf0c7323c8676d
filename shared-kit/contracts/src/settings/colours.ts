import { colors } from '../colors.generated.ts';

/** WCAG 2.2 AA, normal text. */
export const MIN_CONTRAST = 4.5;
const DARK_TEXT = colors.ink;
const LIGHT_TEXT = '#ffffff';

/** Names of the properties of {@link getBrandProperties}. */
export const brandProperties = ['--brand-primary', '--brand-accent'] as const;
type BrandProperty = (typeof brandProperties)[number];

const HEX = /^#(?:[\da-f]{3}){1,2}$/i;
const RGB = /^rgb\((\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})\)$/i;

/**
 * Parses a colour from the settings. Returns undefined for anything but an opaque hex or rgb() colour, because the
 * contrast of named, transparent or wide-gamut colours is unknown; so the value cannot break out of its CSS declaration
 * either.
 */
export function parseColour(value: string | undefined): string | undefined {
  const colour = value?.trim();
  return colour && parseChannels(colour) ? colour : undefined;
}

/** The shop's own colours as custom properties of the page, without those that are not set or not valid. */
export function getBrandProperties({
  brand_primary,
  brand_accent,
}: {
  readonly brand_primary?: string | undefined;
  readonly brand_accent?: string | undefined;
}): Partial<Record<BrandProperty, string>> {
  const properties: Partial<Record<BrandProperty, string>> = {};
  const primary = parseColour(brand_primary);
  const accent = parseColour(brand_accent);
  if (primary) properties['--brand-primary'] = primary;
  if (accent) properties['--brand-accent'] = accent;
  return properties;
}

/**
 * The requested text colour where it is readable on the background, otherwise near-black or white, whichever has more
 * contrast.
 */
export function getReadableColour(background: string, requested: string | undefined): string {
  const getContrast = (colour: string) => getContrastRatio(background, colour) ?? 0;
  if (requested && getContrast(requested) >= MIN_CONTRAST) return requested;
  return getContrast(DARK_TEXT) >= getContrast(LIGHT_TEXT) ? DARK_TEXT : LIGHT_TEXT;
}

/** Contrast of two colours (WCAG 2.2), 1 to 21. Undefined unless {@link parseColour} accepts both. */
export function getContrastRatio(one: string, other: string): number | undefined {
  const first = getLuminance(one);
  const second = getLuminance(other);
  if (first === undefined || second === undefined) return undefined;
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

/** Red, green and blue of an opaque colour, 0 to 255; undefined for any other. */
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
