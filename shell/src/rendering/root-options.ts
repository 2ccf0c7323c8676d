import { AppError } from '@fakos/contracts/errors';
import type { RootOptions } from 'react-dom/client';

/**
 * Options of the page's React root. In development, errors that a boundary catches are also shown with their component
 * stack: webpack's overlay shows error events of the window.
 */
export const rootOptions: RootOptions =
  process.env.NODE_ENV === 'development'
    ? {
        onCaughtError: (thrown, { componentStack }) => {
          console.error(thrown, componentStack);
          showInOverlay(thrown, componentStack);
        },
      }
    : {};

/** Shows errors of routes that could not be loaded, in development. */
export function showRouteErrors(errors: Readonly<Record<string, unknown>> | null): void {
  for (const error of Object.values(errors ?? {})) {
    // Follows an error that is shown with its components.
    if (!(error instanceof AppError && error.code === 'REMOTE_RENDER_FAILED')) showInOverlay(error);
  }
}

function showInOverlay(thrown: unknown, componentStack?: string): void {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  const texts = [...listCauses(error).map(String), componentStack && `Components:${componentStack}`];
  const shown = new Error(texts.filter(Boolean).join('\n'));
  shown.stack = error.stack ?? '';
  window.dispatchEvent(new ErrorEvent('error', { error: shown, message: shown.message }));
}

/** An error and the errors that caused it: a remote that fails during installation is the cause of another error. */
function listCauses(error: Error): Error[] {
  return error.cause instanceof Error ? [error, ...listCauses(error.cause)] : [error];
}
