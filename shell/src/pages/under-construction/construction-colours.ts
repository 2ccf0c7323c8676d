import type { CSSProperties } from 'react';
import { cssColour, readableOn } from '../../chrome/colours.ts';
import type { KnownSettings } from '../../use-settings.ts';

const GROUND = '#f8f5f0';
const INK = '#1b1815';
const PRIMARY = '#1c3fc2';

/** The screen's colours as custom properties; a text that could not be read on its ground becomes near-black or white. */
export function constructionColours(settings: KnownSettings): CSSProperties {
  const ground = cssColour(settings.construction_bg_color) ?? GROUND;
  const primary = cssColour(settings.construction_primary_color) ?? cssColour(settings.brand_primary) ?? PRIMARY;
  const ink = readableOn(ground, cssColour(settings.construction_text_color) ?? INK);
  return {
    '--construction-ground': ground,
    '--construction-ink': ink,
    '--construction-primary': primary,
    // Used as text as well.
    '--construction-accent': readableOn(ground, cssColour(settings.construction_accent_color) ?? ink),
  } as CSSProperties;
}
