import type { ReactNode } from 'react';
import { dismissToast, showToast, type ToastOptions } from './toast-store.ts';

/** Shows toasts; `success`, `error` and `info` return the toast's id. */
export interface ToastApi {
  success: (message: ReactNode, options?: ToastOptions) => string;
  error: (message: ReactNode, options?: ToastOptions) => string;
  info: (message: ReactNode, options?: ToastOptions) => string;
  dismiss: (id?: string) => void;
}

const api: ToastApi = {
  success: (message, options) => showToast('success', message, options),
  error: (message, options) => showToast('error', message, options),
  info: (message, options) => showToast('info', message, options),
  dismiss: dismissToast,
};

/** The toast API; always the same object, so it is safe in dependency arrays. */
export function useToast(): ToastApi {
  return api;
}
