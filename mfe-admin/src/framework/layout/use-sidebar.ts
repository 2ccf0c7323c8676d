import { browserStorage } from '@fakos/shared-kit/state';
import { em } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useCallback, useState } from 'react';

/** Maximum width of a small screen in pixels (spec section 9). */
export const SMALL_SCREEN_PX = 768;

const STORAGE_KEY = 'admin-sidebar';

/** The sidebar's state (spec section 4, "Admin sidebar"). Small screens start collapsed and store no preference. */
export function useSidebar() {
  // In em like Mantine's own breakpoints, so that both agree when the browser's font size is changed.
  const isSmallScreen = useMediaQuery(`(max-width: ${em(SMALL_SCREEN_PX)})`, undefined, {
    getInitialValueInEffect: false,
  });
  const [isPreferred, setIsPreferred] = useState(() => browserStorage.getItem(STORAGE_KEY) !== 'collapsed');
  const [isOpenOnSmall, setIsOpenOnSmall] = useState(false);
  if (isOpenOnSmall && !isSmallScreen) setIsOpenOnSmall(false);

  const setExpanded = useCallback(
    (expanded: boolean) => {
      if (isSmallScreen) return setIsOpenOnSmall(expanded);
      setIsPreferred(expanded);
      browserStorage.setItem(STORAGE_KEY, expanded ? 'expanded' : 'collapsed');
    },
    [isSmallScreen],
  );
  return { small: isSmallScreen, expanded: isSmallScreen ? isOpenOnSmall : isPreferred, setExpanded };
}
