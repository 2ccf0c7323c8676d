import { getReadableColour, parseColour } from '@fakos/contracts/settings/colours';
import { footerColorDefaults as defaults } from '@fakos/contracts/settings/footer-colors';
import type { CSSProperties } from 'react';
import type { KnownSettings } from '../../settings/use-settings.ts';

/** The footer's colours as custom properties (spec section 9), with readable text whatever the settings are. */
export function getFooterColours(settings: KnownSettings): CSSProperties {
  const background = parseColour(settings.footer_background_color) ?? defaults.footer_background_color;
  const textColour = getReadableColour(
    background,
    parseColour(settings.footer_text_color) ?? defaults.footer_text_color,
  );
  const link = parseColour(settings.footer_link_color);
  const hover = parseColour(settings.footer_link_hover_color);
  return {
    '--footer-ground': background,
    '--footer-ink': textColour,
    '--footer-link': link ? getReadableColour(background, link) : textColour,
    '--footer-link-hover': hover ? getReadableColour(background, hover) : textColour,
  } as CSSProperties;
}
