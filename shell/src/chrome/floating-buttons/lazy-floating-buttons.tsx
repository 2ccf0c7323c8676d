import { type ComponentType, useEffect, useState } from 'react';
import { runAfterLoad } from '../../startup/schedule.ts';

let LoadedButtons: ComponentType | undefined;

export async function loadFloatingButtons(): Promise<ComponentType> {
  const { FloatingButtons } = await import(/* webpackChunkName: "deferred" */ './floating-buttons.tsx');
  LoadedButtons = FloatingButtons;
  return FloatingButtons;
}

/** The floating buttons, loaded after the first view: the header offers the same actions until then. */
export function LazyFloatingButtons() {
  const [Buttons, setButtons] = useState(() => LoadedButtons);
  useEffect(function loadAfterFirstView() {
    runAfterLoad(() => {
      loadFloatingButtons().then(
        (component) => setButtons(() => component),
        () => undefined,
      );
    });
  }, []);
  return Buttons ? <Buttons /> : null;
}
