import { tabStorage } from '@fakos/shared-kit/state';
import { useSyncExternalStore } from 'react';
import { type TourId, tours } from './tours.ts';

const STORAGE_KEY = 'admin-tour';

/** The tour that runs in this tab, and its step. */
export interface RunningTour {
  readonly id: TourId;
  readonly step: number;
}

let running: RunningTour | undefined;
let isRead = false;
const listeners = new Set<() => void>();

/** The tour that runs in this tab; it continues after a reload. */
export function useRunningTour(): RunningTour | undefined {
  return useSyncExternalStore(subscribe, getRunningTour);
}

/** Starts a tour, moves it to another step, or ends it (undefined). */
export function setRunningTour(tour: RunningTour | undefined): void {
  isRead = true;
  running = tour;
  if (tour) tabStorage.setItem(STORAGE_KEY, JSON.stringify(tour));
  else tabStorage.removeItem(STORAGE_KEY);
  for (const listener of listeners) listener();
}

function getRunningTour(): RunningTour | undefined {
  if (!isRead) {
    running = readTour();
    isRead = true;
  }
  return running;
}

function readTour(): RunningTour | undefined {
  try {
    const stored = JSON.parse(tabStorage.getItem(STORAGE_KEY) ?? 'null') as RunningTour | null;
    // A newer version of the back office may have other tours.
    return stored && tours[stored.id]?.steps[stored.step] ? stored : undefined;
  } catch {
    return undefined;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
