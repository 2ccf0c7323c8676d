import type { CSSProperties } from 'react';
import type { KnownSettings } from '../../use-settings.ts';
import { cssColour, readableOn } from '../colours.ts';

const DEFAULT_GROUND = '#00C7B5';
const DEFAULT_TEXT = '#ffffff';

/** The footer's colours as custom properties (spec section 9), with text that can be read whatever the shop chose. */
export function footerColours(settings: KnownSettings): CSSProperties {
  const ground = cssColour(settings.footer_background_color) ?? DEFAULT_GROUND;
  const ink = readableOn(ground, cssColour(settings.footer_text_color) ?? DEFAULT_TEXT);
  const link = cssColour(settings.footer_link_color);
  const hover = cssColour(settings.footer_link_hover_color);
  return {
    '--footer-ground': ground,
    '--footer-ink': ink,
    '--footer-link': link ? readableOn(ground, link) : ink,
    '--footer-link-hover': hover ? readableOn(ground, hover) : ink,
  } as CSSProperties;
}
