import type { ReactNode } from 'react';

/** What kind of news a toast brings. */
export type ToastTone = 'success' | 'error' | 'info';

/** What may be said besides the message. */
export interface ToastOptions {
  description?: ReactNode;
  /** One command, such as undo; the toast closes after it. */
  action?: { label: string; onClick: () => void };
  /** Milliseconds until it leaves by itself; `0` keeps it until it is closed. */
  duration?: number;
  /** A toast with the same key replaces the one that is shown. */
  key?: string;
}

/** A toast as it waits to be shown. */
export interface Toast extends ToastOptions {
  id: string;
  tone: ToastTone;
  message: ReactNode;
}

const MAX_VISIBLE = 3;
const NOTHING: readonly Toast[] = [];

let toasts = NOTHING;
let lastId = 0;
const listeners = new Set<() => void>();

function publish(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Removes one toast, or all of them. */
export function dismissToast(id?: string): void {
  publish(id === undefined ? NOTHING : toasts.filter((toast) => toast.id !== id));
}

/** Shows a toast and returns its id; the oldest makes room when there are too many. */
export function showToast(tone: ToastTone, message: ReactNode, options: ToastOptions = {}): string {
  lastId += 1;
  const id = options.key ?? `toast-${lastId}`;
  publish([...toasts.filter((toast) => toast.id !== id), { ...options, id, tone, message }].slice(-MAX_VISIBLE));
  return id;
}

/** For `useSyncExternalStore`. */
export const toastStore = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  read: () => toasts,
  readOnServer: () => NOTHING,
};
