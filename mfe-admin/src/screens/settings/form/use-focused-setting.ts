import { useLocation } from '@fakos/shared-kit/router';
import { useEffect } from 'react';

const FOCUSABLE = 'input, textarea, select, button, [tabindex]';

/** Moves the focus to the setting that the address names, as search results and the command palette do. */
export function useFocusedSetting(): void {
  const { hash, key } = useLocation();
  useEffect(
    function focusSetting() {
      // The same setting can be chosen again, with another key.
      if (key === '' || hash.length < 2) return;
      // After the title of the screen, which takes the focus on navigation.
      const timer = setTimeout(() => {
        const setting = document.getElementById(decodeURIComponent(hash.slice(1)));
        setting?.scrollIntoView({ block: 'center' });
        setting?.querySelector<HTMLElement>(FOCUSABLE)?.focus({ preventScroll: true });
      });
      return () => clearTimeout(timer);
    },
    [hash, key],
  );
}
