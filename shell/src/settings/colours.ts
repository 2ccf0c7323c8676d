import { colors } from '@fakos/contracts/colors';
import { getContrastRatio, MIN_CONTRAST, parseChannels } from '@fakos/contracts/settings/colours';

const DARK_TEXT = colors.ink;
const LIGHT_TEXT = '#ffffff';

/**
 * Parses a colour from the settings. Returns undefined for anything but an opaque hex or rgb() colour, because the
 * contrast of named, transparent or wide-gamut colours is unknown; so the value cannot break out of its CSS declaration
 * either.
 */
export function parseColour(value: string | undefined): string | undefined {
  const colour = value?.trim();
  return colour && parseChannels(colour) ? colour : undefined;
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
