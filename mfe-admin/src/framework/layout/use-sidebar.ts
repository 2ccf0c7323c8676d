import { useMediaQuery } from '@mantine/hooks';
import { useCallback, useState } from 'react';

/** Widest small screen in pixels (spec section 9). */
export const SMALL_SCREEN_PX = 768;

const STORAGE_KEY = 'admin-sidebar';

/** The sidebar's state (spec section 4, "Admin sidebar"): small screens start collapsed and are never remembered. */
export function useSidebar() {
  const small = useMediaQuery(`(max-width: ${SMALL_SCREEN_PX}px)`, undefined, { getInitialValueInEffect: false });
  const [preferred, setPreferred] = useState(() => readPreference() !== 'collapsed');
  const [openOnSmall, setOpenOnSmall] = useState(false);

  const setExpanded = useCallback(
    (expanded: boolean) => {
      if (small) return setOpenOnSmall(expanded);
      setPreferred(expanded);
      savePreference(expanded ? 'expanded' : 'collapsed');
    },
    [small],
  );
  return { small, expanded: small ? openOnSmall : preferred, setExpanded };
}

function readPreference(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}

/** A browser that refuses storage only forgets the preference. */
function savePreference(value: 'collapsed' | 'expanded') {
  try {
    localStorage.setItem(STORAGE_KEY, value);
  } catch {
    return;
  }
}
