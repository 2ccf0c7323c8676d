import { AppError } from '@fakos/shared-kit/errors';

/**
 * Runs a script from an address with its SRI hash.
 *
 * @throws {AppError} REMOTE_UNREACHABLE when it does not arrive or its hash differs. The element is taken away again.
 */
export function loadScript(src: string, integrity: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = src;
    script.crossOrigin = 'anonymous';
    if (integrity) script.integrity = integrity;
    script.onerror = () => {
      script.remove();
      reject(new AppError('REMOTE_UNREACHABLE', { src }));
    };
    script.onload = () => resolve();
    document.head.append(script);
  });
}
