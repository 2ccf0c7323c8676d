import { type CSSProperties, useEffect, useMemo } from 'react';
import { useSettings } from '../use-settings.ts';
import { cssColour } from './colours.ts';

type Properties = Readonly<Record<string, string>>;

function brandProperties(primary: string | undefined, accent: string | undefined): Properties {
  const wanted = { '--brand-primary': cssColour(primary), '--brand-accent': cssColour(accent) };
  return Object.fromEntries(
    Object.entries(wanted).flatMap(([property, colour]) => (colour ? [[property, colour]] : [])),
  );
}

/** The shop's colours as custom properties: returned for the layout's root, and kept on the document for what opens above it. */
export function useBrandStyle(): CSSProperties {
  const { brand_primary, brand_accent } = useSettings();
  const properties = useMemo(() => brandProperties(brand_primary, brand_accent), [brand_primary, brand_accent]);

  useEffect(
    // Drawers and dialogs are drawn at the end of the body, outside the layout's root.
    function brandDocument() {
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
