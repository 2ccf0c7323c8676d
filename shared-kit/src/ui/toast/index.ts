export { dismissToast, showToast, type ToastOptions } from './toast-store.ts';
export { ToastViewport, type ToastViewportProps } from './toast-viewport.tsx';
export { type ToastApi, useToast } from './use-toast.ts';
