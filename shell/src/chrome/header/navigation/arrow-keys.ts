import type { KeyboardEvent } from 'react';

const KEY_STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** The visible links of an element. */
export function listVisibleLinks(element: Element): HTMLAnchorElement[] {
  return [...element.querySelectorAll('a')].filter((link) => link.checkVisibility?.() ?? true);
}

/** Moves the focus through the links of a list with the arrow keys, Home and End. Tab is unchanged. */
export function handleArrowKeys(event: KeyboardEvent<HTMLElement>): void {
  const links = listVisibleLinks(event.currentTarget);
  const { key } = event;
  const step = KEY_STEPS[key];
  const index = links.indexOf(event.target as HTMLAnchorElement);
  const next = key === 'Home' ? 0 : key === 'End' ? -1 : step === undefined || index < 0 ? undefined : index + step;
  if (next === undefined || links.length === 0 || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  links.at(next % links.length)?.focus();
}
