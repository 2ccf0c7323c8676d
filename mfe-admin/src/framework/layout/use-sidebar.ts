import { useMediaQuery } from '@mantine/hooks';
import { useCallback, useState } from 'react';

/** Maximum width of a small screen in pixels (spec section 9). */
export const SMALL_SCREEN_PX = 768;

const STORAGE_KEY = 'admin-sidebar';

/** The sidebar's state (spec section 4, "Admin sidebar"). Small screens start collapsed and store no preference. */
export function useSidebar() {
  const isSmallScreen = useMediaQuery(`(max-width: ${SMALL_SCREEN_PX}px)`, undefined, {
    getInitialValueInEffect: false,
  });
  const [isPreferred, setIsPreferred] = useState(() => readPreference() !== 'collapsed');
  const [isOpenOnSmall, setIsOpenOnSmall] = useState(false);

  const setExpanded = useCallback(
    (expanded: boolean) => {
      if (isSmallScreen) return setIsOpenOnSmall(expanded);
      setIsPreferred(expanded);
      savePreference(expanded ? 'expanded' : 'collapsed');
    },
    [isSmallScreen],
  );
  return { small: isSmallScreen, expanded: isSmallScreen ? isOpenOnSmall : isPreferred, setExpanded };
}

function readPreference(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}

/** Ignores browsers that block storage: the preference is not essential. */
function savePreference(value: 'collapsed' | 'expanded') {
  try {
    localStorage.setItem(STORAGE_KEY, value);
  } catch {
    return;
  }
}
