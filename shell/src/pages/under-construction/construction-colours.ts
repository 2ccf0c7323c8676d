import { colors } from '@fakos/contracts/colors';
import { getReadableColour, parseColour } from '@fakos/contracts/settings/colours';
import type { CSSProperties } from 'react';
import type { KnownSettings } from '../../settings/use-settings.ts';

const DEFAULT_BACKGROUND = colors.ground;
const DEFAULT_TEXT = colors.ink;
const DEFAULT_PRIMARY = colors.accent;

/** Colours of the screen as custom properties; an unreadable text colour is replaced by near-black or white. */
export function getConstructionColours(settings: KnownSettings): CSSProperties {
  const background = parseColour(settings.construction_bg_color) ?? DEFAULT_BACKGROUND;
  const primary =
    parseColour(settings.construction_primary_color) ?? parseColour(settings.brand_primary) ?? DEFAULT_PRIMARY;
  const textColour = getReadableColour(background, parseColour(settings.construction_text_color) ?? DEFAULT_TEXT);
  return {
    '--construction-ground': background,
    '--construction-ink': textColour,
    '--construction-primary': primary,
    // Decorative only.
    '--construction-tint':
      parseColour(settings.construction_accent_color) ?? parseColour(settings.brand_accent) ?? primary,
    // Used as text as well.
    '--construction-accent': getReadableColour(
      background,
      parseColour(settings.construction_accent_color) ?? textColour,
    ),
  } as CSSProperties;
}
