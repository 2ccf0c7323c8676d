import { type ComponentType, useEffect, useState } from 'react';
import { afterFirstView } from '../../after-first-view.ts';

let Loaded: ComponentType | undefined;

/** Brings the buttons. */
export async function loadFloatingButtons(): Promise<ComponentType> {
  const { FloatingButtons } = await import(/* webpackChunkName: "floating-buttons" */ './floating-buttons.tsx');
  Loaded = FloatingButtons;
  return FloatingButtons;
}

/** The floating buttons, whose code comes after the first view: until then the header leads to the same places. */
export function LateFloatingButtons() {
  const [Buttons, setButtons] = useState(() => Loaded);
  useEffect(function bringButtons() {
    afterFirstView(() => {
      loadFloatingButtons().then(
        (loaded) => setButtons(() => loaded),
        () => undefined,
      );
    });
  }, []);
  return Buttons ? <Buttons /> : null;
}
