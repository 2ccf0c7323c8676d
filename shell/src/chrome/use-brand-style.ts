import { type CSSProperties, useEffect, useMemo } from 'react';
import { parseColour } from '../settings/colours.ts';
import { useSettings } from '../settings/use-settings.ts';

type CustomProperties = Readonly<Record<string, string>>;

function getBrandProperties(primary: string | undefined, accent: string | undefined): CustomProperties {
  const colours = { '--brand-primary': parseColour(primary), '--brand-accent': parseColour(accent) };
  return Object.fromEntries(
    Object.entries(colours).flatMap(([property, colour]) => (colour ? [[property, colour]] : [])),
  );
}

/**
 * The shop's colours as custom properties: returned for the layout's root element, and set on the document for drawers
 * and dialogs.
 */
export function useBrandStyle(): CSSProperties {
  const { brand_primary, brand_accent } = useSettings();
  const properties = useMemo(() => getBrandProperties(brand_primary, brand_accent), [brand_primary, brand_accent]);

  useEffect(
    // Drawers and dialogs are rendered at the end of the body, outside the layout's root element.
    function setDocumentProperties() {
      const { style } = document.documentElement;
      for (const [property, colour] of Object.entries(properties)) style.setProperty(property, colour);
      return () => {
        for (const property of Object.keys(properties)) style.removeProperty(property);
      };
    },
    [properties],
  );

  return properties;
}
