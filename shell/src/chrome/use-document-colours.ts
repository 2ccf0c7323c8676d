import { brandProperties, getBrandProperties } from '@fakos/contracts/settings/colours';
import { useEffect } from 'react';
import { useSettings } from '../settings/use-settings.ts';

/**
 * Keeps the shop's colours on the document when its settings change. The gateway sets them in the HTML, so that the first
 * paint has them.
 */
export function useDocumentColours(): void {
  const { brand_primary, brand_accent } = useSettings();

  useEffect(
    function setDocumentColours() {
      const colours = getBrandProperties({ brand_primary, brand_accent });
      const { style } = document.documentElement;
      for (const property of brandProperties) {
        const colour = colours[property] ?? '';
        // Browsers compute the styles of the whole page again for every property that is set, changed or not.
        if (style.getPropertyValue(property) !== colour) style.setProperty(property, colour);
      }
    },
    [brand_primary, brand_accent],
  );
}
