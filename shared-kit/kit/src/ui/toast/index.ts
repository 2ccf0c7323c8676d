export { dismissToast, showToast, type ToastOptions } from './toast-store.ts';
export { loadToastItem, ToastViewport, type ToastViewportProps } from './toast-viewport.tsx';
export { type ToastApi, useToast } from './use-toast.ts';
