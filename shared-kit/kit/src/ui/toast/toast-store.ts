import type { ReactNode } from 'react';

/** Tone of a toast. */
export type ToastTone = 'success' | 'error' | 'info';

/** Options of a toast. */
export interface ToastOptions {
  description?: ReactNode;
  /** One action, such as undo; it closes the toast. */
  action?: { label: string; onClick: () => void };
  /** Milliseconds until it closes; `0` for no timeout. */
  duration?: number;
  /** Replaces a shown toast with the same key. */
  key?: string;
}

/** A toast in the store. */
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

/** Shows a toast and returns its id; removes the oldest if there are too many. */
export function showToast(tone: ToastTone, message: ReactNode, options: ToastOptions = {}): string {
  lastId += 1;
  const id = options.key ?? `toast-${lastId}`;
  publish([...toasts.filter((toast) => toast.id !== id), { ...options, id, tone, message }].slice(-MAX_VISIBLE));
  return id;
}

/** Store of the shown toasts, for `useSyncExternalStore`. */
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
