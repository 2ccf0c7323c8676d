import { useDidUpdate, useWindowEvent } from '@mantine/hooks';
import { type RefObject, useRef } from 'react';

/**
 * Behaviour of the sidebar where it overlays the screen: the focus moves to its close button when it opens and back when it
 * closes, and Escape closes it.
 */
export function useOverlayMenu(isOpen: boolean, close: () => void, toggle: RefObject<HTMLElement | null>) {
  const closeButton = useRef<HTMLButtonElement>(null);

  useDidUpdate(
    function moveFocus() {
      if (isOpen) closeButton.current?.focus();
      else if (isFocusLost()) toggle.current?.focus();
    },
    [isOpen],
  );
  useWindowEvent('keydown', (event) => {
    if (isOpen && event.key === 'Escape') close();
  });
  return closeButton;
}

function isFocusLost(): boolean {
  const focused = document.activeElement;
  return !focused || focused === document.body || focused.closest('[inert]') !== null;
}
