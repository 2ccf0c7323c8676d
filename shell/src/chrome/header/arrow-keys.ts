import type { KeyboardEvent } from 'react';

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 };

/** The links of a part that can be seen. */
export function shownLinks(part: Element): HTMLAnchorElement[] {
  return [...part.querySelectorAll('a')].filter((link) => link.checkVisibility?.() ?? true);
}

/** Arrow keys walk through the links of a list, round its ends; Home and End go to them. Tab stays as it is. */
export function walkLinks(event: KeyboardEvent<HTMLElement>): void {
  const links = shownLinks(event.currentTarget);
  const { key } = event;
  const step = STEPS[key];
  const at = links.indexOf(event.target as HTMLAnchorElement);
  const next = key === 'Home' ? 0 : key === 'End' ? -1 : step === undefined || at < 0 ? undefined : at + step;
  if (next === undefined || links.length === 0 || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  links.at(next % links.length)?.focus();
}
