import { useCallback, useState } from 'react';

/** Menus and dialogs of the header; only one is open at a time (spec section 4, "Admin sidebar"). */
export type HeaderLayer = 'notifications' | 'user' | 'palette' | 'shortcuts';

/** Which layer of the header is open. */
export interface HeaderLayers {
  readonly openLayer: HeaderLayer | null;
  /** Opens a layer, which closes the others, or closes it if it is the open one. */
  readonly setOpen: (layer: HeaderLayer, isOpen: boolean) => void;
}

/** See {@link HeaderLayers}. */
export function useHeaderLayers(): HeaderLayers {
  const [openLayer, setOpenLayer] = useState<HeaderLayer | null>(null);
  const setOpen = useCallback(
    (layer: HeaderLayer, isOpen: boolean) =>
      setOpenLayer((current) => (isOpen ? layer : current === layer ? null : current)),
    [],
  );
  return { openLayer, setOpen };
}
