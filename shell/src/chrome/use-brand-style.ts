import { brandProperties, getBrandProperties } from '@fakos/contracts/settings/colours';
import { type CSSProperties, useEffect, useMemo } from 'react';
import { useSettings } from '../settings/use-settings.ts';

/**
 * The shop's colours as custom properties: returned for the layout's root element, and set on the document for drawers
 * and dialogs, which are rendered at the end of the body, outside the layout. The gateway sets them in the HTML too.
 */
export function useBrandStyle(): CSSProperties {
  const { brand_primary, brand_accent } = useSettings();
  const properties = useMemo(() => getBrandProperties({ brand_primary, brand_accent }), [brand_primary, brand_accent]);

  useEffect(
    function setDocumentProperties() {
      const { style } = document.documentElement;
      for (const property of brandProperties) {
        const colour = properties[property] ?? '';
        // Browsers compute the styles of the whole page again for every property that is set, changed or not.
        if (style.getPropertyValue(property) !== colour) style.setProperty(property, colour);
      }
    },
    [properties],
  );

  return properties as CSSProperties;
}
