import { type RefObject, useEffect } from 'react';

const CONTROLS = 'button:not(:disabled), select:not(:disabled)';
const MOVES: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index + count - 1) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

/** Makes the controls of a toolbar one stop of the Tab key; the arrow keys, Home and End move between them. */
export function useRovingFocus(container: RefObject<HTMLElement | null>): void {
  useEffect(function keepOneTabStop() {
    const controls = listControls(container.current);
    const current = controls.find((control) => control === document.activeElement || control.tabIndex === 0);
    for (const control of controls) control.tabIndex = control === (current ?? controls[0]) ? 0 : -1;
  });

  useEffect(
    function moveWithArrows() {
      const toolbar = container.current;
      const onKeyDown = (event: KeyboardEvent) => {
        const move = MOVES[event.key];
        const controls = listControls(toolbar);
        const index = controls.indexOf(event.target as HTMLElement);
        if (!move || index < 0) return;
        event.preventDefault();
        controls[move(index, controls.length)]?.focus();
      };
      const onFocus = (event: FocusEvent) => {
        for (const control of listControls(toolbar)) control.tabIndex = control === event.target ? 0 : -1;
      };
      toolbar?.addEventListener('keydown', onKeyDown);
      toolbar?.addEventListener('focusin', onFocus);
      return () => {
        toolbar?.removeEventListener('keydown', onKeyDown);
        toolbar?.removeEventListener('focusin', onFocus);
      };
    },
    [container],
  );
}

function listControls(container: HTMLElement | null): HTMLElement[] {
  return [...(container?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])];
}
