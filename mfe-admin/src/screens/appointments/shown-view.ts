import { useMemo } from 'react';
import { findAllowed, type ListAddress } from '../../framework/list/use-list-address.ts';
import { addDays, getToday, isDay, listWeek } from './days.ts';

/** How appointments are displayed. */
export const views = ['day', 'week', 'list'] as const;
/** See {@link views}. */
export type View = (typeof views)[number];

/** The displayed view and days; both are part of the address. */
export interface ShownView {
  readonly view: View;
  /** The chosen day; the week view shows its week. */
  readonly day: string;
  /** The days of the view; none in the list. */
  readonly days: readonly string[];
  readonly isToday: boolean;
  setView(view: View): void;
  setDay(day: string): void;
  /** Moves to the previous (-1) or the next (1) day or week. */
  move(direction: -1 | 1): void;
}

/** See {@link ShownView}. */
export function getView(address: ListAddress): ShownView {
  const view = findAllowed(address.filter('view'), views) ?? 'week';
  const today = getToday();
  const chosen = address.filter('day');
  const day = isDay(chosen) ? chosen : today;
  const days = listDays(view, day);
  // An address without a day always means the current day.
  const setDay = (next: string) => address.setFilters({ day: next === getToday() ? '' : next });
  return {
    view,
    day,
    days,
    isToday: days.includes(today),
    setView: (next) => address.setFilters({ view: next === 'week' ? '' : next, from: '', to: '' }),
    setDay,
    move: (direction) => setDay(addDays(day, direction * days.length)),
  };
}

function listDays(view: View, day: string): readonly string[] {
  if (view === 'list') return [];
  return view === 'day' ? [day] : listWeek(day);
}

/** The address of the list without the parameter of the view, so that its saved views open as lists. */
export function useListViewAddress(address: ListAddress): ListAddress {
  return useMemo(() => {
    const stored = new URLSearchParams(address.view);
    stored.delete('view');
    stored.delete('day');
    const openView = (view: string) =>
      address.openView(new URLSearchParams([['view', 'list'], ...new URLSearchParams(view)]).toString());
    return { ...address, view: stored.toString(), openView };
  }, [address]);
}
